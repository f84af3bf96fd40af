<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>BreakpointListFeature</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>This happens only once. Step to another event, or choose Search &gt; Breakpoints &gt; Edit Breakpoints.</source>
      <translation>这件事只发生一次。请走到另一个事件，或选择“搜索 &gt; 断点 &gt; 编辑断点”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>No breakpoint is on. B sets one at what just happened; Search &gt; Breakpoints &gt; Edit Breakpoints has all.</source>
      <translation>没有启用的断点。按B可在刚才发生的事上设断点；全部断点见“搜索 &gt; 断点 &gt; 编辑断点”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Nothing is followed. Right-click a column, an option or a cell, and choose Follow.</source>
      <translation>没有跟踪任何对象。请右键单击列、选项或格，然后选择“跟踪”。</translation>
    </message>
  </context>
  <context>
    <name>CellMenu</name>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Clear Cells</source>
      <translation>清除所选单元格(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Clear Cell</source>
      <translation>清除单元格(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Enter &amp;Digit</source>
      <translation>填入数字(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Note</source>
      <translation>标注(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>C&amp;olour</source>
      <translation>颜色(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Colour No&amp;te</source>
      <translation>给标注加颜色(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Highlight {digit}</source>
      <translation>高亮{digit}(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Make &amp;Given</source>
      <translation>变为提示数(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Make &amp;Entry</source>
      <translation>变为填入的数(&amp;E)</translation>
    </message>
  </context>
  <context>
    <name>Checking</name>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>There are no givens to check your digits against.</source>
      <translation>没有提示数，无法检查你填入的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Stopped. Your digits have not been checked.</source>
      <translation>已停止。你填入的数字没有检查。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>The puzzle has several solutions, so your digits cannot be checked.</source>
      <translation>题目有多个解，因此无法检查你填入的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>The puzzle has no solution, so your digits cannot be checked.</source>
      <translation>题目无解，因此无法检查你填入的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>No mistakes so far.</source>
      <translation>到目前为止没有错误。</translation>
    </message>
  </context>
  <context>
    <name>ComparisonChoosers</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Compare with</source>
      <translation>与之比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Align</source>
      <translation>并排方式</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Seed of the random ties</source>
      <translation>并列时随机选取的种子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>A stored run</source>
      <translation>保留的运行</translation>
    </message>
  </context>
  <context>
    <name>ComparisonPlot</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>Depth of both searches</source>
      <translation>两个搜索的深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>Click to go there; Left and Right move by a fiftieth of the plot.</source>
      <translation>单击前往；向左和向右键后退和前进全图的五十分之一。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>depth here</source>
      <translation>这边的深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>depth there</source>
      <translation>那边的深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>Nothing is known of the runs yet.</source>
      <translation>对两边的运行还一无所知。</translation>
    </message>
  </context>
  <context>
    <name>ComparisonStatement</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Go to where the two searches diverge</source>
      <translation>前往两个搜索分歧之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Go There</source>
      <translation>前往</translation>
    </message>
  </context>
  <context>
    <name>ComparisonTable</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/table.py" />
      <source>Numbers of both searches</source>
      <translation>两个搜索的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/table.py" />
      <source>Complete runs first, then both up to their positions. A triangle marks the smaller number of two complete runs.</source>
      <translation>先是全程，然后是两边到目前位置为止的数。三角标出两个全程中较小的数。</translation>
    </message>
  </context>
  <context>
    <name>ComparisonView</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Comparison</source>
      <translation>比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Another search of the same problem follows this one wherever you go.</source>
      <translation>同一问题的另一次搜索随这次搜索一起移动，无论你走到哪里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Watch a search to compare it with another search of the same problem.</source>
      <translation>观看一次搜索，即可把它与同一问题的另一次搜索比较。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>A repeat cover can be searched in one way only, so there is nothing to compare it with.</source>
      <translation>重复覆盖只有一种搜索方式：没有什么可与它比较。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Choose above what to compare this search with: another rule or another algorithm on the same problem.</source>
      <translation>请在上方选择与什么比较：同一问题，用另一规则或另一算法。</translation>
    </message>
  </context>
  <context>
    <name>DifferenceView</name>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>What this option did</source>
      <translation>此选项的效果</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Columns, options and sizes that have changed. Arrow keys move through them, Enter goes to where one changed last, Ctrl+C copies all.</source>
      <translation>有变化的列、选项和大小。方向键移动，Enter前往某项最近变动之处，Ctrl+C复制全部。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Compare with the moment before the latest option was tried; follows the search</source>
      <translation>与尝试最近的选项之前比较；随搜索一起移动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>This Option</source>
      <translation>此选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Compare with the current position from now on, wherever the search goes</source>
      <translation>从现在起与当前位置比较，无论搜索走到哪里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Since Here</source>
      <translation>从这里起</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Stop comparing</source>
      <translation>不比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>What is listed</source>
      <translation>列出什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Watch a search to see what an option took away.</source>
      <translation>观看一次搜索，即可看到一个选项排除了什么。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>“This Option” shows what the latest option took away; “Since Here” what changes from here on.</source>
      <translation>“此选项”显示最近的选项去掉了什么；“从这里起”显示从现在起的变化。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>No differences.</source>
      <translation>没有差异。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>No differences of this kind.</source>
      <translation>没有这一类差异。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Comparing…</source>
      <translation>正在比较……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Nothing has been chosen here yet.</source>
      <translation>这里还没有做过选择。</translation>
    </message>
  </context>
  <context>
    <name>Editing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>The givens are complete. Redo once more goes on playing.</source>
      <translation>提示数已经齐全。再重做一次，就继续游戏。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>You started playing here. Undo once more leads back to the givens.</source>
      <translation>游戏从这里开始。再撤销一次，就回到提示数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>The puzzle has been restarted. Undo restores your work and the time.</source>
      <translation>题目已重新开始。撤销可以恢复你填写的内容和用时。</translation>
    </message>
  </context>
  <context>
    <name>ExportForm</name>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Save &amp;As...</source>
      <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>&amp;Format:</source>
      <translation>格式(&amp;F)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>As on screen</source>
      <translation>与屏幕上一样</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Dark on white, for paper</source>
      <translation>白底深色，适合打印</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>C&amp;olours:</source>
      <translation>颜色(&amp;O)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>With the sentence &amp;below</source>
      <translation>下方附句子(&amp;B)</translation>
    </message>
  </context>
  <context>
    <name>Exporting</name>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>The picture was copied.</source>
      <translation>图片已复制。</translation>
    </message>
  </context>
  <context>
    <name>FilmDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>&amp;Shows:</source>
      <translation>显示(&amp;S)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>&amp;Part:</source>
      <translation>部分(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Nu&amp;mber of steps:</source>
      <translation>步数(&amp;M)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>F&amp;rom event:</source>
      <translation>从事件(&amp;R)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>&amp;To event:</source>
      <translation>到事件(&amp;T)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>St&amp;ep:</source>
      <translation>步长(&amp;E)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Spee&amp;d:</source>
      <translation>速度(&amp;D)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>S&amp;ize:</source>
      <translation>大小(&amp;I)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>For MP4 the program ffmpeg is needed. Install it with your package manager, then try again.</source>
      <translation>生成MP4需要程序ffmpeg。请用软件包管理器安装它，然后重试。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>There are no events in this part; choose another one.</source>
      <translation>这一部分没有事件；请选择另一部分。</translation>
    </message>
  </context>
  <context>
    <name>Finishing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Next Puzzle</source>
      <translation>下一题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>My Statistics</source>
      <translation>我的统计</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Check</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>The board is full, but not everything is right yet.</source>
      <translation>棋盘已填满，但还有不对的地方。</translation>
    </message>
  </context>
  <context>
    <name>HintCard</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;More</source>
      <translation>更多(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Show more of this hint (F2)</source>
      <translation>显示更多提示内容（F2）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Do It</source>
      <translation>执行(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Do this step on the board</source>
      <translation>在棋盘上执行这一步</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Show Them</source>
      <translation>标出来(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Mark what is wrong on the board</source>
      <translation>在棋盘上标出错误</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>See &amp;Why</source>
      <translation>看原因(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Let Dancing Links say why this step holds, or return to the hint</source>
      <translation>让舞蹈链说明这一步为什么成立，或回到提示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Close</source>
      <translation>关闭(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Close this hint (Esc)</source>
      <translation>关闭这个提示（Esc）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Legend</source>
      <translation>图例(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Explain the marks on the board</source>
      <translation>说明棋盘上各种记号的含义</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;About This Technique</source>
      <translation>关于此技巧(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Read about this technique, with an example</source>
      <translation>阅读此技巧的说明和例子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Watch It</source>
      <translation>在搜索中观看(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Watch Dancing Links show why this step holds; Esc leads back here</source>
      <translation>观看舞蹈链演示这一步为什么成立；Esc回到这里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Back to the Last Correct State</source>
      <translation>回到最近的正确状态(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Undo everything since the first mistake</source>
      <translation>撤销第一个错误以来的所有更改</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Back to the Hint</source>
      <translation>回到提示(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Looking for a step...</source>
      <translation>正在寻找下一步……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Something is wrong</source>
      <translation>有错误</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Every cell is filled: there is nothing left to do.</source>
      <translation>所有格子都已填好，没有什么可做了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>None of the enabled techniques finds a step.</source>
      <translation>已启用的技巧都找不到下一步。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No hint can be given: {cause}.</source>
      <translation>无法给出提示：{cause}。</translation>
    </message>
  </context>
  <context>
    <name>InfoBar</name>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Messages</source>
      <translation>消息</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Close this message (Esc)</source>
      <translation>关闭此消息（Esc）</translation>
    </message>
  </context>
  <context>
    <name>LogDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Part:</source>
      <translation>部分(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>F&amp;rom event:</source>
      <translation>从事件(&amp;R)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;To event:</source>
      <translation>到事件(&amp;T)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>St&amp;ep:</source>
      <translation>步长(&amp;E)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>With a se&amp;ntence for each event</source>
      <translation>每个事件附一句话(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>There are no events in this part; choose another one.</source>
      <translation>这一部分没有事件；请选择另一部分。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>This run is known up to there; its end is not known yet.</source>
      <translation>目前只知道搜索过程的这一部分；还不知道它的结尾。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>This may take a long time; you can stop it at any time.</source>
      <translation>这可能需要很长时间；随时可以停止。</translation>
    </message>
  </context>
  <context>
    <name>NewPuzzleFeature</name>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Making a puzzle of the level {level}...</source>
      <translation>正在制作难度为{level}的题目……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>{level}, {score} points.</source>
      <translation>{level}，{score}分。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Made puzzles</source>
      <translation>出好的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>No puzzle could be made: {details}</source>
      <translation>无法制作题目：{details}</translation>
    </message>
  </context>
  <context>
    <name>PictureDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;View:</source>
      <translation>视图(&amp;V)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Sca&amp;le:</source>
      <translation>比例(&amp;L)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Page:</source>
      <translation>页面(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Copy</source>
      <translation>复制(&amp;C)</translation>
    </message>
  </context>
  <context>
    <name>PositionField</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/position_field.py" />
      <source>Type a number and press Enter to go there.</source>
      <translation>键入一个数，按Enter前往。</translation>
    </message>
  </context>
  <context>
    <name>PracticeDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Practise a Technique</source>
      <translation>练习技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Technique</source>
      <translation>技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Looking for a puzzle</source>
      <translation>正在寻找题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>S&amp;top</source>
      <translation>停止(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>&amp;Show the Answer</source>
      <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>&amp;Next</source>
      <translation>下一题(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Highlight this digit, or enter it</source>
      <translation>高亮此数字，或填入它</translation>
    </message>
  </context>
  <context>
    <name>Presentation</name>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>Page Down steps forward, Page Up back, L switches between ring, spotlight and neither, B blanks the screen, Ctrl++ and Ctrl+- change the size, Esc ends.</source>
      <translation>Page Down前进，Page Up后退，L在圆环、聚光灯和两者皆无之间切换，B为黑屏，Ctrl++和Ctrl+-改变大小，Esc结束。</translation>
    </message>
  </context>
  <context>
    <name>Progress</name>
    <message>
      <location filename="../../sudoku_gui/services/progress.py" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/progress.py" />
      <source>Something else is being written. Wait until it is done, or cancel it.</source>
      <translation>正在写入别的内容。请等它完成，或取消它。</translation>
    </message>
  </context>
  <context>
    <name>PuzzleMaker</name>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Make Puzzles</source>
      <translation>出题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Puzzles made</source>
      <translation>已出的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Make</source>
      <translation>出题(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Any</source>
      <translation>任意</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>N&amp;o redundant givens</source>
      <translation>没有多余的提示数(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Givens &amp;where the board has digits now</source>
      <translation>提示数放在棋盘上现有数字的位置(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Different each time</source>
      <translation>每次不同</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Puzzles:</source>
      <translation>题数(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Level:</source>
      <translation>难度(&amp;L)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Needed &amp;technique:</source>
      <translation>需要的技巧(&amp;T)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Symmetry:</source>
      <translation>对称(&amp;S)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Givens:</source>
      <translation>提示数(&amp;G)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>See&amp;d:</source>
      <translation>种子(&amp;D)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Making puzzles...</source>
      <translation>正在出题……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Stop</source>
      <translation>停止(&amp;S)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>%n puzzles were made.</source>
      <translation>
        <numerusform>出了%n道题。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>No such puzzle could be made: {details}</source>
      <translation>未能出这样的题：{details}</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Open &amp;Recent</source>
      <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Clear List</source>
      <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Unsaved puzzle</source>
      <translation>未保存的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Unsaved puzzle: {counts}</source>
      <translation>未保存的题目：{counts}</translation>
    </message>
  </context>
  <context>
    <name>RunExchange</name>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>it is not text.</source>
      <translation>它不是文本。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>the clipboard</source>
      <translation>剪贴板</translation>
    </message>
  </context>
  <context>
    <name>RunModel</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
  </context>
  <context>
    <name>RunsFeature</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>What you pointed at is no longer visible. Point at it again, then press W.</source>
      <translation>你指向的东西已经看不见了。请重新指向它，再按W。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Point at a column, an option or a candidate first; W then takes it instead of what was chosen.</source>
      <translation>请先指向一列、一个选项或一个候选数；再按W改取它，代替原来的选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>A repeat cover can be searched in one way only, so there is nothing to compare it with.</source>
      <translation>重复覆盖只有一种搜索方式：没有什么可与它比较。</translation>
    </message>
  </context>
  <context>
    <name>RunsView</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Runs</source>
      <translation>运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Enter or a double click watches a run where it was left. W takes the column or option pointed at instead of the one that was chosen.</source>
      <translation>Enter或双击从离开之处观看一次运行。W改取所指的列或选项，代替原来的选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Watch a search to see its runs.</source>
      <translation>观看一次搜索，即可看到它的各次运行。</translation>
    </message>
  </context>
  <context>
    <name>SheetDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Number of e&amp;xercises:</source>
      <translation>题数(&amp;X)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Pictures:</source>
      <translation>图(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>P&amp;aper:</source>
      <translation>纸张(&amp;A)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Choose what may be asked.</source>
      <translation>请选择可以问什么。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Questions about what the search does after event {position}. The answers are on a page of their own.</source>
      <translation>关于第{position}个事件之后搜索做什么的问题。答案单独印在一页上。</translation>
    </message>
  </context>
  <context>
    <name>ShortcutSheet</name>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Keyboard Shortcuts</source>
      <translation>键盘快捷键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Keyboard shortcuts</source>
      <translation>键盘快捷键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Action</source>
      <translation>作用</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Keys</source>
      <translation>按键</translation>
    </message>
  </context>
  <context>
    <name>SolutionsDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Option numbers, from 1</source>
      <translation>选项编号（从1开始）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Names of options</source>
      <translation>选项名称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Rows of the matrix</source>
      <translation>矩阵的行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Sudokus, 81 characters per line</source>
      <translation>数独，每行81个字符</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Format:</source>
      <translation>格式(&amp;F)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>At &amp;most:</source>
      <translation>最多(&amp;M)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>One solution per line, written as they are found. You can stop at any time.</source>
      <translation>每行一个解，边找边写。随时可以停止。</translation>
    </message>
  </context>
  <context>
    <name>SolutionsView</name>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Enter or a double click on a solution goes to where the search finds it.</source>
      <translation>在一个解上按Enter或双击，即可前往搜索找到它的位置。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Watch a search to see its solutions.</source>
      <translation>观看一次搜索，即可看到它的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>&amp;Stop</source>
      <translation>停止(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>&amp;Find All</source>
      <translation>全部找出(&amp;F)</translation>
    </message>
  </context>
  <context>
    <name>Solving</name>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Solving: {events} events so far...</source>
      <translation>正在求解：至今{events}个事件……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Show the Dead End</source>
      <translation>显示死路</translation>
    </message>
  </context>
  <context>
    <name>SpokenTimeline</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/view.py" />
      <source>Position in the search</source>
      <translation>搜索中的位置</translation>
    </message>
  </context>
  <context>
    <name>StackTable</name>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Watch a search to see the options chosen.</source>
      <translation>观看一次搜索，即可看到选取的选项。</translation>
    </message>
  </context>
  <context>
    <name>StackView</name>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>A click or Enter on a line goes to where its column was chosen.</source>
      <translation>单击某一行或按Enter，前往它的列被选取之处。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Stack</source>
      <translation>栈</translation>
    </message>
  </context>
  <context>
    <name>Starting</name>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>The puzzle has one solution, so you are playing now. Undo leads back to the givens.</source>
      <translation>题目只有一个解，游戏已经开始。撤销可以回到提示数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Start Anyway</source>
      <translation>仍然开始</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>The board is full, so there is nothing left to play.</source>
      <translation>棋盘已经填满，没有可玩的了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Several solutions are possible. Type the other printed digits first.</source>
      <translation>可能有多个解。请先输入其余印好的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Show Why</source>
      <translation>显示原因</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>There is no solution, so a digit must be wrong.</source>
      <translation>题目无解，一定有数字输错了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Counting the solutions takes too long. Have you typed all printed digits?</source>
      <translation>数解的个数太费时间。印好的数字都输入了吗？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Type the digits printed in the puzzle first.</source>
      <translation>请先输入题目中印好的数字。</translation>
    </message>
  </context>
  <context>
    <name>StepsView</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Up and Down draw one step after the other on the board, Enter does it.</source>
      <translation>上下方向键把步骤逐一画在棋盘上，Enter执行。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Steps</source>
      <translation>步骤</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Do All &amp;Before This</source>
      <translation>执行此步之前的所有步骤(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>All Si&amp;ngles</source>
      <translation>所有唯一数(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Looking for steps...</source>
      <translation>正在寻找步骤……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Which steps</source>
      <translation>哪些步骤</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Possible now, by technique</source>
      <translation>现在可行，按技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Possible now, by cell</source>
      <translation>现在可行，按单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>To the solution, with a rating</source>
      <translation>直到解，附评级</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Looking for steps: %n so far...</source>
      <translation>
        <numerusform>正在寻找步骤：已找到%n个……</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>No step is possible.</source>
      <translation>没有可行的步骤。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>%n steps lead to the solution.</source>
      <translation>
        <numerusform>%n步可以得到解。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>%n steps are possible.</source>
      <translation>
        <numerusform>有%n个可行的步骤。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The steps cannot be found: {cause}.</source>
      <translation>无法查找步骤：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The puzzle has changed.</source>
      <translation>题目已改变。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The board has changed.</source>
      <translation>棋盘已改变。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The board shows the puzzle before this step. Esc shows yours again.</source>
      <translation>棋盘显示这一步之前的题目。按Esc回到你的棋盘。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>No single is possible now.</source>
      <translation>现在没有可填的唯一数。</translation>
    </message>
  </context>
  <context>
    <name>TargetMenu</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Copy Name</source>
      <translation>复制名称</translation>
    </message>
  </context>
  <context>
    <name>TechniquesDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Techniques</source>
      <translation>技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Try it earlier (Ctrl+Up)</source>
      <translation>更早尝试（Ctrl+Up）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Move &amp;Up</source>
      <translation>上移(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Try it later (Ctrl+Down)</source>
      <translation>更晚尝试（Ctrl+Down）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Move &amp;Down</source>
      <translation>下移(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>&amp;Restore Defaults</source>
      <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Turn all on, in the default order</source>
      <translation>全部启用，恢复默认顺序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>&amp;Practise</source>
      <translation>练习此技巧(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Find this technique in puzzles that need it</source>
      <translation>在需要此技巧的题目中找出它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Search</source>
      <translation>查找</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Search for a technique</source>
      <translation>查找技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Hints and All Steps use the techniques that are on, in this order. Ratings always use all techniques in the default order, so that they can be compared.</source>
      <translation>提示和“所有步骤”按此顺序使用启用的技巧。评级总是按默认顺序使用所有技巧，以便比较。</translation>
    </message>
  </context>
  <context>
    <name>TimelineView</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/view.py" />
      <source>Not known yet: the search is still running in the background.</source>
      <translation>尚不知道：搜索仍在后台运行。</translation>
    </message>
  </context>
  <context>
    <name>Transport</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Press Watch, Play or Step to see how Dancing Links solves this puzzle.</source>
      <translation>按“观看”“播放”或“前进一步”，看舞蹈链怎样解这道题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Moving: press Esc to stop here.</source>
      <translation>正在前往：按Esc在此停下。</translation>
    </message>
  </context>
  <context>
    <name>TreeDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>At &amp;most:</source>
      <translation>至多(&amp;M)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>This search has no node yet.</source>
      <translation>此搜索还没有结点。</translation>
    </message>
  </context>
  <context>
    <name>Typing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>No selected cell has the note {digit}. Colours go to notes while a digit is highlighted.</source>
      <translation>所选单元格中没有标注{digit}。高亮一个数字时，颜色加到标注上。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are colouring the notes {digit}, which are highlighted.</source>
      <translation>你在给高亮的标注{digit}加颜色。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Click cells to give them the colour {colour}. Press Esc to stop.</source>
      <translation>单击单元格，给它加上{colour}。按Esc结束。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Click cells to write the note {digit}. Press Esc to stop.</source>
      <translation>单击单元格，写标注{digit}。按Esc结束。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Click cells to enter {digit}. Press Esc to stop.</source>
      <translation>单击单元格，填入{digit}。按Esc结束。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type the printed digits; 0 or Space leaves a cell empty.</source>
      <translation>输入印好的数字；0或空格键让一格留空。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type the printed digits.</source>
      <translation>输入印好的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>The puzzle has one solution: you can start playing.</source>
      <translation>题目只有一个解：可以开始游戏了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>This puzzle belongs to the tour. Leave the tour to write in your own.</source>
      <translation>这道题目属于导览。要在你自己的题目中填写，请先离开导览。</translation>
    </message>
  </context>
  <context>
    <name>Watching</name>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>You have left the search at event {position}.</source>
      <translation>已在事件{position}处离开搜索。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Watch Again</source>
      <translation>继续观看</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Editing the puzzle leaves the search at event {position}. Repeat the change to edit.</source>
      <translation>编辑题目将离开搜索（现在在事件{position}处）。再做一次即可编辑。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Edit</source>
      <translation>编辑</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Keep Watching</source>
      <translation>继续观看</translation>
    </message>
  </context>
  <context>
    <name>about</name>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>About Dancing Sudoku</source>
      <translation>关于Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>&amp;Copy for a Bug Report</source>
      <translation>复制以便报告错误(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Copied</source>
      <translation>已复制</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back.</source>
      <translation>Dancing Sudoku {version}：一个数独程序，可以向前、向后观看它的求解过程。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Qt {qt}, PySide {pyside}, Python {python}.</source>
      <translation>Qt {qt}，PySide {pyside}，Python {python}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Free software under the {licence}, version 3 or later: you may use, change and share it.</source>
      <translation>自由软件，依照{licence}第3版或更新版本发布：你可以使用、修改和分享它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Third-party software: {qt} under the {lgpl}, version 3; Python (PSF licence); the search is compiled by Cython (Apache licence 2.0); GIF and WebP by Pillow (MIT-CMU licence); hints by hodoku-py (GPL); MP4 by FFmpeg (LGPL or GPL), where installed.</source>
      <translation>第三方软件：{qt}，采用{lgpl}第3版；Python（PSF许可证）；搜索由Cython（Apache许可证2.0）编译；GIF由Pillow（MIT-CMU许可证）生成；提示来自hodoku-py（GPL）；MP4由FFmpeg（LGPL或GPL，如已安装）生成。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>The algorithm: D. E. Knuth, {paper}, 2000, and The Art of Computer Programming, volume 4B, section 7.2.2.1; the links that leave and return: H. Hitotumatu and K. Noshita, 1979.</source>
      <translation>算法：D. E. Knuth，{paper}，2000年，以及The Art of Computer Programming第4B卷7.2.2.1节；离开又回来的链接：H. Hitotumatu和K. Noshita，1979年。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>The search runs compiled.</source>
      <translation>搜索以编译后的代码运行。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>The search runs uncompiled, more than {count} times slower: {cause}.</source>
      <translation>搜索未经编译运行，速度慢{count}倍以上：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install it again without that variable.</source>
      <translation>若要改变，请不设该变量重新安装。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install Cython, then install it again.</source>
      <translation>若要改变，请先安装Cython，再重新安装本程序。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install the source where it is: {command}</source>
      <translation>若要改变，请就地安装源代码：{command}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install a C compiler and Python's headers (on Debian: {packages}), then install it again.</source>
      <translation>若要改变，请先安装C编译器和Python头文件（Debian上为{packages}），再重新安装本程序。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>How to Change This</source>
      <translation>如何改变</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Break Here</source>
      <translation>在此设断点(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Stop whenever this happens again; press again to remove the breakpoint</source>
      <translation>刚才发生的事再次发生时停下；再按一次则移除断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Book&amp;mark</source>
      <translation>书签(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Add or remove a bookmark at this position</source>
      <translation>添加或移除此位置的书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Edit Breakpoints</source>
      <translation>编辑断点(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Show the list of breakpoints and bookmarks</source>
      <translation>显示断点和书签的列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Run to the Next Breakpoint</source>
      <translation>运行到下一个断点(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Run until a breakpoint is reached</source>
      <translation>继续运行，直到遇到断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Run Back to the Previ&amp;ous Breakpoint</source>
      <translation>往回运行到上一个断点(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Run back until a breakpoint is reached</source>
      <translation>往回运行，直到遇到断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Previous Bookmark</source>
      <translation>上一个书签(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go back to the previous bookmark</source>
      <translation>回到前一个书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Next Bookmark</source>
      <translation>下一个书签(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go to the next bookmark</source>
      <translation>前往下一个书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Previous Change of What Is &amp;Followed</source>
      <translation>跟踪对象的上一次变动(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go back to the previous change of the followed column, option or cell</source>
      <translation>回到所跟踪的列、选项或格上一次变动之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Next C&amp;hange of What Is Followed</source>
      <translation>跟踪对象的下一次变动(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go to the next change of the followed column, option or cell</source>
      <translation>前往所跟踪的列、选项或格下一次变动之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>What &amp;Did This Option Do</source>
      <translation>此选项的效果(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Mark what the latest option removed; press again to stop</source>
      <translation>标记最近的选项移除了什么；再按一次则停止</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>&amp;Mark Changes from Here On</source>
      <translation>标记从这里起的变化(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Mark what differs from this position, wherever you go</source>
      <translation>标记与此位置的不同，无论你走到哪里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Mark No Changes</source>
      <translation>不标记变化</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Stop marking changes</source>
      <translation>停止标记变化</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/__init__.py" />
      <source>E&amp;xercises</source>
      <translation>练习(&amp;X)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/__init__.py" />
      <source>Answer questions about what the search does next</source>
      <translation>回答关于搜索下一步的问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a &amp;Picture...</source>
      <translation>导出图片(&amp;P)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a view as PNG, SVG or PDF</source>
      <translation>把视图导出为PNG、SVG或PDF</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export the &amp;Log...</source>
      <translation>导出日志(&amp;L)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export events as text, CSV or JSON Lines</source>
      <translation>把事件导出为文本、CSV或JSON Lines</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export the Sol&amp;utions...</source>
      <translation>导出解(&amp;U)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Find all solutions of the search and write them as text</source>
      <translation>找出搜索的所有解并写成文本</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a &amp;Film...</source>
      <translation>导出影片(&amp;F)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export part of the search as WebP, GIF or MP4</source>
      <translation>把搜索的一部分导出为WebP、GIF或MP4</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export an Exercise S&amp;heet...</source>
      <translation>导出练习单(&amp;H)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Write questions about what the search does next, with pictures and answers, as PDF</source>
      <translation>把关于搜索下一步做什么的问题连同图和答案写成PDF</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a &amp;Web Page...</source>
      <translation>导出网页(&amp;W)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Write a web page on which anybody can run this search, without a network and without this program</source>
      <translation>写一个网页，任何人都可以在上面运行这个搜索，不需要网络，也不需要本程序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Open in &amp;Browser</source>
      <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Show the web page of this search in your browser</source>
      <translation>在浏览器中显示这个搜索的网页</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>&amp;Copy Puzzle</source>
      <translation>复制题目(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copy the givens as one line of 81 characters</source>
      <translation>把提示数复制为一行81个字符</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copy &amp;Board</source>
      <translation>复制棋盘(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copy givens and entries together</source>
      <translation>把提示数和填入的数一起复制</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Save the &amp;Run As...</source>
      <translation>运行另存为(&amp;R)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Save the search and its position in a small file</source>
      <translation>把搜索及其位置存成一个小文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Copy a &amp;Link to This Position</source>
      <translation>复制此位置的链接地址(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Copy a link that returns to this position when it is pasted</source>
      <translation>复制一个链接地址，粘贴它即可回到此位置</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Save</source>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Save the puzzle in its file</source>
      <translation>把题目保存到它的文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Save &amp;As...</source>
      <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Save the puzzle in another file</source>
      <translation>把题目保存到另一个文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Restore Previous Pu&amp;zzle</source>
      <translation>取回之前的题目(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Restore the puzzle that was on the board before</source>
      <translation>把最近搁置的题目重新放到棋盘上</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Earli&amp;er Versions...</source>
      <translation>较早的版本(&amp;I)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Show earlier states of the board, and unsaved work of other windows</source>
      <translation>显示棋盘上以前的内容，以及其他窗口未保存的内容</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>New E&amp;mpty Board</source>
      <translation>新建空棋盘(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Start with an empty board</source>
      <translation>从空棋盘开始</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Open...</source>
      <translation>打开(&amp;O)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Open a puzzle from a file</source>
      <translation>从文件打开一道题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Paste Puzzle</source>
      <translation>粘贴题目(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Put a puzzle from the clipboard on the board</source>
      <translation>把剪贴板中的题目放到棋盘上</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>&amp;All Problems...</source>
      <translation>所有问题(&amp;A)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Choose a problem, its size and its board, and see how large its search will be</source>
      <translation>选择问题及其大小和棋盘，并查看它的搜索会有多大</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;What Is This?</source>
      <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>Explain the next thing you click</source>
      <translation>解释你接下来单击的东西</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;Manual</source>
      <translation>手册(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>Read about every part of the program, with pictures</source>
      <translation>阅读程序各部分的说明，附有图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>R&amp;ules of Sudoku</source>
      <translation>数独规则(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>Read the three rules of Sudoku</source>
      <translation>阅读数独的三条规则</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;Keyboard Shortcuts</source>
      <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;About Dancing Sudoku</source>
      <translation>关于Dancing Sudoku(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Show the next hint: first where, then what, then why; then apply it</source>
      <translation>显示下一个提示：先是位置，再是内容，再是原因，最后执行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>All St&amp;eps</source>
      <translation>所有步骤(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>List all steps that are possible now, beside the board</source>
      <translation>在棋盘旁列出现在可行的所有步骤</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Rating</source>
      <translation>评级</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Show how hard this puzzle is, and list the steps to its solution</source>
      <translation>显示这道题目有多难，并列出得到解的步骤</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>T&amp;echniques...</source>
      <translation>技巧(&amp;E)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Read about every technique that hints use, switch it off or try it earlier</source>
      <translation>阅读提示所用的每种技巧，可以停用或提前尝试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Puzzle Librar&amp;y</source>
      <translation>题库(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Browse the puzzles of a file or a collection</source>
      <translation>浏览文件或题集中的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Ne&amp;xt Puzzle</source>
      <translation>下一道题目(&amp;X)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Open the puzzle after this one in its collection</source>
      <translation>打开同一题集中的下一道题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Pre&amp;vious Puzzle</source>
      <translation>上一道题目(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Open the puzzle before this one in its collection</source>
      <translation>打开同一题集中的上一道题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>A&amp;dd This Puzzle to the Library</source>
      <translation>把这道题目收入题库(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Add the puzzle on the board to a collection of your own</source>
      <translation>把棋盘上的题目放进你自己的题集</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>New Exact &amp;Cover...</source>
      <translation>新建精确覆盖(&amp;C)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Enter a 0-1 matrix of your own and watch its search</source>
      <translation>输入自己的0-1矩阵并观看它的搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Edit the &amp;Matrix...</source>
      <translation>编辑矩阵(&amp;M)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Edit the problem that is watched as a 0-1 matrix</source>
      <translation>把正在观看的问题作为0-1矩阵来编辑</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>&amp;New Puzzle...</source>
      <translation>新题目(&amp;N)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Choose a level, a daily puzzle or a game in progress</source>
      <translation>选择难度、每日题目或正在进行的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Another Puzzle Li&amp;ke This</source>
      <translation>再来一道同类题目(&amp;J)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Open another new puzzle of the same level at once</source>
      <translation>立即打开同一难度的另一道新题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Enter &amp;Givens</source>
      <translation>输入提示数(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type the digits printed in the puzzle</source>
      <translation>键入题目中印好的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Enter &amp;Digits</source>
      <translation>填写数字(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Digit</source>
      <translation>数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type your own digits; the givens are locked</source>
      <translation>键入你自己的数字；提示数被锁定</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Write Corner &amp;Notes</source>
      <translation>写角注(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Corner</source>
      <translation>角注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type small notes, each in its own place (X, or Shift with a digit, on the board)</source>
      <translation>键入小数字作标注，各在自己的位置（在棋盘上按X，或Shift加数字）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>&amp;Write Centre Notes</source>
      <translation>写中央标注(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Centre</source>
      <translation>中央</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type small notes side by side (C, or Ctrl with a digit, on the board)</source>
      <translation>键入并排的小数字作标注（在棋盘上按C，或Ctrl加数字）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Colour Cell&amp;s</source>
      <translation>给单元格加颜色(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Colour</source>
      <translation>颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Colour cells with the digits 1 to 9 (V on the board)</source>
      <translation>用数字1到9给单元格加颜色（在棋盘上按V）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Start Pla&amp;ying</source>
      <translation>开始游戏(&amp;Y)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Lock the digits printed in the puzzle, and start the clock</source>
      <translation>锁定题目中印好的数字，并开始计时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Clear All &amp;Entries</source>
      <translation>清除全部填数(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Remove all digits that you have entered; notes and colours stay</source>
      <translation>去掉你填入的所有数字；标注和颜色保留</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Undo</source>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Undo the last change</source>
      <translation>撤销最近一次操作</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Redo</source>
      <translation>重做(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Redo the last undone change</source>
      <translation>重做刚才撤销的操作</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Cle&amp;ar Cell</source>
      <translation>清除单元格(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Remove digit, notes and colours of the selected cells; givens stay</source>
      <translation>去掉所选单元格中的数字、标注和颜色；提示数保留</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Fill In All Candidates</source>
      <translation>填入全部候选数(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Write all candidates of the empty cells as notes</source>
      <translation>把空单元格的全部候选数写成标注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Ma&amp;ke Entries Givens</source>
      <translation>把填入的数变为提示数(&amp;J)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Make all digits on the board givens</source>
      <translation>把棋盘上的所有数字变为提示数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Make Gi&amp;vens Entries</source>
      <translation>把提示数变为填入的数(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Make all digits on the board entries, so that they can be changed</source>
      <translation>把棋盘上的所有数字变为填入的数，以便更改</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Res&amp;tart</source>
      <translation>重新开始(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Remove entries, notes and colours, and reset the time; undo restores them</source>
      <translation>去掉填入的数、标注和颜色，用时归零；撤销可以恢复</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select All Cells</source>
      <translation>选中全部单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select all cells (Ctrl+A on the board)</source>
      <translation>选中全部单元格（在棋盘上按Ctrl+A）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select S&amp;imilar Cells</source>
      <translation>选中相同的单元格(&amp;I)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select the cells with the same digit, or else the same notes or colours (Ctrl+Shift+A on the board, or a double click)</source>
      <translation>选中数字相同的单元格；没有数字时，选中标注或颜色相同的（在棋盘上按Ctrl+Shift+A，或双击）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;1</source>
      <translation>数字&amp;1</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;2</source>
      <translation>数字&amp;2</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;3</source>
      <translation>数字&amp;3</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;4</source>
      <translation>数字&amp;4</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;5</source>
      <translation>数字&amp;5</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;6</source>
      <translation>数字&amp;6</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;7</source>
      <translation>数字&amp;7</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;8</source>
      <translation>数字&amp;8</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;9</source>
      <translation>数字&amp;9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Cells with Two &amp;Candidates</source>
      <translation>有两个候选数的单元格(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Highlight the cells in which exactly two digits are possible</source>
      <translation>高亮恰好有两个数字可填的单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/play_screen.py" />
      <source>Pause</source>
      <translation>暂停</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/play_screen.py" />
      <source>Stop the clock and hide the board, or go on</source>
      <translation>停止计时并盖住棋盘，或者继续</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>&amp;Solve</source>
      <translation>求解(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Fill in the solution and show whether it is the only one</source>
      <translation>填入解，并显示它是否唯一</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>C&amp;heck</source>
      <translation>检查(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Mark wrong digits without changing them</source>
      <translation>标出填错的数字，不作改动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Back to the Last C&amp;orrect State</source>
      <translation>回到最近的正确状态(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Undo everything since the first mistake</source>
      <translation>撤销第一个错误以来的所有更改</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/__init__.py" />
      <source>My Stat&amp;istics</source>
      <translation>我的统计(&amp;I)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/__init__.py" />
      <source>Show how many puzzles you have solved, and how quickly</source>
      <translation>显示你解出了多少题目，用时多少</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/__init__.py" />
      <source>&amp;Practise a Technique...</source>
      <translation>练习技巧(&amp;P)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/__init__.py" />
      <source>Find a technique in a puzzle that needs it; your own puzzle stays as it is</source>
      <translation>在需要某种技巧的题目中找出它；自己的题目保持不变</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>S&amp;ystem Colours</source>
      <translation>跟随系统颜色(&amp;Y)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>&amp;Light</source>
      <translation>浅色(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>&amp;Dark</source>
      <translation>深色(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>&amp;High Contrast</source>
      <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>Sys&amp;tem Language</source>
      <translation>跟随系统语言(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>Preferences...</source>
      <translation>首选项...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>Choose colours, sizes, and how playing and searches work</source>
      <translation>选择颜色、大小，以及解题和搜索的方式</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/__init__.py" />
      <source>Pr&amp;int...</source>
      <translation>打印(&amp;D)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/__init__.py" />
      <source>Print puzzles with their solutions, or write them as PDF, SVG and PNG</source>
      <translation>打印题目和解，或写成PDF、SVG和PNG</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>&amp;Pseudo-code</source>
      <translation>伪代码(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>The algorithm as Knuth writes it</source>
      <translation>按Knuth的写法显示算法</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>&amp;C++</source>
      <translation>C++(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>The algorithm as a program in C++</source>
      <translation>用C++程序显示算法</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>P&amp;ython</source>
      <translation>Python(&amp;Y)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>The algorithm as a program in Python</source>
      <translation>用Python程序显示算法</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Copy P&amp;rogram</source>
      <translation>复制程序(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Copy the whole program: it reads the input of an online judge</source>
      <translation>复制整个程序：它读取在线评测题目的输入</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Wh&amp;at If</source>
      <translation>假如(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Start a run that takes the selected column or option instead of the one that was chosen</source>
      <translation>开始一次新的运行：在这里改取所选的列或选项，代替原来的选择</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/__init__.py" />
      <source>Share by Lin&amp;k or QR Code...</source>
      <translation>以网址或二维码分享(&amp;W)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/__init__.py" />
      <source>Share the puzzle as a link or a QR code that other programs open</source>
      <translation>把题目分享为其他程序可以打开的网址或二维码</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/__init__.py" />
      <source>How Many Sol&amp;utions?</source>
      <translation>有几个解(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/__init__.py" />
      <source>Show whether the puzzle has one solution, several or none, and what can be done</source>
      <translation>说明题目有唯一解、多个解还是无解，以及可以怎么做</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Guided &amp;Tours</source>
      <translation>导览(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Learn step by step what exact cover and Dancing Links are</source>
      <translation>一步一步了解什么是精确覆盖和舞蹈链</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>T&amp;ry a Tour File...</source>
      <translation>试用导览文件(&amp;R)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Show the tour in a file, and show it again whenever you save the file</source>
      <translation>显示文件中的导览，每次保存文件后重新显示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>&amp;New Tour...</source>
      <translation>新建导览(&amp;N)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Write a small guided tour into a file, to be changed in any text editor, and show it</source>
      <translation>把一个小导览写入文件并显示出来；可以用任何文本编辑器修改这个文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>&amp;Continue the Tour</source>
      <translation>继续导览(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Continue the last tour where you left it</source>
      <translation>从离开之处继续上次的导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Export the &amp;Tree...</source>
      <translation>导出搜索树(&amp;T)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Export the search tree as SVG or for Graphviz</source>
      <translation>把搜索树导出为SVG，或供Graphviz使用的文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>&amp;Watch from the Start</source>
      <translation>从头观看(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Watch</source>
      <translation>观看</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the start of the search for this puzzle</source>
      <translation>前往这道题目的搜索开头</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the S&amp;tart</source>
      <translation>到开头(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the start of the search</source>
      <translation>到搜索的开头</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step &amp;Back</source>
      <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go back one step, to the row marked with this icon in the log</source>
      <translation>后退一步：到日志中带有此标记的那一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>&amp;Play or Pause</source>
      <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step automatically, or pause</source>
      <translation>自动逐步前进，或暂停</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step &amp;Forward</source>
      <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go forward one step, to the row marked with this icon in the log</source>
      <translation>前进一步：到日志中带有此标记的那一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the E&amp;nd</source>
      <translation>到结尾(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the end of the search</source>
      <translation>到搜索的结尾</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Play Backwa&amp;rd</source>
      <translation>倒放(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step backward automatically</source>
      <translation>自动逐步后退</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Back, Finer</source>
      <translation>细步后退</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Undo a step of the next finer kind</source>
      <translation>按更细一级的步长后退</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Forward, Finer</source>
      <translation>细步前进</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Do a step of the next finer kind</source>
      <translation>按更细一级的步长前进</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Back, Coarser</source>
      <translation>粗步后退</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Undo a step of the next coarser kind</source>
      <translation>按更粗一级的步长后退</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Forward, Coarser</source>
      <translation>粗步前进</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Do a step of the next coarser kind</source>
      <translation>按更粗一级的步长前进</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Previous Dead End</source>
      <translation>上一条死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go back to the previous dead end</source>
      <translation>回到前一条死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Next Dead End</source>
      <translation>下一条死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the next dead end</source>
      <translation>前往下一条死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Previous Solution</source>
      <translation>上一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go back to the previous solution</source>
      <translation>回到前一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Next Solution</source>
      <translation>下一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the next solution</source>
      <translation>前往下一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Faster</source>
      <translation>加快</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Play more steps per second</source>
      <translation>每秒播放更多步</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Slower</source>
      <translation>放慢</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Play fewer steps per second</source>
      <translation>每秒播放更少步</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Coarser Steps</source>
      <translation>加大步长</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the next coarser kind of step</source>
      <translation>换成大一级的步长</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Finer Steps</source>
      <translation>减小步长</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the next finer kind of step</source>
      <translation>换成小一级的步长</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the Column with the Fewest &amp;Options</source>
      <translation>选取选项最少的列(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Knuth's rule: it keeps the search narrow</source>
      <translation>Knuth的规则：它使搜索保持狭窄</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the F&amp;irst Column</source>
      <translation>选取第一列(&amp;I)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>No rule: see how much more backtracking there is</source>
      <translation>完全不用规则：看看回溯会多出多少</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>E&amp;xact Covers</source>
      <translation>精确覆盖(&amp;X)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every column exactly once: find all solutions</source>
      <translation>每一列恰好覆盖一次：找出所有解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Exact Co&amp;ver with the Fewest Options</source>
      <translation>选项最少的精确覆盖(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every column exactly once: branch and bound for the smallest solution</source>
      <translation>每一列恰好覆盖一次：用分支限界找最小的解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Repeat Cover with the Fewest Options</source>
      <translation>选项最少的重复覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every column at least once: branch and bound for the smallest solution</source>
      <translation>每一列至少覆盖一次：用分支限界找最小的解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Search with Dancing &amp;Links</source>
      <translation>用舞蹈链搜索(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Exact cover: 729 options over 324 columns</source>
      <translation>精确覆盖：324列、729个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Searc&amp;h with Bits</source>
      <translation>用位运算搜索(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Backtracking with bit masks of the digits missing in each row, column and box</source>
      <translation>回溯法：用掩码记下每行、每列、每宫还缺的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Bac&amp;k to Playing</source>
      <translation>返回游戏(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Leave the search, or the tour, and go back to the puzzle; Esc leaves a search, too</source>
      <translation>离开搜索或导览，回到题目；按Esc也可离开搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>&amp;Go to Position</source>
      <translation>转到位置(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Type the number of an event to go to</source>
      <translation>键入要前往的事件编号</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>&amp;Play</source>
      <translation>解题(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>The board and the digits</source>
      <translation>棋盘和数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>Lear&amp;n</source>
      <translation>学习(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>The board, the links and the pseudo-code: all that is needed to follow the search</source>
      <translation>棋盘、链接和伪代码：跟随一次搜索所需的一切</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>&amp;Watch</source>
      <translation>观看(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>The board beside the matrix and its columns</source>
      <translation>棋盘，旁边是矩阵和它的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>&amp;Study</source>
      <translation>研究(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>Links, pseudo-code, stack and search tree together</source>
      <translation>链接、伪代码、栈和搜索树放在一起</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;File</source>
      <translation>文件(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Expor&amp;t</source>
      <translation>导出(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Edit</source>
      <translation>编辑(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Puzzle</source>
      <translation>题目(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Search</source>
      <translation>搜索(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Spee&amp;d and Step Size</source>
      <translation>速度和步长(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>R&amp;ule, Goal and Method</source>
      <translation>规则、目标和方法(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Breakp&amp;oints</source>
      <translation>断点(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Cod&amp;e</source>
      <translation>代码(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Compare Positions</source>
      <translation>比较位置(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Gallery</source>
      <translation>示例库(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;View</source>
      <translation>视图(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Hi&amp;ghlight</source>
      <translation>高亮(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Text Size</source>
      <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Colours</source>
      <translation>颜色(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Language</source>
      <translation>语言(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Help</source>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Toolbar</source>
      <translation>工具栏</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>R&amp;eset Layout</source>
      <translation>重置面板布局(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Restore the default layout of the panes</source>
      <translation>恢复面板的默认布局</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Full Screen</source>
      <translation>全屏(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Use the whole screen, or the window again</source>
      <translation>使用整个屏幕，或恢复窗口</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>P&amp;resent</source>
      <translation>演示(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Large type and few panes on the whole screen; Page Down steps, B blanks the screen, Esc ends</source>
      <translation>全屏显示大字和少量面板；Page Down走一步，B为黑屏，Esc结束</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Larger</source>
      <translation>放大(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Show all text larger</source>
      <translation>放大所有文字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Smaller</source>
      <translation>缩小(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Show all text smaller</source>
      <translation>缩小所有文字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Usual Size</source>
      <translation>默认大小(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Show all text as large as the system does</source>
      <translation>所有文字与系统的大小相同</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Stop What Is Running</source>
      <translation>停止正在运行的操作</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Stop a long search, or a long move through it, where it is</source>
      <translation>在当前位置停下耗时的搜索或移动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Quit</source>
      <translation>退出(&amp;Q)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Knuth's 6 × 7 Matrix</source>
      <translation>Knuth的6×7矩阵(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The example of the paper “Dancing Links”, 2000</source>
      <translation>论文“Dancing Links”（2000年）中的例子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Six Sets over Seven Elements</source>
      <translation>七个元素上的六个集合(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A matrix small enough to be solved by hand</source>
      <translation>小到可以手算的矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;6 Queens</source>
      <translation>6皇后(&amp;6)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>4 solutions; diagonals are columns that need not be covered</source>
      <translation>4个解；对角线是不必覆盖的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;8 Queens</source>
      <translation>8皇后(&amp;8)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>92 solutions</source>
      <translation>92个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;13 Queens</source>
      <translation>13皇后(&amp;1)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>73,712 solutions in some 70 million events</source>
      <translation>73,712个解，约7千万个事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on &amp;3 × 20</source>
      <translation>3×20五格骨牌(&amp;3)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>8 tilings</source>
      <translation>8种铺法</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 6 × 1&amp;0</source>
      <translation>6×10五格骨牌(&amp;0)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>9,356 tilings in 2.5 billion events</source>
      <translation>9,356种铺法，25亿个事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>S&amp;tations on a Ring</source>
      <translation>环上的站点(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Repeat cover: cover twelve places with the fewest stations</source>
      <translation>重复覆盖：用最少的站点覆盖十二个地点</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the givens</source>
      <translation>提示数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the candidates of the puzzle</source>
      <translation>题目的候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your entries</source>
      <translation>你填入的数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>title and remarks</source>
      <translation>标题和备注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>further sections of its file</source>
      <translation>文件中的其他部分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your notes</source>
      <translation>你的标注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your notes in the middle of cells</source>
      <translation>你写在格中央的标注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your colours</source>
      <translation>你的颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your colours of notes</source>
      <translation>你给标注加的颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the time spent</source>
      <translation>用时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Solved. This is the only solution.</source>
      <translation>已解出。这是唯一的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>This is one of several solutions: the puzzle needs more givens to have only one.</source>
      <translation>这是多个解之一：题目需要更多提示数才能只有一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Stopped. This is a solution; whether it is the only one is not known.</source>
      <translation>已停止。这是一个解；是否唯一尚不知道。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Stopped after {events} events: whether there is a solution is not known.</source>
      <translation>在{events}个事件之后停止：是否有解尚不知道。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution with the candidates of this puzzle; without them there is one.</source>
      <translation>按此题的候选数无解；不考虑候选数则有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution.</source>
      <translation>无解。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution: all {dead_ends} branches are dead ends. In the first, with {depth} digits on the board, “{item}” has no option left.</source>
      <translation>
        <numerusform>无解：全部{dead_ends}个分支都是死路。第一条死路中，棋盘上有{depth}个数字，“{item}”已没有选项。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} of your entries were replaced; undo restores them.</source>
      <translation>
        <numerusform>你填入的数中有{count}个与解不同；撤销可以恢复它们。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{one} and {other} both hold {digit} in {house}; change one of them.</source>
      <translation>{one}和{other}在{house}中都是{digit}；请更改其中一个。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} more pairs conflict.</source>
      <translation>
        <numerusform>另有{count}对冲突。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Saved, but some things were not kept: the format {format} does not hold {parts}. A .dsudoku file does.</source>
      <translation>已保存，但不完整：“{format}”格式不保存{parts}。.dsudoku文件能保存它们。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>The format {format} does not keep {parts}.</source>
      <translation>“{format}”格式不保存{parts}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Left out: {parts}.</source>
      <translation>已略去：{parts}。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>comment lines</source>
      <translation>注释行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>further frames</source>
      <translation>其余的框</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>candidates</source>
      <translation>候选数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the text after the end</source>
      <translation>结尾之后的内容</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>text that is not a puzzle</source>
      <translation>不是题目的文字</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>columns that hold no puzzle</source>
      <translation>没有题目的列</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the solution that the file has</source>
      <translation>文件中的解</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the technique and the step that the line is about</source>
      <translation>该行所讲的技巧和步骤</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>notes in cells that hold a digit</source>
      <translation>有数字的格中的标注</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>moves made on the way to the current board</source>
      <translation>走到当前盘面的各步</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>colours</source>
      <translation>颜色</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>lines, shapes and texts drawn on the grid, which may stand for further rules</source>
      <translation>画在盘面上的线、形状和文字（可能表示别的规则）</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>parts unknown to this program</source>
      <translation>本程序不认识的部分</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>elements unknown to this program</source>
      <translation>本程序不认识的元素</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the input mode</source>
      <translation>输入方式</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the undo history</source>
      <translation>撤销历史</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the watched search</source>
      <translation>所观看的搜索</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>breakpoints</source>
      <translation>断点</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>bookmarks</source>
      <translation>书签</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>runs of the search</source>
      <translation>搜索的运行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Single digits were read as givens.</source>
      <translation>单独的数字读作了提示数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>All single digits were read as givens.</source>
      <translation>所有单独的数字都读作了提示数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Single digits were read as entries.</source>
      <translation>单独的数字读作了填入的数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Single digits that another cell of their house still has were read as notes.</source>
      <translation>同一区中别的格仍有的单独数字读作了标注。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>All single digits were read as notes.</source>
      <translation>所有单独的数字都读作了标注。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>The file does not distinguish givens from entries; all digits were read as givens.</source>
      <translation>文件不区分提示数和填入的数；所有数字都当作了提示数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>The puzzle comes with rules in words, which are kept as a comment; only those of Sudoku are followed.</source>
      <translation>题目附有文字规则，已作为注释保留；程序只遵守标准数独规则。</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Each line is a puzzle of its own.</source>
      <translation>每一行是单独的一道题目。</translation>
    </message>
  </context>
  <context>
    <name>baseline</name>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>gone since the compared position</source>
      <translation>自比较之处以来离开的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>returned since then</source>
      <translation>自那时以来回来的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Go There</source>
      <translation>前往</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Compare with the Current Position</source>
      <translation>与当前位置比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Compare with the Node Selected Before</source>
      <translation>与先前选中的结点比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Compare with {node}, Selected Before</source>
      <translation>与先前选中的{node}比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>More...</source>
      <translation>更多...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Event {position}</source>
      <translation>事件{position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} gone</source>
      <translation>{digits}已离开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} returned</source>
      <translation>{digits}已回来</translation>
    </message>
  </context>
  <context>
    <name>bits</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: {option} is given, and givens come first</source>
      <translation>选取格{cell}：{option}是给定的，给定的先填</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: the first empty one, %n digits left</source>
      <translation>
        <numerusform>选取格{cell}：第一个空单元格，还剩%n个数字</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: %n digits left, the fewest of {cells} cells</source>
      <translation>
        <numerusform>选取格{cell}：还剩%n个数字，是{cells}格中最少的</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>The digits of the puzzle are written first.</source>
      <translation>题目的数字先写上。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>The rule takes the first empty cell, however many digits fit.</source>
      <translation>规则取第一个空单元格，不管有多少数字可填。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>A digit fits where the masks of row, column and box all have its bit: two ANDs tell how many.</source>
      <translation>行、列、宫的掩码中都有这一位的数字才可填：三个掩码相与，就知道有几个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Row {row}, column {column} and box {box} together hold all nine digits.</source>
      <translation>第{row}行、第{column}列和第{box}宫合起来已占去全部九个数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>No cell is empty. The search goes on, to find out whether there is another.</source>
      <translation>没有空单元格了。搜索继续，看看是否还有别的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Cell {cell} is done: its digit was given, so nothing else is tried</source>
      <translation>格{cell}已试完：它的数字是给定的，不再试别的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Cell {cell} is done: all its digits have been tried</source>
      <translation>格{cell}已试完：它的数字全部试过</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Dead end: no digit fits in {cell}</source>
      <translation>死路：{cell}没有数字可填</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Solution {number}: every cell has its digit</source>
      <translation>解{number}：每格都有了数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Its bit is cleared in three masks: of row {row}, column {column} and box {box}.</source>
      <translation>在三个掩码中清除它的位：第{row}行、第{column}列和第{box}宫的掩码。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>The same three bits come back; the stack remembers which digits are still to be tried.</source>
      <translation>同样的三位重新置为1；栈记得还有哪些数字要试。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Every branch has been tried and taken back; all masks are as they were at the start.</source>
      <translation>每个分支都已试过并撤回；所有掩码都和开始时一样。</translation>
    </message>
  </context>
  <context>
    <name>bound</name>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} + 0 = {depth}</source>
      <translation>{depth} + 0 = {depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} + {bound} {sign} {best}</source>
      <translation>{depth} + {bound} {sign} {best}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count}: too many</source>
      <translation>{count}个：太多</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count}: the best cover</source>
      <translation>当前最优：{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count} chosen</source>
      <translation>已选{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count} more needed</source>
      <translation>还需{count}个</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>%n options chosen, and no more are needed: a cover.</source>
      <translation>
        <numerusform>选了%n个选项，不再需要更多：得到一个覆盖。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, not fewer than the {best} of the best cover: nothing better can follow.</source>
      <translation>已选{depth}个，再加{bound}个，共{total}个，不少于当前最优覆盖的{best}个：往下不会有更好的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, more options than are allowed.</source>
      <translation>已选{depth}个，再加{bound}个，共{total}个，超过允许的选项数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, fewer than the {best} of the best cover: a better one may follow.</source>
      <translation>已选{depth}个，再加{bound}个，共{total}个，少于当前最优覆盖的{best}个：往下可能有更好的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}. No cover is known yet.</source>
      <translation>已选{depth}个，再加{bound}个，共{total}个。还不知道任何覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks now: this branch will be pruned.</source>
      <translation>搜索现在查询下界：这个分支将被剪去。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search has asked: this branch is pruned.</source>
      <translation>搜索已查询下界：这个分支被剪去。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks only where a tree node is entered; here it would prune.</source>
      <translation>搜索只在进入树结点时查询下界；在这里它会剪枝。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks now: it will go on.</source>
      <translation>搜索现在查询下界：它会继续。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search has asked: it goes on.</source>
      <translation>搜索已查询下界：它继续下去。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks only where a tree node is entered; here it would go on.</source>
      <translation>搜索只在进入树结点时查询下界；在这里它会继续。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{number}. “{item}”</source>
      <translation>{number}. “{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{column}: counted; it excludes no other column</source>
      <translation>{column}：已计入；它没有排除别的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{column}: counted; its options exclude {items}</source>
      <translation>{column}：已计入；它的选项排除{items}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{option} covers no other column that is left</source>
      <translation>{option}不覆盖别的剩余的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{option} also covers {items}</source>
      <translation>{option}还覆盖{items}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Bound</source>
      <translation>下界</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Why a branch is pruned, or not, where the fewest options are wanted: a lower bound and the columns that prove it.</source>
      <translation>求最少选项时，一个分支为什么被剪掉或没有被剪掉：一个下界，以及证明它的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Watch a search for the fewest options to see its bound and what proves it.</source>
      <translation>观看一次求最少选项的搜索，即可看到它的下界和证明。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>The bound belongs to a search for the fewest options. To see one, choose Stations on a Ring in the Gallery menu, or another goal in Search &gt; Rule, Goal and Method.</source>
      <translation>下界属于求最少选项的搜索。要看一个例子，请在“示例库”菜单中选择“环上的站点”，或在“搜索 &gt; 规则、目标和方法”中选择另一个目标。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>The search has found it; from here on only a cover with fewer options counts.</source>
      <translation>搜索找到了它；从这里起，只有选项更少的覆盖才算数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>excludes nothing</source>
      <translation>没有排除什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Columns that were counted</source>
      <translation>数到的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Each needs an option of its own. Up and Down go through them.</source>
      <translation>每列都需要自己的选项。向上和向下键逐个移动。</translation>
    </message>
  </context>
  <context>
    <name>breakpoints</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>What the breakpoint waits for</source>
      <translation>断点等待什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>And...</source>
      <translation>并且...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Add another condition</source>
      <translation>添加另一个条件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Discard the changes (Esc)</source>
      <translation>放弃更改（Esc）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Save this breakpoint (Enter)</source>
      <translation>保存此断点（Enter）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>⚠ {text}</source>
      <translation>⚠ {text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>What to wait for</source>
      <translation>等待什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Option</source>
      <translation>选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Column</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Cell</source>
      <translation>格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Number</source>
      <translation>数值</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Remove this condition</source>
      <translation>移除此条件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>−</source>
      <translation>−</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>≤ </source>
      <translation>≤ </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source> options</source>
      <translation>个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Restore what was removed</source>
      <translation>恢复已移除的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Undo</source>
      <translation>撤销</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>X switches a breakpoint on or off, Enter changes it, F2 names it, Del removes it, Alt+Up and Alt+Down move it.</source>
      <translation>X启用或停用断点，Enter修改，F2命名，Del移除，Alt加上下方向键移动。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Breakpoints</source>
      <translation>断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>No breakpoint yet.
Add one to stop runs, forward and backward.</source>
      <translation>还没有断点。
添加一个，指定运行向前和向后时在哪里停下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Add...</source>
      <translation>添加...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Add a breakpoint</source>
      <translation>添加断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Remove</source>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Remove the breakpoint (Del)</source>
      <translation>移除断点（Del）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run back to the previous breakpoint (with Shift: to the selected one only)</source>
      <translation>往回运行到上一个断点（按住Shift：只到选中的断点）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run Back</source>
      <translation>往回运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run on to the next breakpoint (with Shift: to the selected one only)</source>
      <translation>继续运行到下一个断点（按住Shift：只到选中的断点）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run On</source>
      <translation>继续运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Enter or a click goes to a bookmark, F2 names it, Del removes it.</source>
      <translation>Enter或单击前往书签，F2命名，Del移除。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Bookmarks</source>
      <translation>书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Add</source>
      <translation>添加</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Mark this position</source>
      <translation>标记这个位置</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Remove the bookmark (Del)</source>
      <translation>移除书签（Del）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Previous</source>
      <translation>上一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Go to the previous bookmark</source>
      <translation>前往上一个书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Next</source>
      <translation>下一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Go to the next bookmark</source>
      <translation>前往下一个书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>No bookmark yet.
Add one to find this position again.</source>
      <translation>还没有书签。
添加一个，以便再找到这个位置。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Watch a search to mark positions in it.</source>
      <translation>观看一次搜索，即可在其中为位置添加书签。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/row_list.py" />
      <source>Name</source>
      <translation>名称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>{name}: {description}</source>
      <translation>{name}：{description}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>{row}, {state}</source>
      <translation>{row}，{state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Stop {description}.
This breakpoint: {state}.</source>
      <translation>{description}停下。
此断点：{state}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>just reached</source>
      <translation>刚刚在此遇到</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>runs stop here</source>
      <translation>运行会在此停下</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>switched off</source>
      <translation>已停用</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>can never happen in this problem</source>
      <translation>在此问题中不可能发生</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>belongs to another problem</source>
      <translation>属于另一个问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>event {position}</source>
      <translation>事件{position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>event {position}: {name}</source>
      <translation>事件{position}：{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>{mark}, here</source>
      <translation>{mark}，在此处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Removed: {text}</source>
      <translation>已移除：{text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Choose a column.</source>
      <translation>请选择一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>No column is called “{text}”: choose one from the list.</source>
      <translation>没有叫“{text}”的列：请从列表中选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Choose an option.</source>
      <translation>请选择一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>No option is called “{text}”: choose one from the list.</source>
      <translation>没有叫“{text}”的选项：请从列表中选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Choose a cell.</source>
      <translation>请选择一格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>No cell is called “{text}”: type, for example, r3c5.</source>
      <translation>没有叫“{text}”的格：请键入r3c5这样的名称。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Following {name}</source>
      <translation>跟踪{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Following {name}: {state}</source>
      <translation>跟踪{name}：{state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>covered</source>
      <translation>已覆盖</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>还剩%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>chosen</source>
      <translation>已选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>hidden</source>
      <translation>已隐藏</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>in its column</source>
      <translation>在列中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>open</source>
      <translation>可选</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>out</source>
      <translation>已排除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Breakpoints and bookmarks</source>
      <translation>断点和书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Where runs stop, positions to come back to, and what is followed.</source>
      <translation>运行在哪里停下，要回到哪些位置，以及跟踪什么。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Breakpoints or bookmarks</source>
      <translation>断点或书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Run back to its previous change</source>
      <translation>往回运行到它的上一次变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Run on to its next change</source>
      <translation>继续运行到它的下一次变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Stop following</source>
      <translation>停止跟踪</translation>
    </message>
  </context>
  <context>
    <name>candidates</name>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>All four boards</source>
      <translation>全部四个棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Cells, rows</source>
      <translation>格、行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Columns, boxes</source>
      <translation>列、宫</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Cells</source>
      <translation>格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Rows and digits</source>
      <translation>行与数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Columns and digits</source>
      <translation>列与数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Boxes and digits</source>
      <translation>宫与数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Cells: digits left</source>
      <translation>格：剩下的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Rows × digits: columns left</source>
      <translation>行×数字：剩下的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Columns × digits: rows left</source>
      <translation>列×数字：剩下的行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Boxes × digits: places left</source>
      <translation>宫×数字：剩下的位置</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>row</source>
      <translation>行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>column</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>digit</source>
      <translation>数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>box</source>
      <translation>宫</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>b{number}</source>
      <translation>b{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Chosen: {sentence}</source>
      <translation>已选取：{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: covered by {option} at depth {depth}</source>
      <translation>{name}：已被{option}覆盖，深度{depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: covered, {left} to be tried</source>
      <translation>{name}：已覆盖，{left}待试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: {candidates} ({left})</source>
      <translation>{name}：{candidates}（{left}）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: no option left except those of the column being covered</source>
      <translation>{name}：除正被覆盖的列中的选项外，没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: no option left, a dead end</source>
      <translation>{name}：没有选项了，死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: no option left</source>
      <translation>{name}：没有剩下的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} was chosen at depth {depth}, {guess}</source>
      <translation>{option}已选取，深度{depth}，{guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} was chosen at depth {depth}</source>
      <translation>{option}已选取，深度{depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} is in {columns} of its 4 columns</source>
      <translation>{option}还在它4列中的{columns}列里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} is out of “{name}”</source>
      <translation>{option}不在“{name}”中了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} is in “{name}”: {left}</source>
      <translation>{option}在“{name}”中：{left}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{fact}: {reason}</source>
      <translation>{fact}：{reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Which boards are shown</source>
      <translation>显示哪些棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>There is not enough space for more boards.</source>
      <translation>空间不够，放不下更多棋盘。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Candidate boards</source>
      <translation>候选数棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move from place to place, Tab and Page Down to the next board; 1 to 9 pick a candidate; Enter goes to where it changed last.</source>
      <translation>上下方向键和Alt加左右方向键从一处移到另一处，Tab和Page Down到下一个棋盘；1到9选中一个候选数；Enter前往它最近变动之处。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Only a Sudoku has candidate boards.</source>
      <translation>只有数独才有候选数棋盘。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Watch a search to see its candidates.</source>
      <translation>观看一次搜索，即可看到它的候选数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Since event {position}: {gone} left (struck out), {back} came back (ringed).</source>
      <translation>自事件{position}以来：{gone}个离开（划去），{back}个回来（圈出）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>r{number}</source>
      <translation>r{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>c{number}</source>
      <translation>c{number}</translation>
    </message>
  </context>
  <context>
    <name>cells</name>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Note {digit}</source>
      <translation>标注{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Colour {number}, {name}</source>
      <translation>颜色{number}，{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Right-click or hold to highlight the {digit} on the board (Alt+{digit}).</source>
      <translation>右击或长按，在棋盘上高亮{digit}（Alt+{digit}）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Clear Cell</source>
      <translation>清除单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Clear the selected cell</source>
      <translation>清除选中的格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Leave this cell empty, and go to the next one</source>
      <translation>让这一格留空，走到下一格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Leave Empty</source>
      <translation>留空</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Digits</source>
      <translation>数字</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>%n cells highlighted</source>
      <translation>
        <numerusform>高亮%n格</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/overlays.py" />
      <source>Paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/overlays.py" />
      <source>Press P or click to go on</source>
      <translation>按P或单击继续</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/play_panel.py" />
      <source>Show why, and what can be done</source>
      <translation>说明原因以及可以怎么做</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/widgets/board/selecting_board.py" />
      <source>%n cells selected</source>
      <translation>
        <numerusform>选中了%n格</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>row {row}, column {column}</source>
      <translation>第{row}行第{column}列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>, </source>
      <comment>between phrases</comment>
      <translation>，</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>given {digit}</source>
      <translation>提示数{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>given {digit}, not chosen by the search</source>
      <translation>提示数{digit}，搜索尚未选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, chosen by the search, the only option</source>
      <translation>{digit}，由搜索选取，唯一的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, chosen by the search, a guess</source>
      <translation>{digit}，由搜索选取，猜测</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, chosen by the search, {guess} at depth {depth}</source>
      <translation>{digit}，由搜索选取，深度{depth}处的{guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}</source>
      <translation>{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>empty</source>
      <translation>空</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>empty, candidate {digit}</source>
      <translation>空，候选数{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>empty, candidates {digits}</source>
      <translation>空，候选数{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>notes {digits}</source>
      <translation>标注{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>in the middle {digits}</source>
      <translation>中央标注{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>breaks a rule</source>
      <translation>违反规则</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>no option left</source>
      <translation>没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>no digit fits</source>
      <translation>没有数字可填</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>covered</source>
      <translation>已覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>newest</source>
      <translation>最新</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>the column chosen</source>
      <translation>所选取的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} in the column chosen</source>
      <translation>{digits}在所选取的列中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} leaving</source>
      <translation>{digits}正在离开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>wrong</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>impossible notes {digits}</source>
      <translation>不可能的标注{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>highlighted</source>
      <translation>高亮</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>coloured {colours}</source>
      <translation>颜色是{colours}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>note {digit} coloured {colours}</source>
      <translation>标注{digit}的颜色：{colours}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, all nine are placed</source>
      <translation>{digit}，九个都已填好</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, {left} still to place</source>
      <translation>{digit}，还有{left}个待填</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, {over} too many</source>
      <translation>{digit}，多了{over}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>One solution</source>
      <translation>唯一解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Several solutions</source>
      <translation>多个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>No solution</source>
      <translation>无解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Solutions not counted</source>
      <translation>未数出解的个数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Looking for solutions...</source>
      <translation>正在找解……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/view.py" />
      <source>Sudoku board</source>
      <translation>数独棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/view.py" />
      <source>Arrow keys move from cell to cell, with Ctrl to the next empty one, and select several with Shift. 1 to 9 write a digit, with Shift a corner note, with Ctrl a centre note; Delete clears it.</source>
      <translation>方向键在单元格之间移动，加Ctrl移到下一个空单元格，加Shift选中多个。1到9填写数字，加Shift写角注，加Ctrl写中央标注；Delete清除。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>, </source>
      <comment>between digits</comment>
      <translation>、</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{most} and {last}</source>
      <translation>{most}和{last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rose</source>
      <translation>玫红色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>orange</source>
      <translation>橙色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>yellow</source>
      <translation>黄色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>green</source>
      <translation>绿色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>teal</source>
      <translation>青色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>blue</source>
      <translation>蓝色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>violet</source>
      <translation>紫色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>pink</source>
      <translation>粉色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>grey</source>
      <translation>灰色</translation>
    </message>
  </context>
  <context>
    <name>checking</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>%n of your digits are wrong.</source>
      <translation>
        <numerusform>你填入的数字中有%n个错了。</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>closing</name>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>The disk does not respond yet. The window closes when your work is stored.</source>
      <translation>磁盘尚未响应。你的内容保存好后窗口将关闭。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>A file is still being imported. The window closes when that is done.</source>
      <translation>仍在导入文件。导入完成后窗口将关闭。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>The library is still writing your last changes; another program may be using it. The window closes when that is done.</source>
      <translation>题库仍在写入你最近的更改，可能有其他程序正在使用它。写入完成后窗口将关闭。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Try Again</source>
      <translation>重试(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Save As...</source>
      <translation>另存为(&amp;S)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Close Anyway</source>
      <translation>仍然关闭(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Keep Open</source>
      <translation>不关闭(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your unsaved puzzle: {cause}.</source>
      <translation>现在关闭会丢失未保存的题目：{cause}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.</source>
      <translation>
        <numerusform>现在关闭会丢失未保存的题目和另外{number}道题目的进度：{cause}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your progress in {number} puzzles: {cause}.</source>
      <translation>
        <numerusform>现在关闭会丢失{number}道题目的进度：{cause}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Free some space, or make {folder} writable, and try again.</source>
      <translation>请释放一些空间，或使{folder}可写，然后重试。</translation>
    </message>
  </context>
  <context>
    <name>column choice</name>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Its option is given.</source>
      <translation>它的选项是给定的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>It was chosen on request, not by the rule.</source>
      <translation>这是指定的，不是按规则选取的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The rule takes the first in the list.</source>
      <translation>规则取链表中的第一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The rule takes the fewest options, the leftmost of equals.</source>
      <translation>规则取选项最少的列，同样少时取最左的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The rule takes the fewest options, at random among equals.</source>
      <translation>规则取选项最少的列，同样少时随机选取。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Chosen: “{name}”, {left}.</source>
      <translation>已选取：“{name}”，{left}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Dead end: “{name}” has no option left.</source>
      <translation>死路：“{name}”没有选项了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Branching on “{name}”: it had {size}.</source>
      <translation>正在对“{name}”分支：它当时有{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Branching on “{name}”: option {number} of {among}.</source>
      <translation>正在对“{name}”分支：第{number}个选项，共{among}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Another has none at all.</source>
      <translation>另有一列没有选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The smallest has {size}.</source>
      <translation>最少的有{size}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>No other has as few.</source>
      <translation>没有别的列这么少。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>No other is left.</source>
      <translation>没有别的了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The next smallest has {size}.</source>
      <translation>次少的有{size}个。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>%n others have {size} as well</source>
      <translation>
        <numerusform>另有%n列也是{size}个</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>%n others have none either</source>
      <translation>
        <numerusform>另有%n列也没有选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>{equals}; it is the leftmost.</source>
      <translation>{equals}；它在最左。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>{equals}; it was chosen at random.</source>
      <translation>{equals}；它是随机选中的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Only cells compete, no houses.</source>
      <translation>只有单元格参与比较，行、列、宫不参与。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Only primary columns compete.</source>
      <translation>只有主列参与比较。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>The question is which column is chosen next.</source>
      <translation>问题是：接下来选取哪一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>No column is chosen: the search has finished.</source>
      <translation>没有选取列：搜索已经结束。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>No column is chosen yet.</source>
      <translation>还没有选取列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>&amp;Why This One</source>
      <translation>为什么是它(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Go back to where this column was chosen, to see what it competed with</source>
      <translation>回到选取此列之处，看它当时与哪些列竞争</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>B&amp;y Size</source>
      <translation>按大小(&amp;Y)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>List the columns by size: the chosen one, then those it competes with</source>
      <translation>按大小排列各列：先是选取的列，再是与它竞争的列</translation>
    </message>
  </context>
  <context>
    <name>columns</name>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>chosen</source>
      <translation>已选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>no option</source>
      <comment>a state, in a narrow column</comment>
      <translation>无选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>live</source>
      <translation>待覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>covered</source>
      <translation>已覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>tie</source>
      <translation>并列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>secondary</source>
      <translation>次列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>purified {colour}</source>
      <translation>净化为{colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary; it was purified to {colour} at depth {depth}: {size} left in it.</source>
      <translation>“{name}”是次列；它在深度{depth}净化为{colour}：其中还剩{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{sentence} It is as small as the one chosen.</source>
      <translation>{sentence}它与选取的列同样小。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary: it may be covered at most once, or several times in one colour, but need not be, so it is never chosen. {size} left in it.</source>
      <translation>“{name}”是次列：最多覆盖一次，或以同一颜色覆盖多次，但不必覆盖，所以从不选取。其中还剩{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary: it may be covered at most once, but need not be, so it is never chosen. {size} left in it.</source>
      <translation>“{name}”是次列：最多覆盖一次，但不必覆盖，所以从不选取。其中还剩{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary; it was covered at depth {depth} and had {size} when it left the list.</source>
      <translation>“{name}”是次列；它在深度{depth}被覆盖，离开链表时有{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left: a dead end.</source>
      <translation>“{name}”没有选项了：死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left: a dead end at the next choice.</source>
      <translation>“{name}”没有剩下的选项：下一次选取就是死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left: a dead end sooner or later.</source>
      <translation>“{name}”没有剩下的选项：迟早是死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left; the search is taking options back.</source>
      <translation>“{name}”没有剩下的选项；搜索正在撤回选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left other than those of the column being covered.</source>
      <translation>除正被覆盖的列中的选项外，“{name}”没有选项了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is in the list, still to be covered: {size} left in it.</source>
      <translation>“{name}”还在链表里，尚待覆盖：其中还剩{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is the column that the search branches on.</source>
      <translation>“{name}”是搜索正在分支的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is the column that the search branches on: {size}.</source>
      <translation>“{name}”是搜索正在分支的列：{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” was covered at depth {depth}.</source>
      <translation>“{name}”已在深度{depth}被覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” was covered at depth {depth}; it had {size} when it left the list.</source>
      <translation>“{name}”已在深度{depth}被覆盖；它离开链表时有{size}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>Of {total} options these are gone: {parts}; left: {left}.</source>
      <translation>
        <numerusform>{total}个选项中去掉了：{parts}；还剩：{left}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>Of {total} options these are gone: {parts}; none is left.</source>
      <translation>
        <numerusform>{total}个选项中去掉了：{parts}；一个也不剩。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} by givens</source>
      <translation>因提示数{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} deeper</source>
      <translation>更深处{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} at depth {depth} ({option})</source>
      <translation>在深度{depth}（{option}）{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} with “{item}”, which is branched on</source>
      <translation>随正在分支的“{item}”{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/model.py" />
      <source>Column (item)</source>
      <translation>列（项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/model.py" />
      <source>Options</source>
      <translation>选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/model.py" />
      <source>State</source>
      <translation>状态</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Columns</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Up and Down move through the columns; Enter goes to where the column changed last; Esc goes back to the chosen column.</source>
      <translation>向上和向下键移动；Enter前往该列最近变动之处；Esc回到选取的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Order of the columns</source>
      <translation>列的次序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Header order</source>
      <translation>列头次序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>By size</source>
      <translation>按大小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Which columns are listed</source>
      <translation>列出哪些列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>All columns</source>
      <translation>所有列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Live only</source>
      <translation>仅待覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Watch a search to see its columns.</source>
      <translation>观看一次搜索，即可看到它的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>no option</source>
      <translation>0个选项</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options</source>
      <translation>
        <numerusform>%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>no option left</source>
      <translation>没有选项了</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>还剩%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{left} of {total} primary columns in the list</source>
      <translation>
        <numerusform>{total}个主列中{left}个在链表里</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{left} of {total} columns in the list</source>
      <translation>
        <numerusform>{total}列中{left}列在链表里</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>comparison</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>{cell}: {here} here, {there} there</source>
      <translation>{cell}：这边{here}，那边{there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>Chosen so far:</source>
      <translation>至今选取：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>No option is chosen yet.</source>
      <translation>还没有选取选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>{depth}. {option}</source>
      <translation>{depth}. {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>Board – {heading}</source>
      <translation>棋盘 – {heading}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Decision by decision</source>
      <translation>按决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both have made the same number of decisions.</source>
      <translation>两边做了同样多的决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Event by event</source>
      <translation>按事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both stand after the same number of events.</source>
      <translation>两边走了同样多的事件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>By share of the run</source>
      <translation>按比例</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both stand at the same share of their runs.</source>
      <translation>两边走了各自全程的同一比例。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Compare with nothing</source>
      <translation>不比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Fewest options</source>
      <translation>最少选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dancing Links</source>
      <translation>舞蹈链</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>First column</source>
      <translation>第一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dancing Links, first column</source>
      <translation>舞蹈链，取第一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Fewest, ties at random</source>
      <translation>最少选项，并列时随机</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dancing Links, ties at random</source>
      <translation>舞蹈链，并列时随机</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Bits instead of links</source>
      <translation>用位代替链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Bits</source>
      <translation>位</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{item} is chosen</source>
      <translation>选取{item}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{item} has no option left</source>
      <translation>{item}没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>a solution</source>
      <translation>一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>a prune</source>
      <translation>剪枝</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{option} is tried</source>
      <translation>尝试{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>the run is over</source>
      <translation>运行结束</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>bits, first cell</source>
      <translation>位运算，第一格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>links, first column</source>
      <translation>链接，第一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>links, random ties {seed}</source>
      <translation>链接，并列时随机{seed}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>links, fewest options</source>
      <translation>链接，最少选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>bits, fewest digits</source>
      <translation>位运算，最少数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{run}, with what-ifs</source>
      <translation>{run}，带改选</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Nothing has happened yet.</source>
      <translation>什么都还没有发生。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Finding the place...</source>
      <translation>正在前往……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Waits until the lengths of both runs are known.</source>
      <translation>要等两次运行的长度都已知。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>The run is over. {sentence}</source>
      <translation>运行已结束。{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both make the same decisions from start to end</source>
      <translation>从头到尾决策都相同</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>No difference in the first {count} decisions</source>
      <translation>
        <numerusform>前{count}次决策没有差别</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Looking for where they diverge...</source>
      <translation>正在查找分歧之处……</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Looking for where they diverge; the first {count} decisions are the same</source>
      <translation>
        <numerusform>正在查找分歧之处；前{count}次决策相同</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>They diverge at decision {number}: here {here}, there {there}</source>
      <translation>在第{number}次决策处分歧：这边{here}，那边{there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>They diverge after decision {number}: here {here}; there {there}</source>
      <translation>在第{number}次决策之后分歧：这边{here}；那边{there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>“{item}”</source>
      <translation>“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Here: {run}</source>
      <translation>这边：{run}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>There: {run}</source>
      <translation>那边：{run}</translation>
    </message>
  </context>
  <context>
    <name>comparison numbers</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/table.py" />
      <source>{count}, the smaller one</source>
      <translation>{count}，较小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>decisions</source>
      <translation>决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>decision {count}</source>
      <translation>决策{count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>events</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>event {count}</source>
      <translation>事件{count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>% of each run</source>
      <translation>各自全程的%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{count} %</source>
      <translation>{count}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Events</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many events have happened.</source>
      <translation>发生了多少个事件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Decisions</source>
      <translation>决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How often a column was chosen that had an option to try.</source>
      <translation>选取到有选项可试的列的次数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Branch points</source>
      <translation>分支点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Decisions at which more than one option was to be tried.</source>
      <translation>有不止一个选项可试的决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dead ends</source>
      <translation>死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How often the column to be chosen had no option left; that is not a decision.</source>
      <translation>轮到的列没有选项的次数；这不算决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many solutions were found.</source>
      <translation>找到了多少个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Depth</source>
      <translation>深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many options are chosen now; of complete runs, the most at any time.</source>
      <translation>现在选取了多少个选项；全程则为同时选取的最多个数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Updates</source>
      <translation>更新</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes.</source>
      <translation>从列中取出的结点数：Knuth用它衡量工作量。位运算没有结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>First solution</source>
      <translation>第一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many events it takes to find the first solution.</source>
      <translation>找到第一个解需要多少个事件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Here, total</source>
      <translation>这边全程</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>In the complete run of this search</source>
      <translation>这边搜索的全程</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>There, total</source>
      <translation>那边全程</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>In the complete run of the other search</source>
      <translation>那边搜索的全程</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio</source>
      <translation>比值</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio of there to here, over complete runs</source>
      <translation>全程中那边是这边的多少倍</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Here so far</source>
      <translation>这边至今</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Up to where this search stands; that says nothing about which is better</source>
      <translation>到这边搜索所在的位置为止；这不说明哪边更好</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>There so far</source>
      <translation>那边至今</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Up to where the other search stands; that says nothing about which is better</source>
      <translation>到那边搜索所在的位置为止；这不说明哪边更好</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio so far</source>
      <translation>至今之比</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio of there to here, up to the current positions</source>
      <translation>到两边所在的位置为止，那边是这边的几倍</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>≥ {count}</source>
      <translation>≥{count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>× {factor}</source>
      <translation>×{factor}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{where}: depth {here} here, depth {there} there</source>
      <translation>{where}：这边深度{here}，那边深度{there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{low} to {high}</source>
      <translation>{low}到{high}</translation>
    </message>
  </context>
  <context>
    <name>difference</name>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: size from {before} to {after}</source>
      <translation>{name}：大小从{before}变为{after}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options chosen</source>
      <translation>
        <numerusform>选取了%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: chosen</source>
      <translation>{name}：已选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>On the stack now, but not there.</source>
      <translation>现在在栈中，那里不在。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options taken back</source>
      <translation>
        <numerusform>撤回了%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: taken back</source>
      <translation>{name}：已撤回</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>On the stack there, but not now.</source>
      <translation>那里在栈中，现在不在。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns covered</source>
      <translation>
        <numerusform>覆盖了%n列</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: covered</source>
      <translation>{name}：已覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Its header has left the list of columns.</source>
      <translation>它的列头离开了列头链表。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns returned</source>
      <translation>
        <numerusform>恢复了%n列</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: returned</source>
      <translation>{name}：已回来</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Its header is in the list of columns again.</source>
      <translation>它的列头又回到了列头链表。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options gone</source>
      <translation>
        <numerusform>%n个选项离开</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: gone</source>
      <translation>{name}：已离开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>It could be chosen there, but conflicts with what is chosen now.</source>
      <translation>在那里可以选取，但与现在所选的冲突。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options returned</source>
      <translation>
        <numerusform>%n个选项回来</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>It could not be chosen there, but can be now.</source>
      <translation>在那里不能选取，现在可以了。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns smaller</source>
      <translation>
        <numerusform>%n列变小</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Fewer options are left for it than there.</source>
      <translation>它的选项比那里少。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns larger</source>
      <translation>
        <numerusform>%n列变大</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>More options are left for it than there.</source>
      <translation>它的选项比那里多。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Columns</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Options</source>
      <translation>选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Sizes</source>
      <translation>大小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>the start</source>
      <translation>开头</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>event {position}</source>
      <translation>事件{position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>event {position} “Choose {item}”</source>
      <translation>事件{position}“选取{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>From {place} to {other}: {changes}</source>
      <translation>从{place}到{other}：{changes}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Since {place}: {changes}</source>
      <translation>自{place}以来：{changes}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Compared with {place}, still to come: {changes}</source>
      <translation>与{place}相比，尚未发生：{changes}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first} {second}</source>
      <translation>{first}{second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no differences</source>
      <translation>没有差异</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no option left for “{item}”</source>
      <translation>“{item}”没有选项了</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no option left for “{item}” and %n other columns</source>
      <translation>
        <numerusform>“{item}”和另外%n列没有选项了</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}, {second}</source>
      <translation>{first}，{second}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}, and %n other candidates from {cell}.</source>
      <translation>
        <numerusform>{first}，另从{cell}去掉%n个候选数。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Without {option}, {digit} is possible again in %n cells.</source>
      <translation>
        <numerusform>没有{option}，{digit}又可填入%n格。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{before} → {after}</source>
      <translation>{before}→{after}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Off</source>
      <comment>compare nothing</comment>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Go to {position}</source>
      <translation>前往{position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Go to {place}</source>
      <translation>前往{place}</translation>
    </message>
  </context>
  <context>
    <name>difference text</name>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{option} took {digit} from no other cell</source>
      <translation>{option}没有从其他格去掉{digit}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{option} took {digit} from %n cells</source>
      <translation>
        <numerusform>{option}从%n格去掉{digit}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}.</source>
      <comment>a sentence</comment>
      <translation>{first}。</translation>
    </message>
  </context>
  <context>
    <name>errors</name>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this puzzle is no longer in the library</source>
      <translation>这道题目已不在题库中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this puzzle in the library is damaged; remove it and import it again</source>
      <translation>题库中的这道题目已损坏；请删除它，再重新导入</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this collection is no longer in the library</source>
      <translation>题库中已没有这个题集</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library cannot be read; try again</source>
      <translation>无法读取题库；请重试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>another program is writing to the library; close it, or wait until it is done</source>
      <translation>另一个程序正在写入题库；请关闭它，或等它完成</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library cannot be opened; allow reading and writing its file and folder</source>
      <translation>无法打开题库；请允许读写它的文件和文件夹</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library cannot be written; allow writing to its file and folder</source>
      <translation>无法写入题库；请允许写入它的文件和文件夹</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library was moved or replaced while it was being written; try again</source>
      <translation>题库在写入时被移动或替换；请重试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the disk is full; free some space on it</source>
      <translation>磁盘已满；请释放一些空间</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the disk reports an error; free some space on it, or check it</source>
      <translation>磁盘报告错误；请释放一些空间，或检查磁盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this text is too long for the library</source>
      <translation>这段文字太长，题库无法保存</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library reports the error {name}; close other programs and try again</source>
      <translation>题库报告错误{name}；请关闭其他程序后重试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the file has changed since it was opened; open it again</source>
      <translation>打开之后文件有改动；请重新打开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>no puzzle was found in this file</source>
      <translation>这个文件中没有找到题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>there is no puzzle to write</source>
      <translation>没有可写入的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/qr_codes.py" />
      <source>it has no readable QR code, and its digits cannot be read; paste the puzzle as text or as a link</source>
      <translation>其中没有可读的二维码，图片中的数字无法识别；请以文字或网址的形式粘贴题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/qr_codes.py" />
      <source>the picture is damaged or of an unknown kind</source>
      <translation>图片已损坏或格式未知</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/qr_codes.py" />
      <source>the picture has more than {count:,} pixels; choose a smaller one</source>
      <translation>图片超过{count:,}像素；请选用较小的图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_formats.py" />
      <source>ffmpeg: {words}</source>
      <translation>ffmpeg：{words}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>the editor takes matrices without colours, of at most {rows} rows and {columns} columns</source>
      <translation>编辑器接受没有颜色、最多{rows}行{columns}列的矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>a matrix without primary columns has nothing to search; make one primary, or save it as a table</source>
      <translation>没有主列的矩阵没有什么可搜索；请把一列设为主列，或者存为表格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>a name is one word without any of | : , ;</source>
      <translation>名称是一个不含 | : , ; 的词</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>the text is longer than {most} characters; open it as a file instead</source>
      <translation>文本超过{most}个字符；请改为作为文件打开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/page_files.py" />
      <source>the printer does not accept pages</source>
      <translation>打印机不接收页面</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/page_files.py" />
      <source>the printer does not accept further pages</source>
      <translation>打印机不再接收页面</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>{file}: {cause}</source>
      <translation>{file}：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>stop {number}: {cause}</source>
      <translation>第{number}站：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>{file}, stop {number}: {cause}</source>
      <translation>{file}，第{number}站：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this is not TOML; correct it there</source>
      <translation>这不是TOML；请在那里修正</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this key or table stands twice; leave one of them out</source>
      <translation>这个键或表出现了两次；请去掉一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a text, list or table has no end; write the quotation mark or bracket that is missing</source>
      <translation>有一段文字、一个列表或一个表没有结束；请补上缺少的引号或括号</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a backslash begins a special character; for the backslash itself write it twice</source>
      <translation>反斜杠表示特殊字符；要写反斜杠本身，请写两次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this is not a value; write a text, as "...", a whole number or a list, or end the list before it</source>
      <translation>这不是一个值；请写成文字（如 "..."）、整数或列表，或者结束前面的列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a key is followed by =; write it, as in title = "..."</source>
      <translation>键的后面要有 =；请补上，如title = "..."</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>something follows the value; begin a new line, or write all of it in quotation marks</source>
      <translation>值的后面还有内容；请另起一行，或者把全部内容放进引号</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the text is longer than {count:,} characters; split it</source>
      <translation>文本超过{count:,}个字符；请将其拆分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this line has more than {count} dots; use shorter keys</source>
      <translation>这一行的点号超过{count}个；请使用更短的键名</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this line has a word of more than {count} characters; shorten it</source>
      <translation>这一行有超过{count}个字符的词；请缩短它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>lists and tables are nested too deep; remove some</source>
      <translation>列表和表嵌套过深；请减少层数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the file is larger than {count:,} bytes; split the tour</source>
      <translation>文件超过{count:,}字节；请拆分导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>line {number} is not UTF-8; save the file as UTF-8</source>
      <translation>第{number}行不是UTF-8；请把文件保存为UTF-8</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this is not a tour; a tour begins with format = "{format}"</source>
      <translation>这不是导览；导览以format = "{format}"开头</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this tour has version {number}, and this program reads up to {newest}; use a newer program</source>
      <translation>此导览是版本{number}，而本程序最多读取版本{newest}；请使用较新的程序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a tour has 1 to {count} stops; write each under [[stops]]</source>
      <translation>一个导览有1到{count}站；每站写在[[stops]]之下</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the tour '{name}' no longer exists</source>
      <translation>导览“{name}”已不存在</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>there is no place {found}</source>
      <translation>没有{found}这样的位置</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>{field} {fault}</source>
      <translation>{field}{fault}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the way there {fault}</source>
      <translation>通往此站的路{fault}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write small letters, digits and _, as six_sets</source>
      <translation>是{found}；请写小写字母、数字和_，例如six_sets</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write version = {number}</source>
      <translation>是{found}；请写version = {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a table</source>
      <translation>是{found}；请写一个表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a whole number from {least} to {most}</source>
      <translation>是{found}；请写{least}到{most}之间的整数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a text, as "..."</source>
      <translation>是{found}；请写文本，例如"..."</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list of legs, as [["decision", 3]]</source>
      <translation>是{found}；请写路段的列表，例如[["decision", 3]]</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list of 2 to {most} texts</source>
      <translation>是{found}；请写2到{most}个文本的列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list of texts, one for each wrong choice</source>
      <translation>是{found}；请写成文本列表，每个错误选项一条</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found} texts, and there are {count} wrong choices; write one for each, in their order</source>
      <translation>有{found}条文本，而错误选项有{count}个；请按顺序每个写一条</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list, as ["{name}"]</source>
      <translation>是{found}；请写列表，例如["{name}"]</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write "{name} = true" or leave it out</source>
      <translation>是{found}；请写成"{name} = true"，或去掉此项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write "off" or a table</source>
      <translation>是{found}；请写成"off"或一个表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is not a key here; {remedy}</source>
      <translation>在这里不是键；{remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is empty; write a name or leave it out</source>
      <translation>是空的；请写一个名称，或去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is empty in '{language}'; write something or leave it out</source>
      <translation>在“{language}”中是空的；请写些内容，或去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is missing; write {name}.en = "..."</source>
      <translation>缺失；请写{name}.en = "..."</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is missing; it belongs to '{name}'</source>
      <translation>缺失；它与“{name}”是一起的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is missing; the first stop says what is watched, as watch = {{ sample = "six_sets" }}</source>
      <translation>缺失；第一站要说明观看什么，例如watch = {{ sample = "six_sets" }}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is not a puzzle: {cause}</source>
      <translation>不是题目：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>cannot be searched: {cause}</source>
      <translation>无法搜索：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {count} characters in '{language}'; shorten it to {most}</source>
      <translation>在“{language}”中有{count}个字符；请缩短到{most}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no English; add {name}.en, shown where a language is missing</source>
      <translation>没有英文；请添加{name}.en，缺少某种语言时显示它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no language {found}; write a code such as en or zh_CN</source>
      <translation>没有语言{found}；请写en或zh_CN这样的代码</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no "shuffled" with backtrack; use fewest or first</source>
      <translation>配合backtrack时没有"shuffled"；请用fewest或first</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no '{found}' for '{name}', which has only one rule; leave it out</source>
      <translation>对“{name}”没有“{found}”，因为它只有一种规则；请去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has nothing for '{name}', which has only one rule; leave it out</source>
      <translation>对“{name}”没有可比较的，因为它只有一种规则；请去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is the search that is watched; write another rule, engine or seed</source>
      <translation>就是正在观看的搜索；请换一个规则、引擎或种子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no leg {found}; {remedy}</source>
      <translation>没有路段{found}；{remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no {found}; {remedy}</source>
      <translation>没有{found}；{remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no {found}; write "start", "end", a number of events or a list of legs</source>
      <translation>没有{found}；请写"start"、"end"、事件数或路段的列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no column '{name}'; names are as in the window in English, such as '{example}'</source>
      <translation>没有列“{name}”；名称与英文窗口中的相同，例如“{example}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no option '{name}'; names are as in the window in English, such as '{example}'</source>
      <translation>没有选项“{name}”；名称与英文窗口中的相同，例如“{example}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no option '{name}'; there are {count}</source>
      <translation>没有选项“{name}”；共有{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>calls {count} options '{name}'; name all its columns, or its number, as '{example}'</source>
      <translation>有{count}个选项叫“{name}”；请写出它的所有列，或写编号，例如“{example}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found}; a leg is a kind, then names as texts, then a whole number</source>
      <translation>有{found}；一个路段先是种类，然后是文本形式的名称，最后是整数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found}; write {example}</source>
      <translation>有{found}；请写{example}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found}; write ["{kind}", 1], or -1 for back</source>
      <translation>有{found}；请写["{kind}", 1]，-1表示向后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>needs a sample, a puzzle or a problem; write one of them</source>
      <translation>需要sample、puzzle或problem中的一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>works only with rule = "shuffled"; add that or leave it out</source>
      <translation>只在rule = "shuffled"时有效；请添加它，或去掉此项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>works only with a puzzle; leave it out</source>
      <translation>只对puzzle有效；请去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>and 'at' both say where the stop is; leave one of them out</source>
      <translation>和“at”都说明了此站在哪里；请去掉其中一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is answered by clicking or by a number; leave out '{name}'</source>
      <translation>通过单击或数字作答；请去掉“{name}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no question of the kind '{kind}' here; move the stop to where this happens next</source>
      <translation>这里没有“{kind}”这种问题；请把这一站移到此事即将发生的地方</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>goes on from the stop before, which watches something else; use 'at'</source>
      <translation>从前一站继续，而前一站观看的是别的；请用“at”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has the unknown placeholder {{{name}}}; {remedy}, or write {{{{{name}}}}} for braces</source>
      <translation>在“{language}”中有未知的占位符{{{name}}}；{remedy}，要写花括号则写{{{{{name}}}}}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>did you mean '{name}'?</source>
      <translation>你是指“{name}”吗？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>use one of {names}</source>
      <translation>请用其中之一：{names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>finds no place for {found} from where it goes on; see how far the search runs</source>
      <translation>从它继续之处找不到{found}的位置；请看搜索走多远</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has a picture, and only words are shown; leave it out</source>
      <translation>在“{language}”中有图片，而这里只显示文字；请去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' links to the unknown term '{name}'; see the glossary</source>
      <translation>在“{language}”中链接到未知的术语“{name}”；请看词汇表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' links to {found}; a link is written [cover](term:cover)</source>
      <translation>在“{language}”中链接到{found}；链接写作[cover](term:cover)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' begins with {found}, which makes it an item of a list; write the number as a word</source>
      <translation>在“{language}”中以{found}开头，会成为列表项；请把数字写成文字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has the HTML {found}, which is not shown; use Markdown</source>
      <translation>在“{language}”中有HTML {found}，它不会显示；请用Markdown</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has {{{name}}}, but {lack}</source>
      <translation>在“{language}”中有{{{name}}}，但{lack}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>marks what the latest option did, but nothing is chosen here; move the stop on</source>
      <translation>标出最近的选项做了什么，可是这里什么也没有选择；请把这一站往后移</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has the option '{option}', which does not stand in column '{item}'</source>
      <translation>有选项“{option}”，而它不在列“{item}”中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}, but {fact}</source>
      <translation>是{found}，但{fact}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing is compared here; add compare = {{ rule = "first" }} or the like</source>
      <translation>这里没有比较什么；请加上compare = {{ rule = "first" }}之类</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the run does not end within {count:,} events; leave it out</source>
      <translation>搜索在{count:,}个事件之内没有结束；请去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing has happened yet at the start; move the stop on or leave it out</source>
      <translation>开头什么都还没有发生；请把此站移到后面，或去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>none is known here; repeat cover has one once a cover has been found</source>
      <translation>这里还没有；重复覆盖要找到一个覆盖之后才有</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing is chosen at this place; move the stop on or leave it out</source>
      <translation>此处没有选取什么；请把此站移到后面，或去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing has happened</source>
      <translation>什么都没有发生</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the last event is {name}</source>
      <translation>最近的事件是{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>there is none here</source>
      <translation>这里没有</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>none is affected</source>
      <translation>没有涉及任何一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>it is {number}</source>
      <translation>它是{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>it is '{name}'</source>
      <translation>它是“{name}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>breakpoints are a list of at most {count}</source>
      <translation>断点是至多{count}个的列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>breakpoint {number}: {cause}</source>
      <translation>断点{number}：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a dict of {names} is needed</source>
      <translation>需要一个含有{names}的字典</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{name} is {found}</source>
      <translation>{name}是{found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a condition is a list of 1 to {count} criteria, not {found}</source>
      <translation>条件是1到{count}个条件项的列表，而不是{found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a criterion is a dict with a kind, not {found}</source>
      <translation>条件项是含有kind的字典，而不是{found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a kind of criterion; use one of {names}</source>
      <translation>{found}不是条件项的种类；请用其中之一：{names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a criterion of kind {kind} has no {names}; leave it out</source>
      <translation>{kind}类的条件项没有{names}；请去掉它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a criterion of kind {kind} needs {names}</source>
      <translation>{kind}类的条件项需要{names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a line; use its id</source>
      <translation>{found}不是一行；请用它的id</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a list of events; use {names}</source>
      <translation>{found}不是事件的列表；请用{names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a list of the names of events</source>
      <translation>{found}不是事件名称的列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a valid {name}; use a whole number from 0</source>
      <translation>{found}不是有效的{name}；请用不小于0的整数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>not a subject of a search: {found}</source>
      <translation>不是搜索对象：{found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>only exact covers of a Sudoku are looked for; leave the goal out</source>
      <translation>数独只求精确覆盖；请去掉目标</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a search is of one problem; leave out all but one of grid, sample and problem</source>
      <translation>一次搜索只针对一个问题；“grid”“sample”和“problem”只留一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a number; use a whole number from 0</source>
      <translation>{found}不是数；请用不小于0的整数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a text</source>
      <translation>{found}不是文本</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a problem is a text of at most {count:,} characters</source>
      <translation>问题是至多{count:,}个字符的文本</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>nothing is watched; watch a search first</source>
      <translation>没有在观看搜索；请先观看一次搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this problem is too large for a link; save the run as a file</source>
      <translation>这个问题太大，放不进链接地址；请把这次运行保存为文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this puzzle has too many lines of text to be saved; remove some</source>
      <translation>这道题目的文字行数太多，无法保存；请去掉一些</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the disk does not respond</source>
      <translation>磁盘没有响应</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the hint program cannot be started; install Dancing Sudoku again</source>
      <translation>无法启动提示程序；请重新安装Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the hint program ended unexpectedly; try again</source>
      <translation>提示程序意外结束；请再试一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the hint program does not respond; try again</source>
      <translation>提示程序没有响应；请再试一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>there is not enough memory; close other programs</source>
      <translation>内存不足；请关闭其他程序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>unexpected error: {name}</source>
      <translation>意外错误：{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a beat; use one of {names}</source>
      <translation>{found}不是步长；请用其中之一：{names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>nothing is pointed at; name an item or an option</source>
      <translation>没有指向任何东西；请指定一个项或一个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the bookmarks are not a list</source>
      <translation>书签不是列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the bookmarks of search {number} are not valid</source>
      <translation>第{number}个搜索的书签无效</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the runs are not a list</source>
      <translation>运行不是列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>two runs have the same number</source>
      <translation>两次运行的编号相同</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>run {number} is not valid</source>
      <translation>第{number}次运行无效</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this run is being watched; watch another one first</source>
      <translation>正在观看这次运行；请先观看另一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this is a search of another problem; compare searches of one problem</source>
      <translation>这是另一个问题的搜索；请比较同一个问题的搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a repeat cover is searched in one way only; there is nothing to compare</source>
      <translation>重复覆盖只有一种搜索方式；没有可以比较的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the data is not valid</source>
      <translation>数据无效</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>{width} × {height} pixels are too many</source>
      <translation>{width}×{height}像素太多</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>there is no memory for {width} × {height} pixels</source>
      <translation>内存不够{width}×{height}像素之用</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>the picture cannot be written: {words}</source>
      <translation>图片无法写入：{words}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>the view is no longer visible</source>
      <translation>这个视图已经看不见了</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>line {line}: {cause}</source>
      <translation>第{line}行：{cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>column {column}: {cause}</source>
      <translation>第{column}列：{cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>line {line}, column {column}: {cause}</source>
      <translation>第{line}行第{column}列：{cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first} and {last}</source>
      <translation>{first}和{last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}, {last}</source>
      <translation>{first}、{last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}; {last}</source>
      <translation>{first}；{last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}; and {count} more</source>
      <translation>{first}；另有{count}处</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no cells were found; a grid has 81</source>
      <translation>没有找到任何格；一个盘面有81格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and . or 0 for an empty cell</source>
      <translation>{found!r}不是单元格的内容；请用1-9表示数字，用“.”或“0”表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are several digits in one cell: these are pencil marks, not the digits of a puzzle; use 1-9 for a digit and . or 0 for an empty cell</source>
      <translation>一个单元格中有好几个数字：这些是铅笔标注，不是题目的数字；请用1-9表示数字，用“.”或“0”表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this line has {count} cells instead of 9; a grid has 81 in all, not {total}</source>
      <translation>这一行有{count}个单元格，应为9个；整个盘面应有81个单元格，而不是{total}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid has 81 cells, in one line or in nine, not {count}</source>
      <translation>一个盘面有81个单元格，写成一行或九行；这里有{count}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid has 81 cells in nine lines, not {count} in {lines}</source>
      <translation>一个盘面有81个单元格，写成九行；这里的{lines}行中有{count}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid is 81 digits, each 0 to 9</source>
      <translation>一个盘面是81个数字，每个从0到9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>cell {cell} cannot hold the digit {digit}; cells are 0 to 80, digits 0 to 9</source>
      <translation>单元格{cell}不能填数字{digit}；单元格编号为0到80，数字为0到9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first} and {second} both hold {digit} in {house}</source>
      <translation>{first}和{second}在{house}中都是{digit}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number}</source>
      <translation>第{number}行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>col {number}</source>
      <translation>第{number}列</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>box {number}</source>
      <translation>第{number}宫</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{elapsed} ms is not a time; give 0 or more</source>
      <translation>{elapsed}毫秒不是有效的用时；请给出0或更大的数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>header {letter!r} {text!r}: give a letter and one line of plain text</source>
      <translation>标题项{letter!r} {text!r}：请给出一个字母和一行普通文本</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name!r} cannot be the name of a further section</source>
      <translation>{name!r}不能作为其他部分的名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>section {name!r} holds a line that would not be read back</source>
      <translation>{name!r}部分中有一行会无法读回</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{cell} is given as {given}; it cannot hold an entry</source>
      <translation>{cell}的提示数是{given}；不能再填数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{cell} holds {digit}; it cannot have notes</source>
      <translation>{cell}中已有{digit}；不能再有标注</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{symmetry!r} is not a symmetry; use one of {known}</source>
      <translation>{symmetry!r}不是对称方式；可用的有{known}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} is not a technique</source>
      <translation>{technique!r}不是技巧</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} cannot be needed and forbidden</source>
      <translation>{technique!r}不能既需要又禁止</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle cannot have {givens} givens; use 17 to 81</source>
      <translation>题目不能有{givens}个提示数；应为17到81个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no minimal puzzle with {givens} givens is known; ask for {most} or fewer, or for any number</source>
      <translation>没有已知的{givens}个提示数且无多余提示数的数独；请要求不超过{most}个，或不限个数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle with {givens} givens is easy and needs full houses alone; ask for fewer givens, or leave level and techniques out</source>
      <translation>有{givens}个提示数的数独很容易，只需要同区剩余；请要求更少的提示数，或不指定难度和技巧</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle with 81 givens is solved and has no level; ask for fewer givens, or leave level and techniques out</source>
      <translation>有81个提示数的数独已经解完，没有难度；请要求更少的提示数，或不指定难度和技巧</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{givens} givens cannot have the symmetry {symmetry!r}; ask for {near}</source>
      <translation>{givens}个提示数不可能有对称性{symmetry!r}；请要求{near}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pattern has {count} cells, and {givens} givens are asked for; leave one of them out</source>
      <translation>图案有{count}个单元格，而要求的提示数是{givens}个；请去掉其中一项</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} is harder than the level {level}</source>
      <translation>{technique!r}比难度{level}更难</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a pattern needs 17 to 81 cells, not {count}; with fewer givens no puzzle has one solution</source>
      <translation>图案需要17到81个单元格，而不是{count}个；提示数再少，题目就不会只有一个解</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pattern does not have the symmetry {symmetry!r}</source>
      <translation>图案没有对称方式{symmetry!r}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>hints and ratings need hodoku-py; install it, for example by: pip install hodoku-py</source>
      <translation>提示和难度评级需要hodoku-py；请安装它，例如：pip install hodoku-py</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name} is listed twice; every item needs a name of its own</source>
      <translation>项{name}列了两次；每一项都需要自己的名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there is nothing here; give items and options, or a 0-1 matrix</source>
      <translation>这里没有内容；请给出各项和选项，或一个0-1矩阵</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{kind!r} is not a kind of text; use one of {kinds}</source>
      <translation>没有{kind!r}这种文本；可用的有{kinds}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{kind!r} is only read; to write, use one of {kinds}</source>
      <translation>{kind!r}只能读取；写入可用{kinds}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this problem cannot be written as {kind!r} without a loss; use {kinds}</source>
      <translation>这个问题不能无损地写成{kind!r}；请用{kinds}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the text is longer than {most} million characters</source>
      <translation>文本超过{most}百万个字符</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the line is longer than {most} characters</source>
      <translation>该行超过{most}个字符</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a whole number from 0</source>
      <translation>{found}不是不小于0的整数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} is listed twice</source>
      <translation>{name}出现了两次</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} rows are announced, and {found} follow</source>
      <translation>声明了{count}行，实际有{found}行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is neither 0 nor 1</source>
      <translation>{found}既不是0也不是1</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the row has {count} columns, not {width}; make all alike</source>
      <translation>该行有{count}列，而不是{width}列；各行列数应相同</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the first line must have two numbers: how many rows and columns there are</source>
      <translation>第一行必须是两个数：行数和列数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the row announces {length} columns, and {found} follow</source>
      <translation>该行声明了{length}列，实际有{found}列</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there is no column {number}; use 1 to {width}</source>
      <translation>没有第{number}列；请用1到{width}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>give a placement, a column and a row, or a placement and a name</source>
      <translation>请给出放法、列和行，或放法和名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>column {place} has no name</source>
      <translation>第{place}列没有名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the cell of {name} has {found}; use 1 or x where the option covers it, 0 or nothing elsewhere</source>
      <translation>{name}一列的内容是{found}；选项覆盖它时用1或x，否则用0或留空</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a quotation is not closed</source>
      <translation>引号没有闭合</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number}, column {place} of the matrix is neither 0 nor 1</source>
      <translation>矩阵第{number}行第{place}列既不是0也不是1</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number} of the matrix has {count} columns, but the first has {width}; make all alike</source>
      <translation>矩阵第{number}行有{count}列，而首行有{width}列；各行列数应相同</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} labels for {options} options; give one for each, or none</source>
      <translation>{options}个选项有{count}个名称；请给每个选项一个名称，或者都不给</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} names for {width} columns; give one for each</source>
      <translation>{width}列却有{count}个名称；请每列给一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} secondary columns of {width}; give 0 to {width}</source>
      <translation>共{width}列，次列却有{count}个；请给0到{width}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} has item {name} twice; list each item once</source>
      <translation>选项{number}中项{name}出现两次；每一项只列一次</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} has the unknown item {name}; add it to items or to secondary</source>
      <translation>选项{number}中有未知的项{name}；请把它加到主列或次列中</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} gives item {name} a colour, but it is primary; only secondary items can have colours</source>
      <translation>选项{number}给项{name}加了颜色，但该项是主列；只有次列可以有颜色</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a word square needs words, all of one length</source>
      <translation>单词方阵需要长度相同的单词</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} is not an item of this problem</source>
      <translation>{name}不是此问题的项</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} does not exist; options are 0..{last}</source>
      <translation>给定的选项{number}不存在；选项为0..{last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} covers no primary item, so it can never be chosen</source>
      <translation>给定的选项{number}不覆盖任何主列，所以永远不会被选取</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} covers {name}, which another given option covers already</source>
      <translation>给定的选项{number}覆盖{name}，而另一个给定的选项已覆盖了它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no problem is called {name!r}; use one of {names}</source>
      <translation>没有叫{name!r}的问题；请用其中之一：{names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{sizes} is not a size of {name}; give {names}</source>
      <translation>{sizes}不是{name}的大小；请给出{names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the gallery has no {name!r}; use one of {names}</source>
      <translation>示例库中没有{name!r}；请用其中之一：{names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no parameter is called {name!r}; use {names}</source>
      <translation>没有名为{name!r}的参数；可用：{names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot be {found}; give a whole number from {low} to {high}</source>
      <translation>{name}不能是{found}；请给出{low}到{high}的整数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot be {found}; use one of {words}</source>
      <translation>{name}不能是{found}；可用：{words}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has no character {found}; use . for an empty square, and {signs}</source>
      <translation>{name}中没有字符{found}；空方格用“.”，其余用{signs}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has {count} squares; give {rows} rows of {cols}</source>
      <translation>{name}有{count}个方格；请给出{rows}行，每行{cols}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot have {found}; give numbers from 1 to {high}, or ranges such as 2-9</source>
      <translation>{name}中不能有{found}；请给出1到{high}的数，或2-9这样的范围</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has too many numbers; give at most {most}</source>
      <translation>{name}中的数太多；最多{most}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the given {digit} in row {row}, column {place} occurs twice in a row, column, box or diagonal</source>
      <translation>第{row}行第{place}列的提示数{digit}在某行、列、宫或对角线中重复</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no cities; place at least one</source>
      <translation>没有城市；请至少放置一座</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no sites for radars; place at least one</source>
      <translation>没有雷达的位置；请至少放置一处</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no numbers; give at least one</source>
      <translation>没有数；请至少给出一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the board has {count} squares; make it smaller, {most} at most</source>
      <translation>棋盘有{count}个方格；请缩小，最多{most}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no square is left of the board; fill a hole</source>
      <translation>棋盘上没有剩下的方格；请填上一个洞</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the problem has {count} nodes; a web page takes at most {most}</source>
      <translation>该问题有{count}个结点；网页最多容纳{most}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a web page shows Dancing Links only; search the puzzle by them</source>
      <translation>网页只能显示舞蹈链；请用它来搜索这道题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} queens cannot be placed; ask for 0 or more</source>
      <translation>无法放置{count}个皇后；请要求0个或更多</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has no meaning here; use # for a cell, . for none and a space for the next row</source>
      <translation>{found!r}在这里没有意义；请用“#”表示格，用“.”表示无，用空格换行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{height} x {width} is not a board; use sides of 0 or more</source>
      <translation>{height} x {width}不是棋盘；边长应为0或更大</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>piece {name!r} has no cells; give it at least one or leave it out</source>
      <translation>拼块{name!r}没有格；请至少给它一格，或去掉它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pieces cover {size} cells and the board has {count}; make them equal</source>
      <translation>各拼块共覆盖{size}格，而棋盘有{count}格；请使两者相等</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no items; the first line lists them, such as A B C | D E</source>
      <translation>没有项；第一行要列出各项，例如“A B C | D E”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name!r} is listed twice; list each item once</source>
      <translation>项{name!r}列了两次；每一项只列一次</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a second bar is not supported; one bar stands before the secondary items</source>
      <translation>不支持第二条竖线；次列之前只有一条竖线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a bar in it, like a multiplicity, which is not supported; one bar stands before the secondary items</source>
      <translation>{found!r}中有竖线，像是重数，而这里不支持；次列之前只有一条竖线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a colon, which item names cannot contain; use another character</source>
      <translation>{found!r}中有冒号，而项的名称中不能有冒号；请用其他符号</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this option has item {name!r} twice; list each item once</source>
      <translation>这个选项中项{name!r}出现两次；每一项只列一次</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has no colour behind its colon, or several; write one, such as x:A</source>
      <translation>{found!r}的冒号后没有颜色，或有多个；请写一个，如x:A</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} gives a colour to a primary item; only secondary items can have colours</source>
      <translation>{found!r}给主列加了颜色；只有次列可以有颜色</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a bar; costs and multiplicities are not supported, only exact cover and colours</source>
      <translation>{found!r}中有竖线；不支持代价和重数，只支持精确覆盖和颜色</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name!r} is not declared in line {head}; add it there or remove it</source>
      <translation>第{head}行没有声明项{name!r}；请在那里添加它，或将其删去</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name} cannot be written; name items with text, whole numbers or tuples of these</source>
      <translation>项{name}无法写出；项的名称应为文本、整数或由它们组成的元组</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>position {position:,} is too far to be reached in {seconds:g} seconds</source>
      <translation>位置{position:,}太远，{seconds:g}秒内无法到达</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>runs of the kind {kind} are not supported</source>
      <translation>不支持{kind}类的运行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the run cannot be restored: {cause}</source>
      <translation>无法恢复这次运行：{cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the run does not come to the state that was saved at position {position:,}; it was changed, or written by another version of this program</source>
      <translation>这次运行没有到达位置{position:,}处保存的状态；它被改动过，或由本程序的其他版本写出</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{key!r} must be a whole number from 0, not {found}</source>
      <translation>{key!r}应为不小于0的整数，而不是{found}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a run has at most {most:,} characters; this has {count:,}</source>
      <translation>一次运行至多有{most:,}个字符；这里有{count:,}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: this is not JSON; save the run again</source>
      <translation>不是运行：这不是JSON；请重新保存这次运行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: its JSON has a number or brackets that cannot be read; save the run again</source>
      <translation>不是运行：其中的JSON有无法读取的数或括号；请重新保存这次运行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: a run is a JSON object with "format": "{format}"</source>
      <translation>不是运行：运行是一个含有"format": "{format}"的JSON对象</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>version {version} of runs is not supported; a newer program may read it</source>
      <translation>不支持运行的版本{version}；较新的程序也许能读取</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {option} of an override does not cover item {item}</source>
      <translation>改选的选项{option}不覆盖项{item}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>'bookmarks' must be a list of at most {count:,} pairs of a position and a name</source>
      <translation>“bookmarks”应为至多{count:,}对位置和名称的列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a bookmark; use a position and a name</source>
      <translation>{found}不是书签；请用位置和名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a name of an item</source>
      <translation>{found}不是项的名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a number from 0 to {last}</source>
      <translation>{found}不是0到{last}之间的数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{key!r} is missing</source>
      <translation>缺少{key!r}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a JSON number; write an ordinary number</source>
      <translation>{found}不是JSON的数；请写普通的数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this file is larger than {count} MiB; split it into smaller ones</source>
      <translation>此文件超过{count} MiB；请把它拆成较小的文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the compressed data is damaged, or needs more than {count} MiB to unpack</source>
      <translation>压缩数据已损坏，或解压需要超过{count} MiB内存</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the compressed data ends too early</source>
      <translation>压缩数据不完整，提前结束</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is compressed by Zstandard, which needs Python 3.14 or the package backports.zstd; unpack it first</source>
      <translation>此文件用Zstandard压缩，需要Python 3.14或软件包backports.zstd；请先解压</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a text file, though it begins like one in UTF-16</source>
      <translation>这不是文本文件，虽然开头像UTF-16文本</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a text file; puzzles are read from text</source>
      <translation>这不是文本文件；题目要从文本中读取</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a file</source>
      <translation>这不是文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a pipe, not a file</source>
      <translation>这是管道，不是文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a socket, not a file</source>
      <translation>这是套接字，不是文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a device, not a file</source>
      <translation>这是设备，不是文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a symbolic link, not a file</source>
      <translation>这是符号链接，不是文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no file can have this name</source>
      <translation>文件不能使用这样的名称</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this file is write-protected</source>
      <translation>此文件是只读的</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>nothing can be written in this folder; choose another</source>
      <translation>无法在此文件夹中写入；请选择其他文件夹</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no program is writing to this pipe</source>
      <translation>没有程序向此管道写入数据</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no program is reading this pipe</source>
      <translation>没有程序读取此管道</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such file or directory</source>
      <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Permission denied</source>
      <translation>没有权限</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Operation not permitted</source>
      <translation>不允许此操作</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File exists</source>
      <translation>文件已存在</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Is a directory</source>
      <translation>是一个文件夹</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Not a directory</source>
      <translation>不是文件夹</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No space left on device</source>
      <translation>设备上没有剩余空间</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Disk quota exceeded</source>
      <translation>超出磁盘配额</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Read-only file system</source>
      <translation>文件系统是只读的</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File too large</source>
      <translation>文件太大</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File name too long</source>
      <translation>文件名太长</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Invalid argument</source>
      <translation>参数无效</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Resource temporarily unavailable</source>
      <translation>资源暂时不可用</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Input/output error</source>
      <translation>输入/输出错误</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Device or resource busy</source>
      <translation>设备或资源正忙</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Too many open files</source>
      <translation>打开的文件太多</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Too many levels of symbolic links</source>
      <translation>符号链接的层数太多</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Connection timed out</source>
      <translation>连接超时</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such device</source>
      <translation>没有这样的设备</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such device or address</source>
      <translation>没有这样的设备或地址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Cannot allocate memory</source>
      <translation>内存不足</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{detail} was set when it was installed</source>
      <translation>安装时设置了{detail}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no C compiler was found when it was installed ({detail})</source>
      <translation>安装时没有找到C编译器（{detail}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Python's headers were missing when it was installed ({detail})</source>
      <translation>安装时缺少Python头文件（{detail}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Cython was missing when it was installed ({detail})</source>
      <translation>安装时缺少Cython（{detail}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>compiling failed when it was installed ({detail})</source>
      <translation>安装时编译失败（{detail}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is the source in {detail}, which is not installed</source>
      <translation>运行的是{detail}中的源代码，它并未安装</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{format} is read, but not written; choose another format</source>
      <translation>“{format}”格式只能读取，不能写入；请选择其他格式</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{format} holds one puzzle, not {count}; choose a collection</source>
      <translation>“{format}”格式只能存一道题目，不是{count}道；请选择题集格式</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not written as {format}; let the format be detected</source>
      <translation>这不是用“{format}”格式写的；请让程序自动检测格式</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has {rules}; only classic rules are supported</source>
      <translation>这道题目有{rules}；只支持标准规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle is {width} x {height}; only 9 x 9 is supported</source>
      <translation>这道题目是{width}×{height}；只支持9×9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle is of an odd size; only 9 x 9 is supported</source>
      <translation>这道题目的大小不寻常；只支持9×9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has boxes of {width} x {height}; only 3 x 3 is supported</source>
      <translation>这道题目的宫是{width}×{height}；只支持3×3</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a puzzle of the kind {kind!r}; only classic ones can be read</source>
      <translation>这是{kind!r}类的题目；只能读取标准题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given} and as {digit}; they must agree</source>
      <translation>{cell}的提示数既是{given}又是{digit}；两者必须一致</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this entry is on a given, in {cell}; remove one of them</source>
      <translation>此处填入的数落在{cell}的提示数上；请去掉其中一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{name} occurs here a second time; keep one</source>
      <translation>{name}在这里第二次出现；请只保留一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a second {name}; keep one</source>
      <translation>这是第二个{name}；请只保留一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no puzzle was found in this text</source>
      <translation>这段文本中没有找到题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this text is too long for a single puzzle, and not a list of lines with 81 cells</source>
      <translation>这段文本作为一道题目太长，又不是每行81个单元格的列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not allowed in a text; remove it</source>
      <translation>{found!r}不允许出现在文本中；请去掉它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the character {found!r} cannot be written; remove it</source>
      <translation>字符{found!r}无法写入；请去掉它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this text contains half of a character; remove it</source>
      <translation>这段文本中有半个字符；请去掉它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no puzzles were found; write 81 cells in each line</source>
      <translation>没有找到题目；请每行写81格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no cells were found; write 81 in a line</source>
      <translation>没有找到任何格；请把81格写成一行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no line ends in the first {count} characters; a list has a puzzle in each line</source>
      <translation>前{count}个字符中没有换行；列表的每一行是一道题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file has two kinds of line ends; save it with one kind</source>
      <translation>此文件中有两种换行符；请只用一种保存</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the file has become shorter since it was opened; open it again</source>
      <translation>打开之后文件变短了；请重新打开</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this line is longer than {count} characters; a puzzle has 81 cells</source>
      <translation>这一行超过{count}个字符；一道题目有81格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a record of the puzzle bank: 12 characters, a space, 81 cells, spaces and a rating</source>
      <translation>这不是Sudoku Exchange题库的一条记录：应有12个字符、一个空格、81格、若干空格和难度值</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no column holds 81 cells; name it puzzle in the first line</source>
      <translation>没有一列含有81格；请在第一行把那一列命名为“puzzle”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the puzzle belongs in column {number}, and this row has {count}</source>
      <translation>题目应在第{number}列，而这一行只有{count}列</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the quotation marks do not match; a row is one line, and a mark in a field is written twice</source>
      <translation>引号不成对；每条记录占一行，字段中的引号要写两次</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>entries are 81 characters like the cells; use . where there is none</source>
      <translation>填入的数与各格一样写成81个字符；没有填的地方请写“.”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>an entry is in the cell of a given; remove it</source>
      <translation>填入的数落在提示数的格中；请去掉它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>lists are read in up to {count} million characters; split this text</source>
      <translation>列表最多读取{count}百万个字符；请拆分这段文本</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there are no nine lists of nine cells; use 1-9 for a digit and 0 for an empty cell</source>
      <translation>没有九个各含九格的列表；请用1-9表示数字，用“0”表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no grids were found; write each as nine lines of nine cells</source>
      <translation>没有找到盘面；请把每个盘面写成九行，每行九格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a grid ends here after {count} of its nine lines; add the others</source>
      <translation>盘面的九行到第{count}行就结束了；请补上其余各行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a grid ends here after {count} of its nine lines, before {found!r}; add the others</source>
      <translation>盘面的九行到第{count}行就在{found!r}之前结束了；请补上其余各行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} rows were found; each frame has nine</source>
      <translation>找到{count}行；每个框有九行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this row breaks off; the others end with a bar</source>
      <translation>这一行没有写完；其他各行都以竖线结尾</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a row of nine cells; write candidates side by side, cells apart</source>
      <translation>这不是九格组成的一行；同一格的候选数要连写，各格之间要隔开</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there are too many frames before the candidates; only givens and board may precede them</source>
      <translation>候选数之前的框太多；前面只能有提示数和当前盘面</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the board has {digit}; they must agree</source>
      <translation>{cell}的提示数是{given}，而盘面中是{digit}；两者必须一致</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the board has nothing; they must agree</source>
      <translation>{cell}的提示数是{given}，而盘面中是空的；两者必须一致</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {digit}, but the candidates have {found}; they must agree</source>
      <translation>{cell}中是{digit}，而候选数中是{found}；两者必须一致</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {digit}, but the candidates have nothing; they must agree</source>
      <translation>{cell}中是{digit}，而候选数是空的；两者必须一致</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no \begin{{sudoku}} was found; write it before the rows</source>
      <translation>没有找到\begin{{sudoku}}；请把它写在各行之前</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} rows such as |2|5| | |3| |9| |1|. were found here; a grid has nine, and nothing else</source>
      <translation>这里找到{count}行形如“|2|5| | |3| |9| |1|.”的内容；一个盘面有九行，别无其他</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and a space for an empty cell</source>
      <translation>{found!r}不是格的内容；请用1-9表示数字，用空白表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the state has {digit}; they must agree</source>
      <translation>{cell}的提示数是{given}，而状态中是{digit}；两者必须一致</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} lines with cells were found; there are nine</source>
      <translation>找到{count}行格；应有九行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this line has {count} cells instead of 9</source>
      <translation>这一行有{count}个单元格，应为9个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; write a given, u and an entry, or candidates</source>
      <translation>{found!r}不是格的内容；请写提示数、“u”加填入的数，或候选数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a code; write I, two digits for a cell 00 to 80 and one to place; or E, a cell and 00 before a candidate</source>
      <translation>{found!r}不是代码；请写“I”、两位格号（00到80）和要放的数字，或者写“E”、格号、“00”和候选数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a HoDoKu line; it has six or seven colons</source>
      <translation>这不是HoDoKu的一行；那样的行有六个或七个冒号</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} are not candidates; write digit, row and col of each, such as 436, with spaces between</source>
      <translation>{found!r}不是候选数；请依次写出每个候选数的数字、行和列，例如436，各项之间用空格隔开</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a file of HoDoKu with Java objects, and opening one can run code, so it is not opened; in HoDoKu choose File &gt; Save as and a text format, or copy the puzzle as a library line</source>
      <translation>这是含有Java对象的HoDoKu文件，打开这种文件可能会运行代码，所以不打开；请在HoDoKu中选择“File &gt; Save as”和一种文本格式，或把题目复制为题库行</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a line of 729 candidates; nine characters belong to each cell</source>
      <translation>这不是含729个候选数的一行；每格应有九个字符</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not this candidate; write {digit} or .</source>
      <translation>{found!r}不是这里的候选数；请写{digit}或“.”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this share string does not unpack; copy the whole of it</source>
      <translation>这个分享字符串无法解开；请把它完整复制</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a saved game of GNOME Sudoku has a list "cells"; add one</source>
      <translation>GNOME Sudoku的存档有一个列表"cells"；请加上</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a cell; write {{"position": [0, 0], "value": 1, "fixed": true}}</source>
      <translation>{key}不是单元格；请写{{"position": [0, 0], "value": 1, "fixed": true}}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} has no position; write its row and column, such as [0, 8]</source>
      <translation>{key}没有位置；请写出它的行和列，例如[0, 8]</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a number from {least} to {most}; correct it</source>
      <translation>{key}不是{least}到{most}之间的数；请修正它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a saved game is an object; write {{"puzzle": ..., "user_inputs": ...}}</source>
      <translation>存档是一个对象；请写{{"puzzle": ..., "user_inputs": ...}}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a digit; use 1 to 9, and null for an empty cell</source>
      <translation>{key}不是数字；请用1到9，空单元格则写“null”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} does not have nine rows; only puzzles of 9 x 9 can be read</source>
      <translation>{key}没有九行；只能读取9×9的题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} does not have nine cells; only puzzles of 9 x 9 can be read</source>
      <translation>{key}没有九个单元格；只能读取9×9的题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a list; write [] or the digits of the notes</source>
      <translation>{key}不是列表；请写[]或标注的数字</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this cell occurs here a second time; keep one</source>
      <translation>这一格在这里第二次出现；请只保留一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not an origin; use Provided or User</source>
      <translation>{found!r}不是来源；请用“Provided”或“User”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the {name} of this cell is {found!r}; use {least} to {most}</source>
      <translation>这一格的“{name}”是{found!r}；请用{least}到{most}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is KSudoku's puzzle {name!r}; only its plain Sudoku can be read</source>
      <translation>这是KSudoku的题目{name!r}；只能读取它的普通数独</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a Sudoku of order {order!r}; only those of order 9 can be read</source>
      <translation>这是{order!r}阶数独；只能读取9阶的</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>these are not 81 values; use b to j for 1 to 9, and _ for an empty cell</source>
      <translation>这不是81个值；请用b到j表示1到9，用“_”表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this event needs a value, or else markers</source>
      <translation>这个事件需要“value”，或者需要“markers”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not the index of a cell; use 0 to {last}</source>
      <translation>{found!r}不是格的编号；请用0到{last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a value; use 1 to 9, and 0 to empty a cell</source>
      <translation>{found!r}不是可用的值；请用1到9，用0清空一格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} are not markers; write nine of 0 and 1</source>
      <translation>{found!r}不是标注；请写九个0或1</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is &lt;{name}&gt;; a collection of OpenSudoku begins with &lt;opensudoku&gt;</source>
      <translation>这是&lt;{name}&gt;；OpenSudoku的题集以“&lt;opensudoku&gt;”开头</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there is no game in this collection; write &lt;game data="81 digits"/&gt;</source>
      <translation>这个题集中没有任何一局；请写“&lt;game data="81个数字"/&gt;”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this game has no cells; it needs data="81 digits"</source>
      <translation>这一局没有格；它需要“data="81个数字"”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the cells are of version {version}, and versions 1 to {newest} are known</source>
      <translation>各格是版本{version}的，而这里认识版本1到{newest}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the cells have {found} fields; version {version} has {count}</source>
      <translation>各格共有{found}个字段；版本{version}有{count}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the data of a game has {count} characters; it needs 81 digits, 0 for an empty cell</source>
      <translation>一局的数据有{count}个字符；它需要81个数字，空单元格写“0”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} cannot have the field {found!r}; correct that number</source>
      <translation>{cell}不能有字段{found!r}；请修正那个数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a kind of Solo; a classic puzzle begins with 3x3:</source>
      <translation>{found!r}不是Solo的种类；标准题目以“3x3:”开头</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a seed, from which only Solo itself makes the puzzle; in Solo choose Game &gt; Specific and copy what begins with 3x3:</source>
      <translation>这是一个种子，只有Solo自己能从中生成题目；请在Solo中选择“Game &gt; Specific”，再复制以“3x3:”开头的内容</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this game ID describes {count} cells instead of 81; copy all of it again</source>
      <translation>这个游戏编号描述了{count}格，应为81格；请重新完整复制</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found} is not a digit; put _ between two digits side by side</source>
      <translation>{found}不是数字；请在相邻的两个数字之间写“_”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a saved game of {name!r}, not of Solo</source>
      <translation>这是{name!r}的存档，不是Solo的</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this saved game is cut off here; save it again</source>
      <translation>这个存档到此中断；请重新存档</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this saved game has a line that is not KEY:length:value; save it again</source>
      <translation>这个存档中有一行不是“KEY:length:value”的形式；请重新存档</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>move {number} is {found!r}, which is not a move of Solo; save the game again</source>
      <translation>第{number}步是{found!r}，不是Solo的走法；请重新存档</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>move {number} changes a given; save the game again</source>
      <translation>第{number}步更改了提示数；请重新存档</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{what} was not found; copy the whole link again</source>
      <translation>没有找到{what}；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to f-puzzles.com with a puzzle</source>
      <translation>含有题目的“f-puzzles.com”网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to sudokupad.app with a puzzle</source>
      <translation>含有题目的“sudokupad.app”网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to sudokuwiki.org with a board</source>
      <translation>含有盘面的“sudokuwiki.org”网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to the Interactive Sudoku Solver</source>
      <translation>“Interactive Sudoku Solver”的网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a game ID such as 3x3:a2e9a5...</source>
      <translation>“3x3:a2e9a5...”这样的游戏编号</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>in the packed part of this link, {cause}</source>
      <translation>在此网址压缩的部分中，{cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link is damaged or cut off; copy the whole link again</source>
      <translation>此网址已损坏或不完整；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the packed part of this link unpacks to far more than a puzzle; it is not a puzzle</source>
      <translation>此网址压缩的部分解开后远大于一道题目；它不是题目</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link holds no known kind of puzzle; copy the whole link again</source>
      <translation>此网址中没有可识别的题目；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link has only the number of a puzzle, and the puzzle itself is on the site; open it there, export it as a link, and use that one</source>
      <translation>此网址只有题目的编号，题目本身在网站上；请在网站上打开它，导出为网址，再使用那个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link has only the number of a puzzle, and the puzzle itself is on the site; open it there, export it to f-puzzles, and use that link</source>
      <translation>此网址只有题目的编号，题目本身在网站上；请在网站上打开它，导出到“f-puzzles”，再使用那个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link holds a puzzle packed as {kind!r}, which is not supported; open it on the site and export it to f-puzzles</source>
      <translation>此网址中的题目以{kind!r}方式压缩，不受支持；请在网站上打开它，再导出到“f-puzzles”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this compact board has {count} cells instead of 81; copy the whole link again</source>
      <translation>这个紧凑盘面有{count}格，应为81格；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the board of this link has {count} characters, not 81 digits or 162 of 0-9 and a-v; copy the whole link again</source>
      <translation>此网址的盘面有{count}个字符，而不是81个数字或162个0-9和a-v的字符；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is neither a digit nor candidates; copy the whole link again</source>
      <translation>{cell}既不是数字也不是候选数；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and 0 for an empty cell</source>
      <translation>{found!r}不是格的内容；请用1-9表示数字，用“0”表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has the constraints {names}; only classic rules are supported</source>
      <translation>这道题目有约束{names}；只支持标准规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this constraint string has no givens; copy the whole link again</source>
      <translation>这个约束字符串中没有提示数；请重新复制整个网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a given; write R1C1_8 for an 8 in the first cell</source>
      <translation>{found!r}不是提示数；第一格中是8则写“R1C1_8”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is restricted to several digits; only classic rules are supported</source>
      <translation>{cell}限定为几个数字；只支持标准规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not the JSON of a puzzle; it must be an object with "size" and "grid"</source>
      <translation>这不是题目的JSON；它应为含有"size"和"grid"的对象</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a puzzle of f-puzzles; "grid" must be a list of nine rows</source>
      <translation>这不是“f-puzzles”的题目；"grid"应为九行的列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>row {number} of the grid must be a list of nine cells in curly brackets</source>
      <translation>盘面的第{number}行应为九格的列表，每格写在花括号中</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {found!r}; a cell holds digits from 1 to 9</source>
      <translation>{cell}中是{found!r}；格中是1到9的数字</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} has pencil marks that are no list; write them as [1, 2]</source>
      <translation>{cell}的候选数标注不是列表；请写成[1, 2]的形式</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has irregular regions; only the nine boxes of classic rules are supported</source>
      <translation>这道题目有不规则的宫；只支持标准规则的九个宫</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has pencil marks that are given; only classic rules are supported</source>
      <translation>这道题目给出了铅笔标注；只支持标准规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the rule {name!r}</source>
      <translation>规则{name!r}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the anti-king rule</source>
      <translation>无缘规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the anti-knight rule</source>
      <translation>无马规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>arrows</source>
      <translation>箭头</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>between lines</source>
      <translation>区间线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>clock lines</source>
      <translation>时钟线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>clones</source>
      <translation>克隆区</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>diagonals</source>
      <translation>对角线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>difference dots</source>
      <translation>差值点</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>disjoint groups</source>
      <translation>分离组</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>double arrows</source>
      <translation>双箭头</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>entropic lines</source>
      <translation>熵线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>even cells</source>
      <translation>偶数格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>extra regions</source>
      <translation>额外区</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>jigsaw regions</source>
      <translation>锯齿宫</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>killer cages</source>
      <translation>杀手虚线框</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>little killer sums</source>
      <translation>小杀手和</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>maxima</source>
      <translation>极大格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>minima</source>
      <translation>极小格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>modular lines</source>
      <translation>模线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>nabner lines</source>
      <translation>互异不连线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>negative constraints</source>
      <translation>反向约束</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the non-consecutive rule</source>
      <translation>不连续规则</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>odd cells</source>
      <translation>奇数格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>palindromes</source>
      <translation>回文线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>quadruples</source>
      <translation>四数提示</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>ratio dots</source>
      <translation>比值点</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>region sum lines</source>
      <translation>分区等和线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>renban lines</source>
      <translation>连续数线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>sandwich sums</source>
      <translation>三明治和</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>skyscrapers</source>
      <translation>摩天楼</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>slow thermometers</source>
      <translation>慢温度计</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>thermometers</source>
      <translation>温度计</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>whisper lines</source>
      <translation>耳语线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>X-sums</source>
      <translation>X和</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>X and V signs</source>
      <translation>X和V标记</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>zipper lines</source>
      <translation>拉链线</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this JSON has {count} characters, and at most {most} are read; split it</source>
      <translation>这段JSON有{count}个字符，最多读取{most}个；请把它拆开</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: {found!r} does not fit here; check commas, quotation marks and brackets</source>
      <translation>这不是JSON：{found!r}不该出现在这里；请检查逗号、引号和括号</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: nothing follows this comma; remove it</source>
      <translation>这不是JSON：这个逗号后面没有内容；请去掉它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: it ends too early; copy all of it</source>
      <translation>这不是JSON：内容过早结束；请完整复制</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a number in this JSON is far too long; shorten it</source>
      <translation>这段JSON中有一个数过长；请把它缩短</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found} is not a JSON number; write a digit there</source>
      <translation>{found}不是JSON的数；请在那里写数字</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>more than {count} brackets are nested</source>
      <translation>括号嵌套超过{count}层</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is JSON of another kind, with {names} in it; open a file that holds a Sudoku</source>
      <translation>这是别种JSON，其中有{names}；请打开含有数独的文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is JSON of another kind, without a name in it; open a file that holds a Sudoku</source>
      <translation>这是别种JSON，其中没有任何名称；请打开含有数独的文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not well-formed XML: {cause}; correct it there or just before</source>
      <translation>这不是格式良好的XML：{cause}；请在那里或之前一点修正</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>syntax error</source>
      <translation>语法错误</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no element found</source>
      <translation>没有找到元素</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>not well-formed (invalid token)</source>
      <translation>此处的字符不合语法</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unclosed token</source>
      <translation>有未结束的标记</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>mismatched tag</source>
      <translation>开始标签与结束标签不匹配</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>duplicate attribute</source>
      <translation>属性重复</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>junk after document element</source>
      <translation>最外层元素之后有多余内容</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>undefined entity</source>
      <translation>未定义的实体</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unclosed CDATA section</source>
      <translation>“CDATA”部分没有结束</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unknown encoding</source>
      <translation>未知的编码</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document is empty; it needs an outermost element</source>
      <translation>此文档是空的；它需要一个最外层元素</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a tag is far too long, or was never closed</source>
      <translation>有一个标签过长，或者没有结束</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>more than {count} elements are nested; no puzzle needs that</source>
      <translation>元素嵌套超过{count}层；没有题目需要这样</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document has more than {count} elements; split it</source>
      <translation>此文档有超过{count}个元素；请拆分它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document is larger than {count} million characters; split it</source>
      <translation>此文档超过{count}百万个字符；请拆分它</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the document type declares entities or other things; remove what is between [ and ]</source>
      <translation>文档类型声明了实体或其他内容；请去掉[ ]中的内容</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the document type points to another file; remove the DOCTYPE</source>
      <translation>文档类型指向另一个文件；请去掉“DOCTYPE”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there is no &lt;{name}&gt; in this &lt;{parent}&gt;; add one</source>
      <translation>这个&lt;{parent}&gt;中没有&lt;{name}&gt;；请加上</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is XML of another kind: its root is &lt;{name}&gt;; open a file that holds a Sudoku</source>
      <translation>这是别种XML：它的根是&lt;{name}&gt;；请打开含有数独的文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a file of this format has at most {most} characters; this has {count}</source>
      <translation>这种格式的文件至多有{most}个字符；这个有{count}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the text is damaged or cut off here; use an older copy of the file</source>
      <translation>文本在此处损坏或中断；请使用此文件较旧的副本</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the file must hold one JSON object, {{...}}</source>
      <translation>文件中必须有一个JSON对象，即{{...}}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{name} occurs twice in one object; keep one</source>
      <translation>{name}在同一个对象中出现两次；请只保留一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>objects and lists are nested more than {count} deep; flatten some of them</source>
      <translation>对象和列表嵌套超过{count}层；请拆开一些</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a number is too large to be kept; write a smaller one</source>
      <translation>有一个数太大，无法保存；请写较小的数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>format: "{format}" is needed</source>
      <translation>“format”：需要“{format}”</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>version: a whole number from 1 is needed</source>
      <translation>“version”：需要不小于1的整数</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file was written by version {version} of this program; open it with that one or a newer one</source>
      <translation>此文件由本程序的版本{version}写出；请用那个版本或更新的版本打开</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file was written by a newer version of this program; open it with that one or a newer one</source>
      <translation>此文件由本程序的较新版本写出；请用那个版本或更新的版本打开</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: an object with at least givens is needed</source>
      <translation>“puzzle”：需要至少含有“givens”的对象</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: at most {count} characters can be kept; remove some text</source>
      <translation>“puzzle”：至多能保存{count}个字符；请去掉一些文字</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: {cause}</source>
      <translation>“puzzle”：{cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: 81 characters are needed, 1-9 for a digit and . for an empty cell</source>
      <translation>{key}：需要81个字符，1-9表示数字，“.”表示空单元格</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: an object such as {{"r1c2": "13"}} is needed</source>
      <translation>{key}：需要{{"r1c2": "13"}}这样的对象</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: cells are called r1c1 to r9c9, not {found}</source>
      <translation>{key}：格的名称是r1c1到r9c9，而不是{found}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: an object such as {{"r1c2": {{"3": "14"}}}} is needed</source>
      <translation>{key}：需要一个对象，例如{{"r1c2": {{"3": "14"}}}}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: different digits are needed, such as "13"</source>
      <translation>{key}：需要互不相同的数字，例如"13"</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: a list of pairs such as ["A", "Author"] is needed</source>
      <translation>{key}：需要["A", "Author"]这样的成对列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: a list of pairs such as ["Name", ["line", "line"]] is needed</source>
      <translation>{key}：需要["Name", ["line", "line"]]这样的成对列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: milliseconds are needed, a whole number from 0</source>
      <translation>{key}：需要毫秒数，即不小于0的整数</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {column} to {colour}: its header leaves {list}; no other colour stands in it</source>
      <translation>净化{column}为{colour}：列头离开{list}；该列中没有别的颜色</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {column} to {colour}: its header leaves {list}, then its %n options with another colour, or none, leave all other columns</source>
      <translation>
        <numerusform>净化{column}为{colour}：列头离开{list}，然后其中颜色不同或没有颜色的%n个选项离开所有其他列</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {column}: its header leaves {list}; no other option stands in it</source>
      <translation>覆盖{column}：列头离开{list}；没有其他选项在此列中</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {column}: its header leaves {list}, then its %n options leave all other columns</source>
      <translation>
        <numerusform>覆盖{column}：列头离开{list}，然后它的%n个选项离开其他各列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {outer}: {option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>净化{outer}：{option}离开列“{item}”（{before} → %n个选项）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {outer}: {option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>覆盖{outer}：{option}离开列“{item}”（{before}→%n个选项）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Unpurify {outer}: {option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>撤销净化{outer}：{option}回到列“{item}”（{before} → %n个选项）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Uncover {outer}: {option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>恢复{outer}：{option}回到列“{item}”（{before}→%n个选项）</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Unpurify {column}: its header returns to {list}</source>
      <translation>撤销净化{column}：列头回到{list}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Uncover {column}: its header returns to {list}</source>
      <translation>恢复{column}：列头回到{list}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} − {item} ({before}→{after})</source>
      <translation>{option} − {item} ({before}→{after})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} + {item} ({before}→{after})</source>
      <translation>{option} + {item} ({before}→{after})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} − {item}</source>
      <translation>{option} − {item}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} + {item}</source>
      <translation>{option} + {item}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{option}离开列“{item}”（{before}→%n个选项）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{option}回到列“{item}”（{before}→%n个选项）</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Choose column “{item}”: {reason}</source>
      <translation>选取列“{item}”：{reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} is given, and givens come first</source>
      <translation>{option}是给定的，给定的先选</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>还剩%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>requested, {options}</source>
      <translation>按要求选取，{options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>the first in the list, {options}</source>
      <translation>链表中的第一列，{options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, and no other column to cover</source>
      <translation>{options}，也没有别的列要覆盖</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, the fewest of %n primary columns</source>
      <translation>
        <numerusform>{options}，是%n个主列中最少的</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, the fewest of %n columns</source>
      <translation>
        <numerusform>{options}，是%n列中最少的</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Solution {number}: every primary column is covered exactly once, each secondary one at most once, or several times in one colour</source>
      <translation>解{number}：每个主列恰好覆盖一次，每个次列最多一次，或以同一颜色多次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Solution {number}: every primary column is covered exactly once, each secondary one at most once</source>
      <translation>解{number}：每个主列都恰好覆盖一次，每个次列至多覆盖一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Solution {number}: every column is covered exactly once</source>
      <translation>解{number}：每列都恰好覆盖一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: {option} was given, so nothing else is tried</source>
      <translation>列“{item}”已试完：{option}是给定的，不再试别的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: its only option has been tried</source>
      <translation>列“{item}”已试完：唯一的选项已试过</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: both options have been tried</source>
      <translation>列“{item}”已试完：两个选项都试过了</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: all %n options have been tried</source>
      <translation>
        <numerusform>列“{item}”已试完：全部%n个选项都试过了</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Finished: there is no solution</source>
      <translation>搜索结束：无解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Finished: 1 solution, proved to be unique</source>
      <translation>搜索结束：1个解，已证明唯一</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Finished: {number} solutions, and no more</source>
      <translation>搜索结束：共{number}个解，没有更多</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option}: it is given</source>
      <translation>尝试{option}：它是给定的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option}: the only option</source>
      <translation>尝试{option}：唯一的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option} (option {k} of {d}): {guess}, the last one left</source>
      <translation>尝试{option}（第{k}个选项，共{d}个）：{guess}，是最后剩下的一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option} (option {k} of {d}): {guess}</source>
      <translation>尝试{option}（第{k}个选项，共{d}个）：{guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option}: it was given, so nothing replaces it</source>
      <translation>撤回{option}：它是给定的，没有什么可替换它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option}: it was the only option</source>
      <translation>撤回{option}：它是唯一的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option} (option {k} of {d}): it was the last option</source>
      <translation>撤回{option}（第{k}个选项，共{d}个）：它是最后一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option} (option {k} of {d}): {next} is next</source>
      <translation>撤回{option}（第{k}个选项，共{d}个）：下一个是{next}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Dead end: “{item}” has no option left</source>
      <translation>死路：“{item}”没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option}: it is given</source>
      <translation>写入{option}：它是给定的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option}: the only digit</source>
      <translation>写入{option}：唯一的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option} (digit {k} of {d}): {guess}, the last one left</source>
      <translation>写入{option}（第{k}个数字，共{d}个）：{guess}，是最后剩下的一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option} (digit {k} of {d}): {guess}</source>
      <translation>写入{option}（第{k}个数字，共{d}个）：{guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Take back {option}: it was the only digit</source>
      <translation>撤回{option}：它是唯一的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Take back {option} (digit {k} of {d}): it was the last</source>
      <translation>撤回{option}（第{k}个数字，共{d}个）：它是最后一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Take back {option} (digit {k} of {d}): {next} is next</source>
      <translation>撤回{option}（第{k}个数字，共{d}个）：下一个是{next}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>the list</source>
      <translation>链表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>its own list</source>
      <translation>次列自己的链表</translation>
    </message>
  </context>
  <context>
    <name>exercise_sheet</name>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>The start of the search.</source>
      <translation>搜索的开始。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>After event {number}: {sentence}.</source>
      <translation>第{number}个事件之后：{sentence}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>From here on the search has no such exercise.</source>
      <translation>从这里起，搜索中没有这样的练习。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>{found} of %n exercises asked for: the search has no more of these kinds nearby.</source>
      <translation>
        <numerusform>要求%n道题，得到{found}道：附近的搜索中没有更多这几类题。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>Exercises: {problem}</source>
      <translation>练习：{problem}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>Answer:</source>
      <translation>答：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>Answers</source>
      <translation>答案</translation>
    </message>
  </context>
  <context>
    <name>exercises</name>
    <message>
      <location filename="../../sudoku_gui/features/exercises/results_panel.py" />
      <source>Hide what comes next</source>
      <translation>隐藏后面的内容</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/results_panel.py" />
      <source>Timeline, search tree and log end at the furthest event reached since this was ticked, or since the question was asked; no reason gives the answer away. It holds as long as the exercises are in sight.</source>
      <translation>时间线、搜索树和日志止于勾选以来或提问以来到过的最远事件，任何理由都不会泄露答案。练习可见时一直有效。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/results_panel.py" />
      <source>{sentence}.</source>
      <translation>{sentence}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Next Exercise</source>
      <translation>下一题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Ask another question about what the search does next</source>
      <translation>再问一个关于搜索下一步的问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Show the Answer</source>
      <translation>显示答案</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Show the answer; the exercise counts as not solved</source>
      <translation>显示答案；这道题算作未答对</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Back to the Exercise</source>
      <translation>回到题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Go to where the question is asked</source>
      <translation>回到提问时的位置</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Open the pane that the answer needs</source>
      <translation>打开作答需要的面板</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Kinds</source>
      <translation>类型</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Choose what may be asked</source>
      <translation>选择可以问什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Reset Results</source>
      <translation>清除成绩</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Forget all answers so far</source>
      <translation>忘记到目前为止的所有回答</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Exercises ask what a search does next. Watch one first: press F5, or choose a problem in the Gallery menu.</source>
      <translation>练习会问搜索下一步做什么。请先观看一次搜索：按F5，或在“示例库”菜单中选择一个问题。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Choose what may be asked: press “Kinds”.</source>
      <translation>请选择可以问什么：按“类型”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>This search has no such exercise. Choose other kinds, or another problem.</source>
      <translation>这次搜索没有这样的练习。请选择其他类型，或换一个问题。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>What does the search do next? Answer first, then see it happen.</source>
      <translation>搜索下一步做什么？先回答，再看它发生。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>No further exercise of these kinds is near; they go on from the start of the search.</source>
      <translation>附近没有更多这类练习；从搜索的开头继续。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>{kind}: {right} of {asked} right</source>
      <translation>{kind}：{asked}题答对{right}题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>No exercise answered yet</source>
      <translation>还没有答过题</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Right at the first attempt: {right} of {asked}; %n in a row</source>
      <translation>
        <numerusform>一次答对：{asked}题中{right}题；连续答对%n题</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/view.py" />
      <source>Exercises</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/view.py" />
      <source>Questions about what the search does next.</source>
      <translation>关于搜索下一步的问题。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/view.py" />
      <source>Show {pane}</source>
      <translation>显示{pane}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Your answer</source>
      <translation>你的回答</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Answer</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Answer with what is selected</source>
      <translation>以所选内容作答</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Forced</source>
      <translation>必然</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>It is the only option left</source>
      <translation>只剩这一个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>A Guess</source>
      <translation>猜测</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>There are others to try</source>
      <translation>还有别的选项可试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Nothing selected yet</source>
      <translation>还没有选择</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which cell is chosen next?</source>
      <translation>接下来选取哪个单元格？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which column is chosen next?</source>
      <translation>接下来选取哪一列？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} has been chosen. Which of its columns is covered next?</source>
      <translation>已选取{option}。接下来覆盖它的哪一列？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which column is uncovered next?</source>
      <translation>接下来恢复哪一列？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is covered next. How many options will “{item}” have left then? It has {count} now.</source>
      <translation>接下来覆盖“{covered}”。之后“{item}”还剩多少个选项？现在有{count}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The search tries {option} for “{item}” next. Is that forced, or is it a guess?</source>
      <translation>搜索接下来为“{item}”尝试{option}。这是必然的，还是猜测？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This is a dead end. How many options are taken back before another one is tried?</source>
      <translation>这是死路。撤回多少个选项之后才会尝试另一个？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which node returns to its list next?</source>
      <translation>接下来哪个结点回到链表？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which node leaves its list next?</source>
      <translation>接下来哪个结点离开链表？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered. Which node leaves its list next?</source>
      <translation>正在覆盖“{covered}”。接下来哪个结点离开链表？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being uncovered. Which node returns to its list next?</source>
      <translation>正在恢复“{covered}”。接下来哪个结点回到链表？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is uncovered next. Which node returns to its list first?</source>
      <translation>接下来恢复“{covered}”。哪个结点最先回到链表？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the cell on the board.</source>
      <translation>请在棋盘上单击这个单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the column in any pane that shows it.</source>
      <translation>请在任何显示这一列的面板中单击它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the column here: {panes}.</source>
      <translation>请在这里单击这一列：{panes}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the node in any pane that shows it.</source>
      <translation>请在任何显示这个结点的面板中单击它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the node here: {panes}.</source>
      <translation>请在这里单击这个结点：{panes}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Choose one of the two.</source>
      <translation>请选择其中之一。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{panes} shows which options are left: count from the last one chosen, and type the number.</source>
      <translation>{panes}显示还剩哪些选项：从最后选取的往回数，然后输入数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Open the Stack, which shows which options are left: count from the last one chosen, and type the number.</source>
      <translation>请打开栈，它显示还剩哪些选项：从最后选取的往回数，然后输入数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Type the number.</source>
      <translation>请输入数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The next choice</source>
      <translation>接下来的选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The next node</source>
      <translation>下一个结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Covering and uncovering</source>
      <translation>覆盖与恢复</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Sizes of columns</source>
      <translation>列的大小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Forced or a guess</source>
      <translation>必然还是猜测</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>How far back</source>
      <translation>回溯多远</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>cell “{item}”</source>
      <translation>单元格“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>column “{item}”</source>
      <translation>列“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} in column “{item}”</source>
      <translation>列“{item}”中的{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>forced</source>
      <translation>必然</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>a guess</source>
      <translation>猜测</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Your answer: {answer}</source>
      <translation>你的回答：{answer}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Right.</source>
      <translation>正确。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Answer: {answer}.</source>
      <translation>答案：{answer}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other column has fewer.</source>
      <translation>
        <numerusform>“{item}”还剩%n个选项，没有哪一列更少。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.</source>
      <translation>
        <numerusform>“{item}”的大小最小，还剩%n个选项。这样小的有{ties}列，它是其中最靠左的。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is the first column left, and this search takes the first.</source>
      <translation>“{item}”是剩下的第一列，而这次搜索总取第一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered already.</source>
      <translation>“{item}”已经被覆盖了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is secondary: it may stay uncovered, so it is never chosen.</source>
      <translation>“{item}”是次列：可以不覆盖，所以从不选取。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search only chooses among the empty cells.</source>
      <translation>这种搜索只在空单元格中选取。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another column has only {least}.</source>
      <translation>
        <numerusform>“{item}”还剩%n个选项；有一列只剩{least}个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is as small as the chosen column, with %n options, but not the first of those.</source>
      <translation>
        <numerusform>“{item}”和选取的列一样小，有%n个选项，但不是其中的第一列。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search takes the first column left, however many options it has.</source>
      <translation>这次搜索总取剩下的第一列，不管它有多少个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered: down its column, and along each row, one node after the other leaves.</source>
      <translation>正在覆盖“{covered}”：沿这一列往下，每一行往右，结点一个接一个离开。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Where “{covered}” is uncovered, nodes return in the reverse of the order in which they left.</source>
      <translation>恢复“{covered}”时，结点按离开的相反顺序回来。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered: down its column, one node after the other leaves its row.</source>
      <translation>正在覆盖“{covered}”：沿这一列往下，结点一个接一个离开所在的行。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node leaves too, but %n events later.</source>
      <translation>
        <numerusform>那个结点也会离开，不过要再过%n个事件。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns too, but %n events later: the order is reversed.</source>
      <translation>
        <numerusform>那个结点也会回来，不过要再过%n个事件：顺序是相反的。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} has no node in “{item}”.</source>
      <translation>{option}在“{item}”中没有结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Nodes of the column “{covered}” itself keep their places: only the others of their rows move.</source>
      <translation>列“{covered}”自己的结点留在原处：移动的只是它们所在行的其他结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node has left its list already.</source>
      <translation>那个结点已经离开链表了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node is in its list, so it has no need to return.</source>
      <translation>那个结点就在链表里，用不着回来。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node stays: its row, {option}, has nothing in “{covered}”.</source>
      <translation>那个结点不动：它所在的行{option}在“{covered}”中没有结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node stays: its row, {option}, has left “{covered}” already, so the way down “{covered}” does not come to it.</source>
      <translation>那个结点不动：它所在的行{option}已经离开“{covered}”，沿“{covered}”往下走不到它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Only nodes of the column “{covered}” itself move now; that one is in “{item}”.</source>
      <translation>现在移动的只是列“{covered}”自己的结点；那个结点在“{item}”中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} is the option chosen: its nodes stay in their row.</source>
      <translation>{option}是选取的选项：它的结点留在行里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns later, with another column: “{covered}” did not take it out.</source>
      <translation>那个结点以后随另一列回来：移走它的不是“{covered}”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The columns of {option} are covered in turn, going right from “{chosen}”.</source>
      <translation>{option}的各列从“{chosen}”起往右，依次覆盖。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered too, but %n columns come first, going right from “{chosen}”.</source>
      <translation>
        <numerusform>“{item}”也会覆盖，但从“{chosen}”起往右，前面还有%n列。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” stays: {option} has nothing in this column.</source>
      <translation>“{item}”留下：{option}在这一列里什么也没有。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Of the columns still covered, “{item}” was covered last, so it is uncovered first.</source>
      <translation>在仍被覆盖的列中，“{item}”最后覆盖，所以最先恢复。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” was covered before “{next}”, so it is uncovered after it: the order is reversed.</source>
      <translation>“{item}”在“{next}”之前覆盖，所以在它之后恢复：次序相反。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is not covered.</source>
      <translation>“{item}”没有被覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The options of “{item}” that also cover “{covered}” leave: {before} − {lost} = {right}.</source>
      <translation>“{item}”的选项中也覆盖“{covered}”的会离开：{before} − {lost} = {right}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is how many there are now. Those that also cover “{covered}” leave.</source>
      <translation>那是现在的数目。其中也覆盖“{covered}”的会离开。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That many leave. How many stay?</source>
      <translation>离开的有这么多。留下的有多少？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Count the options of “{item}” that also cover “{covered}”: these leave, the others stay.</source>
      <translation>数一数“{item}”的选项中有多少个也覆盖“{covered}”：这些离开，其余的留下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is forced: “{item}” has this one option left.</source>
      <translation>这是必然的：“{item}”只剩这一个选项。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is a guess: “{item}” has %n options left, and each may have to be tried.</source>
      <translation>
        <numerusform>这是猜测：“{item}”还剩%n个选项，可能每一个都要试。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>At depth {depth} “{item}” has another option: {option} was number {number} of {among}.</source>
      <translation>在深度{depth}，“{item}”还有别的选项：{option}是{among}个中的第{number}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option}, chosen last, has led here, so at least this one is taken back.</source>
      <translation>最后选的{option}导致了死路，所以至少要撤回它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is not enough: at depth {depth}, {option} was the last of {among} options of “{item}”.</source>
      <translation>还不够：在深度{depth}，{option}是“{item}”的{among}个选项中的最后一个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Not so far: at depth {depth} “{item}” has another option; {option} was number {number} of {among}.</source>
      <translation>不用这么远：在深度{depth}，“{item}”还有别的选项；{option}是{among}个中的第{number}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is not enough: at depth {depth}, {option} was the only option of “{item}”.</source>
      <translation>还不够：在深度{depth}，{option}是“{item}”唯一的选项。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other cell has fewer.</source>
      <translation>
        <numerusform>“{item}”还剩%n个选项，没有哪个单元格更少。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.</source>
      <translation>
        <numerusform>“{item}”剩下的选项最少，有%n个。这样的单元格有{ties}个，它是其中的第一个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is the first cell left, and this search takes the first.</source>
      <translation>“{item}”是剩下的第一个单元格，而这次搜索总取第一个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has its digit already.</source>
      <translation>“{item}”已经填了数字。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another cell has only {least}.</source>
      <translation>
        <numerusform>“{item}”还剩%n个选项；有一个单元格只剩{least}个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has as few options as the chosen cell, %n, but is not the first of those.</source>
      <translation>
        <numerusform>“{item}”和选取的单元格一样，只有%n个选项，但不是其中的第一个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search takes the first cell left, however many options it has.</source>
      <translation>这次搜索总取剩下的第一个单元格，不管它有多少个选项。</translation>
    </message>
  </context>
  <context>
    <name>export_dialogs</name>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>The candidate boards</source>
      <translation>候选数棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export a Picture</source>
      <translation>导出图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{factor} × as on screen</source>
      <translation>屏幕上的{factor}倍</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>The whole run</source>
      <translation>整个搜索过程</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>From the start to here</source>
      <translation>从开头到这里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Some steps from here</source>
      <translation>从这里起的若干步</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>From one event to another</source>
      <translation>从一个事件到另一个事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export the Log</source>
      <translation>导出日志</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export the Solutions</source>
      <translation>导出解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export Exercise Sheet</source>
      <translation>导出练习单</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>Timeline and sentence</source>
      <translation>时间线和句子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>The whole window</source>
      <translation>整个窗口</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Export a Film</source>
      <translation>导出影片</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{count} steps per second</source>
      <translation>
        <numerusform>每秒{count}步</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_view.py" />
      <source>Board and search tree</source>
      <translation>棋盘和搜索树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_view.py" />
      <source>Board, links, matrix and tree</source>
      <translation>棋盘、链接、矩阵和树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>The links</source>
      <translation>链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>The matrix</source>
      <translation>矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/__init__.py" />
      <source>The board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>The search tree</source>
      <translation>搜索树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>Export the Tree</source>
      <translation>导出搜索树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>{count} nodes</source>
      <translation>{count}个结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Size of the picture</source>
      <translation>与图片一样大</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG, an image</source>
      <translation>PNG，像素图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>SVG, a drawing for web pages</source>
      <translation>SVG，用于网页的图形</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PDF, a page for printing</source>
      <translation>PDF，用于打印的页面</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Text, for reading</source>
      <translation>文本，供阅读</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>CSV, for spreadsheets</source>
      <translation>CSV，用于电子表格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>JSON Lines, for programs</source>
      <translation>JSON Lines，供程序读取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>DOT, for Graphviz</source>
      <translation>DOT，用于Graphviz</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>GIF, plays everywhere</source>
      <translation>GIF，到处都能播放</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>MP4, a video</source>
      <translation>MP4，视频</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>WebP, plays in every browser</source>
      <translation>WebP，各种浏览器都能播放</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG, a numbered picture for each frame</source>
      <translation>PNG，每帧一张带编号的图片</translation>
    </message>
  </context>
  <context>
    <name>export_facts</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{width} × {height} pixels are too many; choose a smaller scale.</source>
      <translation>{width}×{height}像素太多；请选择较小的比例。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{width} × {height} pixels.</source>
      <translation>{width}×{height}像素。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{width} × {height}, sharp at every size; the matrix remains an image.</source>
      <translation>{width}×{height}，任何大小都清晰；矩阵仍是像素图片。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>In the middle of one page, {page}.</source>
      <translation>位于一页的中央，{page}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>The steps within {count} events, at most {size}.</source>
      <translation>{count}个事件中的各步，至多{size}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{count} events, about {size}.</source>
      <translation>
        <numerusform>{count}个事件，约{size}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Counting: {count} frames so far...</source>
      <translation>正在计数：至今{count}帧……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>More than {most} frames: choose larger steps, or a shorter part.</source>
      <translation>超过{most}帧：请选择更大的步长，或更短的部分。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{seconds} s</source>
      <translation>{seconds}秒</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{minutes} min {seconds} s</source>
      <translation>{minutes}分{seconds}秒</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{frames} frames, {time}, about {size}.</source>
      <translation>
        <numerusform>{frames}帧，{time}，约{size}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/text_files.py" />
      <source>Events {first} to {last}</source>
      <translation>事件{first}到{last}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>{count} more</source>
      <translation>
        <numerusform>另有{count}个</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>at least {count} more</source>
      <translation>
        <numerusform>至少还有{count}个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>Search tree of {problem}: the top {shown} of {walked} nodes</source>
      <translation>{problem}的搜索树：{walked}个结点中最上面的{shown}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>Search tree of {problem}: {walked} nodes</source>
      <translation>{problem}的搜索树：{walked}个结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>All {walked} nodes.</source>
      <translation>全部{walked}个结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>The top {most} of {walked} nodes; the number left out is shown where they were.</source>
      <translation>{walked}个结点中最上面的{most}个；略去之处会注明略去了多少。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>This run is known up to there; its end is not known yet.</source>
      <translation>目前只知道搜索过程的这一部分；还不知道它的结尾。</translation>
    </message>
  </context>
  <context>
    <name>exporting</name>
    <message>
      <location filename="../../sudoku_gui/context.py" />
      <source>Save as</source>
      <translation>另存为</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>No browser was found. Export the page, and open the file yourself.</source>
      <translation>没有找到浏览器。请导出网页，再自行打开文件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>{what}, {where}</source>
      <translation>{what}，{where}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>there is none in this text.</source>
      <translation>这段文本中没有。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>a part of it is missing or was changed. Copy all of it again.</source>
      <translation>其中一部分缺失或被改动。请重新完整复制。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>this program does not know “{detail}”; a newer one may.</source>
      <translation>本程序不认识“{detail}”；较新的程序也许认识。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>there is no such search: {detail}</source>
      <translation>没有这样的搜索：{detail}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>A link to {where} was copied. Paste it here to come back to the same place.</source>
      <translation>已复制{where}的链接地址。在这里粘贴它，就会回到同一位置。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Opened where it was left: {where}.</source>
      <translation>已从上次离开处打开：{where}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>{name} could not be opened: {cause}</source>
      <translation>{name}无法打开：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>This link could not be followed: {cause}</source>
      <translation>无法打开此链接地址：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/main_window.py" />
      <source>Exact cover problem</source>
      <translation>精确覆盖问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG pictures</source>
      <translation>PNG图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>SVG drawings</source>
      <translation>SVG图形</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PDF documents</source>
      <translation>PDF文档</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Text files</source>
      <translation>文本文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>CSV tables</source>
      <translation>CSV表格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Knuth's DLX</source>
      <translation>Knuth的DLX</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>JSON Lines</source>
      <translation>JSON Lines</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Graphviz graphs</source>
      <translation>Graphviz图</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>GIF films</source>
      <translation>GIF影片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Web pages</source>
      <translation>网页</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Pictures in a ZIP</source>
      <translation>ZIP中的图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>WebP films</source>
      <translation>WebP影片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>MP4 films</source>
      <translation>MP4影片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Runs of Dancing Links</source>
      <translation>舞蹈链的运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Free some space on the disk, or choose another one.</source>
      <translation>请在磁盘上腾出空间，或选择另一个磁盘。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a folder that you can write to.</source>
      <translation>请选择你可以写入的文件夹。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a folder that exists.</source>
      <translation>请选择一个存在的文件夹。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose WebP: it needs no other program.</source>
      <translation>请选择WebP：它不需要别的程序。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a smaller scale, or SVG or PDF.</source>
      <translation>请选择较小的比例，或SVG、PDF。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose another place or another name.</source>
      <translation>请选择另一个位置或另一个名称。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{amount} {unit}</source>
      <translation>{amount} {unit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>No search is watched, so there is nothing to write. Press Watch first.</source>
      <translation>没有在观看搜索，所以没有内容可写。请先按“观看”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Writing {name}: {percent} %</source>
      <translation>正在写入{name}：{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>On the way to the position: {percent} %</source>
      <translation>正在前往该位置：{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Saved as {name}, {size}.</source>
      <translation>已保存为{name}，{size}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} was not written, because you stopped it.</source>
      <translation>{name}未写入：你停止了它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} could not be written: {cause}. {remedy}</source>
      <translation>{name}无法写入：{cause}。{remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Knuth's 6 × 7 matrix</source>
      <translation>Knuth的6×7矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Six sets over seven elements</source>
      <translation>七个元素上的六个集合</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>6 queens</source>
      <translation>6皇后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>8 queens</source>
      <translation>8皇后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>13 queens</source>
      <translation>13皇后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 3 × 20</source>
      <translation>3×20五格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 6 × 10</source>
      <translation>6×10五格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring</source>
      <translation>环上的站点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>Sudoku {line}</source>
      <translation>数独{line}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>problem</source>
      <translation>问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>sudoku</source>
      <translation>数独</translation>
    </message>
  </context>
  <context>
    <name>fault</name>
    <message>
      <location filename="../../sudoku_gui/shell/process.py" />
      <source>Something in the program failed: {error}. Your work is stored, and you can go on.</source>
      <translation>程序中有一处出错：{error}。你的工作已保存，可以继续使用。</translation>
    </message>
  </context>
  <context>
    <name>files</name>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Puzzles ({endings})</source>
      <translation>题目({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Runs of searches ({endings})</source>
      <translation>搜索的运行({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Pictures of QR codes ({endings})</source>
      <translation>二维码图片({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>All files (*)</source>
      <translation>所有文件(*)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Open puzzles</source>
      <translation>打开题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Save the puzzle</source>
      <translation>保存题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Open a tour</source>
      <translation>打开导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Save the tour</source>
      <translation>保存导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Guided tours ({endings})</source>
      <translation>导览({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/file_dialog.py" />
      <source>Look in:</source>
      <translation>查找范围：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/file_dialog.py" />
      <source>Files of &amp;type:</source>
      <translation>文件类型(&amp;T)：</translation>
    </message>
  </context>
  <context>
    <name>finishing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Solved with hints in {time}.</source>
      <translation>借助提示解出，用时{time}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Solved by you in {time}, without hints.</source>
      <translation>你用{time}解出，没有用提示。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Level: {level}.</source>
      <translation>难度：{level}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>That is your best time at this level.</source>
      <translation>这是你在此难度的最短用时。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>That is your best time.</source>
      <translation>这是你的最短用时。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Your best time at this level is {time}.</source>
      <translation>你在此难度的最短用时是{time}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Your best time is {time}.</source>
      <translation>你的最短用时是{time}。</translation>
    </message>
  </context>
  <context>
    <name>folded</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options tried</source>
      <translation>
        <numerusform>尝试{number}个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options taken back</source>
      <translation>
        <numerusform>撤回{number}个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} columns covered</source>
      <translation>
        <numerusform>覆盖{number}列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} columns uncovered</source>
      <translation>
        <numerusform>恢复{number}列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes hidden</source>
      <translation>
        <numerusform>隐藏{number}个结点</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes returned</source>
      <translation>
        <numerusform>还原{number}个结点</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes dropped</source>
      <translation>
        <numerusform>摘下{number}个结点</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes restored</source>
      <translation>
        <numerusform>放回{number}个结点</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} dead ends</source>
      <translation>
        <numerusform>{number}条死路</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} solutions</source>
      <translation>
        <numerusform>{number}个解</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} events, {first} to {last}</source>
      <translation>
        <numerusform>{number}个事件，{first}到{last}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{events}: {changes}</source>
      <translation>{events}：{changes}</translation>
    </message>
  </context>
  <context>
    <name>formats</name>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_pages.py" />
      <source>unknown format</source>
      <translation>都不一定保存</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Dancing Sudoku</source>
      <translation>Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>This program's own file: it keeps everything, with history, clock and search.</source>
      <translation>本程序自己的文件：保存一切，包括历史、用时和搜索。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SadMan Sudoku</source>
      <translation>SadMan Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Headers and nine lines, with a second grid for entries.</source>
      <translation>标题信息和九行盘面，另有一个盘面放填入的数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Puzzles in JSON of any shape, as data sets and services have them.</source>
      <translation>任意结构的JSON题目，常见于数据集和网络服务。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>HoDoKu library</source>
      <translation>HoDoKu题库</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>One line with givens, entries and deleted candidates.</source>
      <translation>一行，含有提示数、填入的数和删去的候选数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sukaku</source>
      <translation>Sukaku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>One line of 729 characters, nine for the candidates of each cell.</source>
      <translation>一行729个字符，每格九个，表示候选数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SudoCue</source>
      <translation>SudoCue</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines of cells with candidates and entries.</source>
      <translation>九行，各格含有候选数和填入的数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Pencil marks</source>
      <translation>候选数标注</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A grid with the candidates of every cell, as forums show it.</source>
      <translation>写出每格候选数的盘面，论坛上常见。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>One line</source>
      <translation>一行</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>81 characters in a row, with . for an empty cell.</source>
      <translation>连续81个字符，用“.”表示空单元格。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Collection</source>
      <translation>题集</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A list with a puzzle in each line.</source>
      <translation>每行一道题目的列表。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sudoku Exchange bank</source>
      <translation>Sudoku Exchange题库</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A list of puzzles with their ratings.</source>
      <translation>题目及其难度值的列表。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A table with a puzzle in each row, or a range of a spreadsheet.</source>
      <translation>每行一道题目的表格，或电子表格中的一个区域。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Columns with tabs</source>
      <translation>制表符分隔的表格</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A table with a puzzle in each row, with tabs between its columns.</source>
      <translation>每行一道题目的表格，各列以制表符分隔。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>gsf list</source>
      <translation>gsf列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A list of puzzles with ratings and names, separated by commas.</source>
      <translation>题目的列表，带有难度值和名称，以逗号分隔。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SudokuWiki link</source>
      <translation>SudokuWiki网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A link with givens, entries and candidates.</source>
      <translation>含有提示数、填入的数和候选数的链接。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>f-puzzles link</source>
      <translation>f-puzzles网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A link with the puzzle and its notes.</source>
      <translation>含有题目及其标注的链接。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SudokuPad link</source>
      <translation>SudokuPad网址</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Solo game ID</source>
      <translation>Solo游戏编号</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>The game ID of Simon Tatham's Solo, or a game that it has saved.</source>
      <translation>Simon Tatham的Solo的游戏编号，或它的存档。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Several grids</source>
      <translation>多盘面</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Several puzzles of nine lines each, one below the other.</source>
      <translation>多道题目，每道九行，依次排列。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Interactive Sudoku Solver</source>
      <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>The constraints of that solver or its address, as far as they are givens.</source>
      <translation>该求解器的约束或网址，只限于提示数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>LaTeX</source>
      <translation>LaTeX</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine rows between bars, as the package sudoku for LaTeX has them.</source>
      <translation>竖线之间的九行，即LaTeX的sudoku宏包的写法。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>HoDoKu file</source>
      <translation>HoDoKu文件</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>HoDoKu's own file, which cannot be opened.</source>
      <translation>HoDoKu自己的文件，无法打开。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>OpenSudoku</source>
      <translation>OpenSudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A collection with entries, notes and times, for OpenSudoku 3.</source>
      <translation>供OpenSudoku 3使用的题集，含有填入的数、标注和用时。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>OpenSudoku 2 and older</source>
      <translation>OpenSudoku 2及更早版本</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A collection with entries, notes and times, for OpenSudoku 2 and older.</source>
      <translation>供OpenSudoku 2及更早版本使用的题集，含有填入的数、标注和用时。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>OpenSudoku 4</source>
      <translation>OpenSudoku 4</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A collection with entries, notes, those in the middle of cells too, and times, for OpenSudoku 4.</source>
      <translation>供OpenSudoku 4使用的题集，含有填入的数、标注（包括格中央的）和用时。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>KSudoku</source>
      <translation>KSudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A game of KSudoku with its moves and notes.</source>
      <translation>KSudoku的一局，含有各步和标注。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sudoku Solver</source>
      <translation>Sudoku Solver</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>DHancock's Sudoku Solver: a list of the cells that hold a digit.</source>
      <translation>DHancock的Sudoku Solver：有数字的格的列表。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>GNOME Sudoku</source>
      <translation>GNOME Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A saved game with entries, notes and time.</source>
      <translation>存档，含有填入的数、标注和用时。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>GNOME Sudoku share string</source>
      <translation>GNOME Sudoku分享字符串</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A few characters that hold the givens.</source>
      <translation>含有提示数的几个字符。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sudoku board.json</source>
      <translation>Sudoku board.json</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A puzzle with its solution, entries and notes.</source>
      <translation>题目及其解、填入的数和标注。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Lists from a program</source>
      <translation>程序中的列表</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lists of nine numbers, or one of 81, as programs write them.</source>
      <translation>九个各含九个数的列表，或一个含81个数的列表，即程序中的写法。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Frame</source>
      <translation>框线</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines in a frame of characters, easy to read.</source>
      <translation>用字符画框的九行，便于阅读。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Simple Sudoku</source>
      <translation>Simple Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A frame with placed digits and removed candidates below.</source>
      <translation>带框的盘面，下方是填入的数字和删去的候选数。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines</source>
      <translation>九行</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines of nine cells.</source>
      <translation>九行，每行九格。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Other XML</source>
      <translation>其他XML</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>XML without a Sudoku.</source>
      <translation>不含数独的XML。</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Other JSON</source>
      <translation>其他JSON</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>JSON without a Sudoku.</source>
      <translation>不含数独的JSON。</translation>
    </message>
  </context>
  <context>
    <name>gallery</name>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>The smallest that is enough</source>
      <translation>够用的最小值</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>For example 2-12, 18</source>
      <translation>例如2-12, 18</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>Co&amp;ver every item:</source>
      <translation>每列覆盖(&amp;V)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>Use &amp;Defaults</source>
      <translation>使用默认值(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>S&amp;top</source>
      <translation>停止(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>Re&amp;fine</source>
      <translation>精确估计(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/dialog.py" />
      <source>Problems</source>
      <translation>问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/dialog.py" />
      <source>Gallery</source>
      <translation>示例库</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/dialog.py" />
      <source>&amp;Watch</source>
      <translation>观看(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/drawing.py" />
      <source>Board of the problem</source>
      <translation>问题的棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Exactly once</source>
      <translation>恰好一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Exactly once, by the fewest options</source>
      <translation>恰好一次，且选项最少</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At least once, by the fewest options</source>
      <translation>至少一次，且选项最少</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} options</source>
      <translation>
        <numerusform>{count}个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} items</source>
      <translation>
        <numerusform>{count}列</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{options} over {items}</source>
      <translation>{options}，{items}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} secondary ones</source>
      <translation>
        <numerusform>{count}个次列</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{options} over {items} and {secondary}</source>
      <translation>{options}，{items}，另有{secondary}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Smallest reach: {reach}</source>
      <translation>最小半径：{reach}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At most %n numbers can be chosen of which none divides another.</source>
      <translation>
        <numerusform>最多可选出%n个互不整除的数。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>The size of the search tree is being estimated.</source>
      <translation>正在估计搜索树的大小。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} decisions</source>
      <translation>
        <numerusform>{count}次决策</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At most about {decisions} (estimated without pruning)</source>
      <translation>最多大约{decisions}（不计剪枝的估计）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>About {decisions} (estimated)</source>
      <translation>大约{decisions}（估计）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count}个解</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>About {decisions} and {solutions} (estimated)</source>
      <translation>大约{decisions}，{solutions}（估计）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>From %n random walks down the tree; the standard error is {share} %.</source>
      <translation>
        <numerusform>根据%n次沿搜索树的随机下行；标准误差为{share}%。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click squares, or move with the arrow keys and press Space, to make holes and to fill them.</source>
      <translation>单击方格，或用方向键移动后按空格键，可挖洞或填洞。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click a square, or move with the arrow keys, and type its digit; Delete clears it.</source>
      <translation>单击方格或用方向键移动，然后键入数字；Delete键清除。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click the map, or move with the arrow keys and press Space: a city, a radar, nothing.</source>
      <translation>单击地图，或用方向键移动后按空格键：依次为城市、雷达、空。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click the map, or move with the arrow keys and press Space, to build cities and to remove them.</source>
      <translation>单击地图，或用方向键移动后按空格键，可添加或移除城市。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>row {row}, column {column}: {content}</source>
      <translation>第{row}行第{column}列：{content}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>empty</source>
      <translation>空</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>hole</source>
      <translation>洞</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>city</source>
      <translation>城市</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>radar</source>
      <translation>雷达</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Knuth's 6 × 7 matrix</source>
      <translation>Knuth的6×7矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choose rows so that every column has exactly one 1: the example of the paper “Dancing Links”, 2000.</source>
      <translation>选出若干行，使每列恰有一个1：2000年论文《Dancing Links》中的例子。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Six sets over seven elements</source>
      <translation>七个元素上的六个集合</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choose sets so that every element is in exactly one of them. It is small enough to be solved by hand.</source>
      <translation>选出若干集合，使每个元素恰好属于其中一个。小到可以手算。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 4 × 4</source>
      <translation>4×4数独</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Its 64 × 64 matrix fits on the screen: a bridge from seven columns to the 324 of a Sudoku. An empty board has 288 solutions.</source>
      <translation>它的64×64矩阵一屏就能显示：从7列通向数独的324列的桥梁。空盘有288个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 6 × 6</source>
      <translation>6×6数独</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Boxes of two rows and three columns; each row, column and box has the digits 1 to 6.</source>
      <translation>每个宫两行三列；每行、每列、每宫都有数字1到6。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Diagonal Sudoku</source>
      <translation>对角线数独</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The two long diagonals have every digit once, too: 18 columns more than a Sudoku.</source>
      <translation>两条主对角线上每个数字也各出现一次：比普通数独多18列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Jigsaw Sudoku</source>
      <translation>锯齿数独</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The boxes are pieces of nine squares. The matrix has as many columns as usual; only the columns of the boxes have other options.</source>
      <translation>每个宫是由九个方格拼成的不规则形状。矩阵的列数不变，只是宫的各列含有不同的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Jigsaw Sudoku, layout {layout}</source>
      <translation>锯齿数独，布局{layout}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 16 × 16</source>
      <translation>16×16数独</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Digits 1 to 9 and A to G: 4,096 options over 1,024 items, and usually still no guess.</source>
      <translation>数字1到9和A到G：1,024列、4,096个选项，通常仍不必猜测。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Queens</source>
      <translation>皇后问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Place n queens so that none attacks another. Ranks and files must be covered; diagonals may be, at most once.</source>
      <translation>放置n个互不攻击的皇后。横行和直列必须被覆盖，对角线至多被覆盖一次。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{n} queens</source>
      <translation>{n}皇后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominating queens</source>
      <translation>支配皇后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Place the fewest queens so that every square is attacked or occupied; on the usual board five are enough.</source>
      <translation>放置尽可能少的皇后，使每个方格都被攻击或占据；在普通棋盘上五个就够。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominating queens on {n} × {n}</source>
      <translation>支配{n}×{n}棋盘的皇后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Polyominoes</source>
      <translation>多格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tile a board with pieces. Click squares of the board to make holes in it.</source>
      <translation>用拼块铺满棋盘。单击棋盘上的方格可挖洞。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{pieces} on {height} × {width}</source>
      <translation>{height}×{width}{pieces}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Rectangles</source>
      <translation>矩形</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tile a board with rectangles or squares of any size. Click squares of the board to make holes in it.</source>
      <translation>用任意大小的矩形或正方形铺满棋盘。单击棋盘上的方格可挖洞。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{shape} on {height} × {width}</source>
      <translation>{height}×{width}{shape}铺砌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Word squares</source>
      <translation>单词方阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Words across and down. A square is a column with colours: words may share it where they agree in its letter.</source>
      <translation>横竖都是单词。一个方格就是一个带颜色的列：字母相同的单词可以共用它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Word squares of {words} words</source>
      <translation>{words}个单词的单词方阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Langford pairs</source>
      <translation>朗福德配对</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Put the numbers 1 to n twice each in a row, with one number between the ones, two between the twos, and so on.</source>
      <translation>把1到n各两个排成一行，两个1之间隔一个数，两个2之间隔两个数，依此类推。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{n} Langford pairs</source>
      <translation>{n}对朗福德配对</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring</source>
      <translation>环上的站点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A station covers its place and its neighbours. Cover all places with the fewest stations.</source>
      <translation>每个站点覆盖所在地点及其邻近地点。用最少的站点覆盖所有地点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring of {places}</source>
      <translation>{places}个地点的环上的站点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Radars for cities</source>
      <translation>城市雷达</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Cover every city with a limited number of radars. The smallest reach that is enough is found by binary search over the distances (HDU 2295).</source>
      <translation>用数量有限的雷达覆盖所有城市。够用的最小半径通过对距离二分查找求得（杭电2295）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{most} radars for cities</source>
      <translation>{most}部雷达覆盖城市</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Airports in cities</source>
      <translation>城市机场</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Build a limited number of airports so that no city is far from one by road (HDU 5046).</source>
      <translation>修建数量有限的机场，使每座城市沿道路到机场都不远（杭电5046）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{most} airports in cities</source>
      <translation>城市中的{most}座机场</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Divisibility</source>
      <translation>整除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choosing a number removes all that it divides and all that divide it. Remove all numbers by choosing the fewest (after HDU 3335).</source>
      <translation>选取一个数会去掉它的所有倍数和约数。选取最少的数，去掉所有数（取自杭电3335）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Different words</source>
      <translation>不同的单词</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The same words</source>
      <translation>相同的单词</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominoes</source>
      <translation>多米诺骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Trominoes</source>
      <translation>三格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tetrominoes</source>
      <translation>四格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes</source>
      <translation>五格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tetrominoes and pentominoes</source>
      <translation>四格与五格骨牌</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At most once</source>
      <translation>至多一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Any number of times</source>
      <translation>任意次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Squares</source>
      <translation>正方形</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Count once</source>
      <translation>只计一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Count twice</source>
      <translation>计两次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Size n:</source>
      <translation>大小n(&amp;S)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Givens:</source>
      <translation>提示数：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Layout:</source>
      <translation>布局(&amp;L)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Pieces:</source>
      <translation>拼块(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Use each:</source>
      <translation>每块使用(&amp;U)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Rows:</source>
      <translation>行数(&amp;R)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Columns:</source>
      <translation>列数(&amp;C)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Holes:</source>
      <translation>洞：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Across and down:</source>
      <translation>横与竖(&amp;A)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Words:</source>
      <translation>单词数(&amp;W)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Reversals:</source>
      <translation>反向排列(&amp;R)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Places:</source>
      <translation>地点(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Reach:</source>
      <translation>半径(&amp;R)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At &amp;most:</source>
      <translation>至多(&amp;M)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Numbers:</source>
      <translation>数(&amp;N)：</translation>
    </message>
  </context>
  <context>
    <name>hints</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>A digit in a cell covers four columns. These options are left in those of {option}:</source>
      <translation>一个单元格里的一个数字覆盖四列。{option}的四列还剩这些选项：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>{column}: {options}</source>
      <translation>{column}：{options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>One option leaves nothing to guess, so Dancing Links chooses it at once.</source>
      <translation>只剩一个选项就不必猜测，舞蹈链会立即选取它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Suppose {cell} were {digit}.</source>
      <translation>假设{cell}是{digit}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>So {cell} is not {digit}.</source>
      <translation>所以{cell}不是{digit}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>The same digit would stand twice in a house.</source>
      <translation>这样同一个数字会在一个区域中出现两次。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Dancing Links tries:</source>
      <translation>舞蹈链尝试：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Dancing Links then has no choice:</source>
      <translation>这时舞蹈链别无选择：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Dead end: no option is left for “{column}”.</source>
      <translation>死路：“{column}”没有选项了。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No guess leads further: all ways together have %n dead ends.</source>
      <translation>
        <numerusform>任何猜测都走不通：所有路线共有%n条死路。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No guess leads further: there are more than %n dead ends.</source>
      <translation>
        <numerusform>任何猜测都走不通：死路超过%n条。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, only {cells} are left for {digits}. They must hold these digits, so they cannot hold any other.</source>
      <translation>在{houses}中，{digits}只能填在{cells}。这些单元格必须填这些数字，所以不能填别的。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in {cover}, too. One of them holds it, so no other cell of {cover} can.</source>
      <translation>在{houses}中，{digits}的所有位置也都在{cover}。其中之一是它，所以{cover}的其他单元格不能是它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {cells} have no candidates but {digits}. They use up all of these, so no other cell there can hold one.</source>
      <translation>在{houses}中，{cells}的候选数只有{digits}。这些数字全被它们占用，所以那里的其他单元格不能填。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Whichever of its two candidates {pivot} holds, one of {others} must be {removed}. A cell that sees both of these cannot be {removed}.</source>
      <translation>不论{pivot}填两个候选数中的哪一个，{others}必有一个是{removed}。同时看到这两格的单元格不能是{removed}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}.</source>
      <translation>不论{pivot}填什么，{cells}必有一个是{removed}。同时看到这三格的单元格不能是{removed}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. A cell that sees one of each kind cannot be {digits}.</source>
      <translation>标记的单元格中{digits}真假交替：要么圆圈都是{digits}，要么方框都是。各看到一个的单元格不能是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. Two cells of one kind see each other, so none of this kind is {digits}.</source>
      <translation>标记的单元格中{digits}真假交替：要么圆圈都是{digits}，要么方框都是。同一种的两格互相看得到，所以这一种都不是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees a kind of the other, so they are not both true, and one of the two opposite kinds is. A cell that sees both of these cannot be {digits}.</source>
      <translation>标记的单元格中{digits}构成两张网，第二张带下划线；每张网中要么圆圈都是{digits}，要么方框都是。一张网的一种看到另一张网的一种，二者不能都真，所以与它们相反的两种至少有一种为真。同时看到这两种的单元格不能是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees both kinds of the other, of which one is true. So none of that kind is {digits}.</source>
      <translation>标记的单元格中{digits}构成两张网，第二张带下划线；每张网中要么圆圈都是{digits}，要么方框都是。一张网的一种看到另一张网的两种，而后者必有一真。所以这一种都不是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {cells} were not {digits}, each empty cell would have two candidates, each of them twice in its row, column and box. Such a puzzle has two solutions or none.</source>
      <translation>如果{cells}不是{digits}，每个空单元格就都有两个候选数，每个候选数在所在的行、列和宫里都出现两次。这样的题目有两个解或无解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>No digit of {cells} is given. If {targets} were {removed}, two digits could be exchanged in these cells, and the puzzle would have a second solution.</source>
      <translation>{cells}都不是提示数。如果{targets}是{removed}，这些单元格里的两个数字就可以互换，题目会有第二个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>No digit of {cells} is given. Without {removed} in one of the two empty ones, two digits could be exchanged in these cells, and the puzzle would have a second solution. So a cell that sees both cannot be {removed}.</source>
      <translation>{cells}都不是提示数。如果两个空单元格都不是{removed}，这些单元格里的两个数字就可以互换，题目会有第二个解。所以同时看到两个空单元格的单元格不能是{removed}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The chain is a loop without a contradiction, so it is true in one direction or the other: of the two ends of each link, exactly one is true. What excludes, or shares a cell or house with, both ends of a link can be removed.</source>
      <translation>整条链成环而无矛盾，所以不是这样一圈为真，就是那样一圈为真：每个链接的两端恰有一个为真。与某个链接的两端都冲突（同格或同区域）的候选数可以删去。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>None of the techniques finds a step here. The solution is known nevertheless, from Dancing Links.</source>
      <translation>这里没有哪种技巧找得到下一步。不过舞蹈链已经求出了解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {cells} held only {digits}, these could be exchanged, and the puzzle would have a second solution.</source>
      <translation>如果{cells}只有{digits}，两个数字就可以互换，题目会有第二个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Only {targets} can avoid that, by holding another digit.</source>
      <translation>只有{targets}填别的数字才能避免。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>To avoid that, one of them must be {removed}. A cell that sees all places for {removed} among them cannot be {removed}.</source>
      <translation>要避免这样，其中之一必须是{removed}。看到其中{removed}所有位置的单元格不能是{removed}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>To avoid that, one of them must hold another digit. With {others} they then need all of the digits {extra}, so no other cell of their house can hold one.</source>
      <translation>要避免这样，其中之一必须是别的数字。它们与{others}一起要用尽{extra}，所以同区域的其他单元格不能填这些数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>One of {targets} is {kept}, for it has no other place in a house of both. So the other one cannot be {removed}.</source>
      <translation>{targets}中有一格是{kept}，因为在它们共同的区域里没有别的位置；另一格因此不能是{removed}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In the rows and columns of these cells, {removed} has no other place. So if one of {targets} were {removed}, both would be, and that would happen.</source>
      <translation>在这些单元格的行和列里，{removed}没有别的位置。所以{targets}若有一个是{removed}，两个都是，就会出现这种情形。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {targets} were {removed}, that would happen: in its row and in its column, {kept} could then only go in the rectangle.</source>
      <translation>如果{targets}是{removed}，就会出现这种情形：在它的行和列里，{kept}就只能填在矩形中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{cells} is the last empty cell of {houses}, where only {digits} is missing.</source>
      <translation>{cells}是{houses}最后一个空单元格，那里只缺{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Only {digits} can go to {cells}: {parts}.</source>
      <translation>{cells}只能填{digits}：{parts}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{digits} is the only candidate that is left in {cells}.</source>
      <translation>{cells}只剩候选数{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {cells} is the only cell left for {digits}.</source>
      <translation>在{houses}中，{digits}只能填在{cells}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {digits} can only go to {cells}: {places} and your notes exclude the other cells.</source>
      <translation>在{houses}中，{digits}只能填在{cells}：{places}和你的标注排除了其他单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {digits} can only go to {cells}: the {digits} in {places} blocks the other cells.</source>
      <translation>在{houses}中，{digits}只能填在{cells}：{places}的{digits}挡住了其他单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {digits} can only go to {cells}: the {digits}s in {places} block the other cells.</source>
      <translation>在{houses}中，{digits}只能填在{cells}：{places}的{digits}挡住了其他单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{house} has {digits}</source>
      <comment>digits that exclude</comment>
      <translation>{house}已有{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>your notes exclude the others</source>
      <translation>你的标注排除了其余数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in {cover}. So {cover} get their {digits} there, and cannot have it anywhere else.</source>
      <translation>在{houses}中，{digits}的所有位置都在{cover}。所以{cover}的{digits}都在这些位置上，不能在别处。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Without the fin {fins}, all places for {digits} in {houses} would lie in {cover}. Either the fin is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees the fin cannot be {digits} either way.</source>
      <translation>若没有鳍{fins}，{houses}中{digits}的所有位置就都在{cover}。要么鳍是{digits}，要么{cover}的{digits}来自{houses}：无论哪种情形，{cover}中看到鳍的单元格都不能是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Without the fins {fins}, all places for {digits} in {houses} would lie in {cover}. Either one of the fins is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees all fins cannot be {digits} either way.</source>
      <translation>若没有鳍{fins}，{houses}中{digits}的所有位置就都在{cover}。要么有一个鳍是{digits}，要么{cover}的{digits}来自{houses}：无论哪种情形，{cover}中看到所有鳍的单元格都不能是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Each chain shows that at least one of its two ends is {digits}. A cell that sees both ends cannot be {digits}.</source>
      <translation>每条链都说明它的两端至少有一个是{digits}。同时看到两端的单元格不能是{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {start}, the chain shows that {end}. So at least one of {ends} is {digit}, and a cell that sees both cannot be {digit}.</source>
      <translation>如果{start}，沿链可知{end}。所以{ends}至少有一个是{digit}，同时看到两者的单元格不能是{digit}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {start}, the chain shows that {end}. So {digit} is at one of the ends of the chain, {ends}, and a cell that sees all of these cannot be {digit}.</source>
      <translation>如果{start}，沿链可知{end}。所以{digit}必在链的一端（{ends}），看到所有这些单元格的单元格不能是{digit}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {start}, the chain shows that {end}. So at least one of its ends, {first} and {last}, is true, and what both of them exclude can be removed.</source>
      <translation>如果{start}，沿链可知{end}。所以两端{first}和{last}至少有一个成立，与两者都冲突的候选数可以删去。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {fins}, all places for {digits} lie in one row and one column.</source>
      <translation>在{fins}中，{digits}的所有位置都在一行和一列上。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in one row or one column. If {last} is not {digits}, {first} is, and leaves {houses} only places that see {targets}. So one cell that {targets} sees is {digits} in any case.</source>
      <translation>在{houses}中，{digits}的所有位置都在一行或一列上。如果{last}不是{digits}，{first}就是，{houses}中剩下的位置便都看得到{targets}。所以不论怎样，{targets}都看得到一个{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>All cells of the chain have just the candidates {digits}, which alternate along it. So its ends hold one each, and a cell that sees both ends can hold neither.</source>
      <translation>链上的单元格都只有候选数{digits}，沿链交替。所以两端各是其中一个，同时看到两端的单元格两个都不能填。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>All cells of the chains have just the candidates {digits}, which alternate along them. So the ends of each chain hold one each, and a cell that sees both ends can hold neither.</source>
      <translation>各条链上的单元格都只有候选数{digits}，沿链交替。所以每条链的两端各是其中一个，同时看到两端的单元格两个都不能填。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Assume the opposite of what follows: the chains then contradict each other.</source>
      <translation>假设结论不成立，各条链就互相矛盾。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. Link by link, it follows that it is. So it must be.</source>
      <translation>假设{start}。沿链一步步推出它是。所以它一定是。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. Link by link, it follows that it is not. So it cannot be.</source>
      <translation>假设{start}。沿链一步步推出它不是。所以假设不成立。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. The chains then leave no place for {digit} in a house, which is impossible.</source>
      <translation>假设{start}。各条链使某个区域里{digit}无处可填，这不可能。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. The chains then leave no candidate in a cell, which is impossible.</source>
      <translation>假设{start}。各条链使某个单元格没有候选数，这不可能。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. Link by link, it follows that {ends}, which is a contradiction.</source>
      <translation>假设{start}。沿链一步步推出{ends}，这是矛盾。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. It follows that {ends}, which is impossible.</source>
      <translation>假设{start}。由此推出{ends}，这不可能。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>One of {starts} is true in any case, and each of them leads to the same end: {end}.</source>
      <translation>{starts}中必有一个成立，而每一个都推出同一结果：{end}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Whether {start} or not, the chains lead to the same end: {end}.</source>
      <translation>不论{start}与否，各条链都推出同一结果：{end}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{first} have one digit more than cells, and so have {last}. They share {common}, neither of which can be in both. So each set gets one of the two and needs all its other digits: a cell that sees all places of such a digit cannot hold it.</source>
      <translation>{first}的数字比单元格多一个，{last}也是。两者共有{common}，其中每一个都不能同时在两者中。所以两个数组各得其一，并用尽自己的其他数字：看到某个这样的数字的所有位置的单元格不能是它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Set A, {first}, and set B, {last}, have one digit more than cells each. Only one of them can hold {common}; the other one needs all its other digits, {removed} among them. A cell that sees all places for {removed} in both sets cannot hold it.</source>
      <translation>数组A（{first}）和数组B（{last}）的数字都比单元格多一个。{common}只能在其中之一；另一个要用尽其余数字，包括{removed}。看到两个数组中{removed}的所有位置的单元格不能是它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Each of these sets has one digit more than cells: {sets}. Only one of two neighbours can hold the digit that they share: {commons}. If {first} did not hold {removed}, each set would need its shared digit and take it from the next, up to {last}, which would hold {removed}. A cell that sees all places for {removed} in these two cannot hold it.</source>
      <translation>这些数组的数字都比单元格多一个：{sets}。相邻两个数组的共同数字只能属于其中之一：{commons}。如果{first}没有{removed}，每个数组都要用共同数字，使下一个得不到它，直到{last}，它就含有{removed}。看到首尾两个数组中{removed}的所有位置的单元格不能是它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>; </source>
      <comment>between sets of cells</comment>
      <translation>；</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{cells} lie in a box and in a line. Together with cells beside them in both, they use up all their digits there.</source>
      <translation>{cells}同在一个宫和一条线上。它们与宫里和线上的其他单元格一起，用尽了自己的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The {count} cells {cells} have only {count} digits between them, {digits}, and none of these fits in there twice. So all of them are needed: a cell that sees all places of one of these digits cannot hold it.</source>
      <translation>{cells}这{count}个单元格总共只有{count}个数字{digits}，而且没有一个放得下两次。所以每个都要用到：看到其中某个数字所有位置的单元格不能是它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{cells} ({digits})</source>
      <comment>cells with their digits</comment>
      <translation>{cells}（{digits}）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a house where the pattern is</source>
      <translation>结构所在的区域</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a house that takes all its places</source>
      <translation>容纳它所有位置的区域</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a set of cells; each set has its colour</source>
      <translation>一个数组；每个数组有自己的颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a place beside the pattern, such as a fin</source>
      <translation>结构之外的位置，例如鳍</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a digit that links two sets</source>
      <translation>连接两个数组的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a candidate that can be removed</source>
      <translation>可以删去的候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a digit that excludes others, with a line to their cells</source>
      <translation>排除其他的数字，线通向它挡住的单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>all true together, or all false</source>
      <translation>同真或同假</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>the opposite of those with a ring</source>
      <translation>与圆圈相反</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>underlined: the second net</source>
      <translation>带下划线：第二张网</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>true if the chain is followed</source>
      <translation>沿链推理时为真</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>false if the chain is followed</source>
      <translation>沿链推理时为假</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>if one is false, the other is true</source>
      <translation>若前者为假，后者为真</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>if one is true, the other is false</source>
      <translation>若前者为真，后者为假</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a candidate of the pattern</source>
      <translation>结构中的候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Dancing Links, fewest options: {counts}.</source>
      <translation>舞蹈链，选项最少：{counts}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Dancing Links, first column: {counts}.</source>
      <translation>舞蹈链，第一列：{counts}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} decisions</source>
      <translation>
        <numerusform>{count}次决策</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} guesses</source>
      <translation>
        <numerusform>{count}次猜测</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} dead ends</source>
      <translation>
        <numerusform>{count}条死路</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} updates</source>
      <translation>
        <numerusform>{count}次更新</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{line} The search was stopped after {events} events.</source>
      <translation>{line}搜索在{events}个事件之后停止。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Step</source>
      <translation>步</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Technique</source>
      <translation>技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Level</source>
      <translation>难度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Points</source>
      <translation>分数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>Level {level}, {points} points in ratings</source>
      <translation>难度{level}，评级时{points}分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>There is no example of this technique yet.</source>
      <translation>此技巧还没有例子。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>In this example: {reason}</source>
      <translation>在这个例子中：{reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>An example of “{technique}”</source>
      <translation>“{technique}”的例子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Techniques in the order in which hints try them</source>
      <translation>提示尝试各技巧的顺序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Look at where {digit} can go.</source>
      <translation>看看{digit}能填在哪里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Look at {houses}.</source>
      <translation>看看{houses}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Level: {level}.</source>
      <translation>难度：{level}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>So {placed}.</source>
      <translation>所以{placed}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{digits} can be removed from {cells}</source>
      <translation>{cells}可以删去{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{most}, {digits} from {cells}</source>
      <comment>one of several removals</comment>
      <translation>{most}，{cells}可以删去{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{most}, and {digits} from {cells}</source>
      <comment>last of several removals</comment>
      <translation>{most}，{cells}可以删去{digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>So {removals}.</source>
      <translation>所以{removals}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Your notes in %n cells lack the right digit.</source>
      <translation>
        <numerusform>有%n个单元格的标注缺少正确数字。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Some givens contradict each other. Correct them, and ask again.</source>
      <translation>有些提示数互相矛盾。请改正后再试。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>This puzzle has no solution, so no step leads to one.</source>
      <translation>这道题目无解，没有哪一步能通向解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>This puzzle has no solution with its candidates; without them there is one.</source>
      <translation>此题按其候选数无解；不考虑候选数则有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>This puzzle has several solutions. Hints need a puzzle with exactly one.</source>
      <translation>这道题目有多个解。提示需要恰有一个解的题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Some digits are wrong. Clear or correct them before you go on: {cells}.</source>
      <translation>有些数字填错了。请先清除或改正：{cells}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Some notes are wrong: the right digit is missing in {cells}.</source>
      <translation>有些标注是错的：{cells}缺少正确的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{level}, {score} points. The hardest technique is “{technique}”.</source>
      <translation>{level}，{score}分。最难的技巧是“{technique}”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>rows {numbers}</source>
      <translation>第{numbers}行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>columns {numbers}</source>
      <translation>第{numbers}列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>boxes {numbers}</source>
      <translation>第{numbers}宫</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell} is {digit}</source>
      <translation>{cell}是{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell} is not {digit}</source>
      <translation>{cell}不是{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>one of {cells} is {digit}</source>
      <translation>{cells}之一是{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>none of {cells} is {digit}</source>
      <translation>{cells}都不是{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell}≠{digit}</source>
      <translation>{cell}≠{digit}</translation>
    </message>
  </context>
  <context>
    <name>imports</name>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the clipboard</source>
      <translation>剪贴板</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the dropped text</source>
      <translation>拖放的内容</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the standard input</source>
      <translation>标准输入</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the picture</source>
      <translation>图片</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} may be a Sudoku or a 0-1 matrix. Which is it?</source>
      <translation>{name}可能是数独，也可能是0-1矩阵。是哪一种？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>Sudoku</source>
      <translation>数独</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>0-1 Matrix</source>
      <translation>0-1矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} is an exact cover problem. Step or play its search.</source>
      <translation>{name}是一个精确覆盖问题。请步进或播放它的搜索。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>Opened: {puzzles}.</source>
      <translation>已打开：{puzzles}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name}: {puzzles}, read as {format}.</source>
      <translation>{name}：{puzzles}，按“{format}”格式读取。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} is a list of puzzles, read as {format}.</source>
      <translation>{name}是题目的列表，按“{format}”格式读取。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>%n files</source>
      <translation>
        <numerusform>%n个文件</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{files}: {puzzles}.</source>
      <translation>{files}：{puzzles}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} is an exact cover problem: open it alone to watch it.</source>
      <translation>{name}是精确覆盖问题：要观看它，请单独打开它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Open {name}</source>
      <translation>打开{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Preview</source>
      <translation>预览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Read as:</source>
      <translation>读作(&amp;R)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Puzzle:</source>
      <translation>题目(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Show in the &amp;Library</source>
      <translation>在题库中显示(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Open</source>
      <translation>打开(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>of {count}</source>
      <translation>共{count}道</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Your unsaved puzzle could not be set aside: {cause}. Save it first.</source>
      <translation>无法搁置你未保存的题目：{cause}。请先保存它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Your puzzle was restored.</source>
      <translation>你的题目已取回。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>&amp;Restore</source>
      <translation>取回(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Your previous puzzle was set aside.</source>
      <translation>你的题目已搁置。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>notes in %n cells</source>
      <translation>
        <numerusform>%n格有标注</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>notes</source>
      <translation>标注</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>%n givens</source>
      <translation>
        <numerusform>%n个提示数</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>candidates</source>
      <translation>候选数</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>%n entries</source>
      <translation>
        <numerusform>%n个填入的数</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>colours</source>
      <translation>颜色</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{count} puzzles</source>
      <translation>
        <numerusform>{count}道题目</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Opened as {format}: {counts}.</source>
      <translation>已按“{format}”格式打开：{counts}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Reading {name}...</source>
      <translation>正在读取{name}……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Reading {name}, {number} of {count}...</source>
      <translation>正在读取{name}，第{number}个，共{count}个……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{name} could not be opened: {cause}</source>
      <translation>{name}无法打开：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Could not be opened: {names}.</source>
      <translation>无法打开：{names}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The picture was not read: {cause}</source>
      <translation>未能读取图片：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>This link does not contain the puzzle itself, and the program does not use the network. Paste the puzzle as text.</source>
      <translation>这个网址本身不含题目，而本程序从不联网。请粘贴文本形式的题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>This text is not a puzzle: {error}</source>
      <translation>这段文本不是题目：{error}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>There is no text in {name}.</source>
      <translation>{name}中没有文本。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{format}: {decided}</source>
      <translation>{format}：{decided}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{format}: {description}</source>
      <translation>{format}：{description}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Line {line} could not be read: {message}.</source>
      <translation>第{line}行无法读取：{message}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{count} more lines could not be read.</source>
      <translation>
        <numerusform>另有{count}行无法读取。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has no solution with its candidates; without them there is one.</source>
      <translation>按它的候选数无解；不考虑候选数则有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has exactly one solution.</source>
      <translation>它恰好有一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has several solutions.</source>
      <translation>它有多个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has no solution.</source>
      <translation>它没有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The number of its solutions is not known yet.</source>
      <translation>它是否只有一个解尚不知道。</translation>
    </message>
  </context>
  <context>
    <name>info_bar</name>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Message</source>
      <translation>消息</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Problem</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Question</source>
      <translation>询问</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Solved</source>
      <translation>已解出</translation>
    </message>
  </context>
  <context>
    <name>key</name>
    <message>
      <location filename="../../sudoku_gui/widgets/legend.py" />
      <source>Legend</source>
      <translation>图例</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/legend.py" />
      <source>What the signs mean (K)</source>
      <translation>各种记号的含义（K）</translation>
    </message>
  </context>
  <context>
    <name>keys</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Switch on or off</source>
      <translation>启用或停用</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Change a breakpoint, or go to a bookmark</source>
      <translation>修改断点，或前往书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Rename</source>
      <translation>重命名</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Move up or down</source>
      <translation>上移或下移</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Remove</source>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>To the next candidate</source>
      <translation>到下一个候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>Arrows</source>
      <translation>方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>Select a candidate of the column</source>
      <translation>选中该列的一个候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>1 to 9</source>
      <translation>1到9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>To the next board</source>
      <translation>到下一个棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/__init__.py" />
      <source>Go to the event</source>
      <translation>前往该事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/__init__.py" />
      <source>Legend</source>
      <translation>图例</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>To the next square</source>
      <translation>到下一个方格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Change the square</source>
      <translation>改变方格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Clear the square</source>
      <translation>清空方格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Gallery, board to draw on</source>
      <translation>示例库，可绘制的棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>Along the links</source>
      <translation>沿着链接走</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>Table of all links</source>
      <translation>所有链接的表格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Write 0 or 1 and go on</source>
      <translation>写入0或1并前进</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Change 0 to 1, or 1 to 0</source>
      <translation>在0和1之间切换</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Clear the selected cells</source>
      <translation>清空选中的单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Add a row or a column</source>
      <translation>添加行或列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Remove rows or columns</source>
      <translation>删除行或列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Move the row or the column</source>
      <translation>移动行或列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Alt+Arrows</source>
      <translation>Alt+方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Rename the column, or name the row</source>
      <translation>重命名列，或给行命名</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Cut, copy, paste</source>
      <translation>剪切、复制、粘贴</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Undo, redo</source>
      <translation>撤销、重做</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Open or save the matrix</source>
      <translation>打开或保存矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Watch the search of the matrix</source>
      <translation>观看矩阵的搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Matrix editor</source>
      <translation>矩阵编辑器</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>To the next row or column</source>
      <translation>到下一行或下一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Far along the row or column</source>
      <translation>沿行或列大步走</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Ctrl+Arrows</source>
      <translation>Ctrl+方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Move what is seen</source>
      <translation>移动可见部分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Shift+Arrows</source>
      <translation>Shift+方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Show what is left alone</source>
      <translation>只显示剩下的部分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Follow the search</source>
      <translation>跟随搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Closer, farther</source>
      <translation>放大、缩小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Show all</source>
      <translation>显示全部</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Run to the line</source>
      <translation>运行到这一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Run back to the line</source>
      <translation>往回运行到这一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Breakpoint on the line</source>
      <translation>在这一行设断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Fold or unfold the block</source>
      <translation>折叠或展开这一段</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Next language</source>
      <translation>下一种语言</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/__init__.py" />
      <source>Go to where the column was chosen</source>
      <translation>前往选取该列之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Next or previous stop</source>
      <translation>下一站或上一站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Guided tour</source>
      <translation>导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>To the node above, below or beside</source>
      <translation>到上方、下方或旁边的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Let the search go to the node</source>
      <translation>让搜索前往该结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Fold or unfold</source>
      <translation>折叠或展开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>To the next or previous solution</source>
      <translation>到下一个或上一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>To the next or previous dead end</source>
      <translation>到下一条或上一条死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Show or hide failed subtrees</source>
      <translation>显示或隐藏失败的子树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Close a message or what was shown last, stop what is running, leave the search</source>
      <translation>关闭消息或最后显示的内容，停止正在运行的操作，离开搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the next part of the window</source>
      <translation>到窗口的下一部分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the row above or below</source>
      <translation>到上一行或下一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Sideways while a search is watched</source>
      <translation>观看搜索时左右移动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the first or last while a search is watched</source>
      <translation>观看搜索时到开头或结尾</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to where it changed last</source>
      <translation>前往它最近变动之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every pane</source>
      <translation>每个面板</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>One event forward or back</source>
      <translation>前进或后退一个事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>A tenth of the lower strip forward or back</source>
      <translation>前进或后退放大图的十分之一</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>A tenth of the search forward or back</source>
      <translation>前进或后退全程的十分之一</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Set or remove a bookmark</source>
      <translation>添加或移除书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Timeline</source>
      <translation>时间线</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Step or step back, or to the next or previous stop of a tour</source>
      <translation>前进或后退一步，或到导览的下一站或上一站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Ring, spotlight, no light</source>
      <translation>圆环、聚光灯或两者皆无</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Black screen</source>
      <translation>黑屏</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Larger or smaller type</source>
      <translation>放大或缩小文字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>End the presentation</source>
      <translation>结束演示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Presentation</source>
      <translation>演示</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message>
      <location filename="../../sudoku_gui/database/open_list.py" />
      <source>Not rated</source>
      <translation>未评级</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>No solution</source>
      <translation>无解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>Several solutions</source>
      <translation>多解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>Already solved</source>
      <translation>已经解完</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>Rating failed</source>
      <translation>评级失败</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>{level} {score}</source>
      <translation>{level} {score}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>No puzzles found.</source>
      <translation>没有找到题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Import a File...</source>
      <translation>导入文件(&amp;I)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Import all puzzles of a file as a collection</source>
      <translation>把一个文件中的所有题目做成题集</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Export...</source>
      <translation>导出(&amp;E)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Export the puzzles that are shown to a file</source>
      <translation>把所显示的题目写入文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Add to the Library</source>
      <translation>收入题库(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Add all puzzles of the open file as a collection</source>
      <translation>把已打开文件的所有题目做成题集</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Ra&amp;te Puzzles</source>
      <translation>评级(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Find out how hard the selected puzzles are, or all that are shown</source>
      <translation>为选中的题目（或显示的全部题目）评定难度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Re&amp;name</source>
      <translation>重命名(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Give this collection another name</source>
      <translation>给这个题集改名</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Re&amp;move from the Library</source>
      <translation>从题库移除(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Remove this collection from the library; it can be restored for a day</source>
      <translation>从题库移除这个题集；一天之内可以恢复</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Collection</source>
      <translation>题集</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Manage</source>
      <translation>管理(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Manage collections</source>
      <translation>管理题集</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>No list open</source>
      <translation>没有打开的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>File {name}</source>
      <translation>文件{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Included puzzles: {level}</source>
      <translation>自带题目：{level}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>New name of the collection</source>
      <translation>题集的新名称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Fil&amp;ter</source>
      <translation>筛选(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Filter and sort</source>
      <translation>筛选和排序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Fewest givens</source>
      <translation>提示数最少</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Most givens</source>
      <translation>提示数最多</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Order</source>
      <translation>顺序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>As in the collection</source>
      <translation>按题集中的顺序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Fewest givens first</source>
      <translation>提示数少的在前</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Easiest first</source>
      <translation>容易的在前</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Level</source>
      <translation>难度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Part of a level's name, a number, or a range of numbers such as 3 - 5; empty: all</source>
      <translation>难度名称的一部分、一个数，或数的范围，例如3 - 5；留空表示全部</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>any</source>
      <translation>任意</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Show &amp;All</source>
      <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Givens</source>
      <translation>提示数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>to</source>
      <translation>到</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Words of a title, author or comment; adjacent givens, such as 53..7; or the number of a puzzle and Enter, to go to it</source>
      <translation>标题、作者或备注中的词；相邻的提示数，例如53..7；或键入题目编号后按Enter跳转</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Search</source>
      <translation>查找</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Words, givens or a number</source>
      <translation>词、提示数或编号</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/model.py" />
      <source>, </source>
      <translation>，</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>cannot be read</source>
      <translation>无法读取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{number}   {title}</source>
      <translation>{number}   {title}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} givens</source>
      <translation>
        <numerusform>{count}个提示数</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>not started</source>
      <translation>未开始</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>solved, {time}</source>
      <translation>已解出，{time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>started, {time}</source>
      <translation>已开始，{time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{name} ({count})</source>
      <translation>{name}（{count}）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{seen} of {count}</source>
      <translation>{seen} / {count}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles</source>
      <translation>
        <numerusform>{count}道题目</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{text}...</source>
      <translation>{text}……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Rating: {done} of {count}</source>
      <translation>正在评级：{done} / {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Rating: {done} of {count}, {time} left</source>
      <translation>正在评级：{done} / {count}，还需{time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>There is no puzzle {wanted}; the last one is {count}.</source>
      <translation>没有第{wanted}道题目；最后一道是第{count}道。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Puzzle {wanted} is hidden by the filter.</source>
      <translation>第{wanted}道题目被筛选条件隐藏。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Progress</source>
      <translation>进度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Stop, and keep what has been found (Esc)</source>
      <translation>停止，并保留已找到的题目（Esc）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Enter or a double click opens a puzzle. Type to search for words, givens or a number.</source>
      <translation>按Enter或双击可打开题目。直接键入可查找词、提示数或编号。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Library</source>
      <translation>题库</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Open a file that holds several puzzles, or choose a collection above; its puzzles are listed here.</source>
      <translation>请打开含有多道题目的文件，或在上方选择题集；其中的题目会列在这里。</translation>
    </message>
  </context>
  <context>
    <name>library actions</name>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Puzzles ({endings})</source>
      <translation>题目({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>All files (*)</source>
      <translation>所有文件(*)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Import a File into the Library</source>
      <translation>将文件导入题库</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>My puzzles</source>
      <translation>我的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The library is busy with another file. Wait until it is done, or cancel it.</source>
      <translation>题库正在处理另一个文件。请等它完成，或取消它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Export the Puzzles Shown</source>
      <translation>导出所显示的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>{name}: {cause}</source>
      <translation>{name}：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>{name} was not imported: {cause}. The library is unchanged.</source>
      <translation>未导入{name}：{cause}。题库没有变化。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The puzzles cannot be rated: {cause}</source>
      <translation>无法评级：{cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The puzzle was added to the collection “{name}”.</source>
      <translation>题目已加入题集“{name}”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>“{name}” is no longer in the library.</source>
      <translation>“{name}”已不在题库中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Restore</source>
      <translation>恢复</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The library cannot be used: {cause}. Files can still be opened.</source>
      <translation>题库无法使用：{cause}。文件仍然可以打开。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The library is unchanged: {cause}.</source>
      <translation>题库没有改动：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Your progress is now saved in the library.</source>
      <translation>你的进度已存入题库。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Your progress is not saved in the library yet: {cause}. Saving will be retried.</source>
      <translation>你的进度尚未存入题库：{cause}。程序会继续尝试保存。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>{name} was changed by another program and has been reloaded. Choose a puzzle again.</source>
      <translation>{name}已被另一个程序更改，现已重新读取。请重新选择题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>This is the last puzzle of the list.</source>
      <translation>这是列表中的最后一道题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>This is the first puzzle of the list.</source>
      <translation>这是列表中的第一道题目。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>All these puzzles are rated already.</source>
      <translation>这些题目都已评级。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles were rated.</source>
      <comment>None</comment>
      <translation>
        <numerusform>已为%n道题目评级。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles do not have exactly one solution.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n道题目不是唯一解。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles could not be rated.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n道题目无法评级。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles are left; rate again to continue.</source>
      <comment>None</comment>
      <translation>
        <numerusform>还有%n道题目未评级；再次评级即可继续。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles were imported as “{name}”.</source>
      <translation>
        <numerusform>已将{count}道题目导入题集“{name}”。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{again} of them are duplicates.</source>
      <translation>
        <numerusform>其中{again}道重复。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{lines} lines could not be read; the first: {error}.</source>
      <translation>
        <numerusform>{lines}行无法读取；第一处：{error}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles were written into {name}.</source>
      <translation>
        <numerusform>{count}道题目已写入{name}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{lines} lines could not be read and were left out.</source>
      <translation>
        <numerusform>{lines}行无法读取，已略去。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Your library was written by another version of this program, and only that version can read it. It was renamed to {path}, and a new, empty library was created.</source>
      <translation>你的题库由本程序的另一版本写成，只有那个版本能读取。它已改名为{path}，并新建了一个空题库。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Your library was damaged and could not be read. It was renamed to {path}, and a new, empty library was created.</source>
      <translation>你的题库已损坏，无法读取。它已改名为{path}，并新建了一个空题库。</translation>
    </message>
  </context>
  <context>
    <name>links</name>
    <message>
      <location filename="../../sudoku_gui/features/link_view/canvas.py" />
      <source>Watch a search to see how its links dance.</source>
      <translation>观看一次搜索，看它的链接如何起舞。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>the bound counts it: it needs an option of its own</source>
      <translation>下界计入的列：它需要一个单独的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>header of a secondary column: it need not be covered</source>
      <translation>次列的列头：不必覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>root of the list of secondary columns, which is a list of its own</source>
      <translation>次列链表的根；次列自成一个链表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>a link around it, with the depth of the option; “…” before it is tried</source>
      <translation>绕过它的链接，写着那个选项的深度；尝试之前写“…”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>header of a column, with the number of its options</source>
      <translation>列头，以及该列的选项数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>thick frame: the column that the search branches on</source>
      <translation>粗框：搜索在此列上分支</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>thick dashed frame: that column once it is covered</source>
      <translation>粗虚线框：该列被覆盖之后</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>no option left, and not about to be covered</source>
      <translation>没有选项了，也不会马上被覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>node of an option that is chosen</source>
      <translation>所选选项的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>before an option: it is chosen</source>
      <translation>选项前：已选中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>before an option: it was tried already</source>
      <translation>选项前：已经尝试过</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>out of its list: no link leads to it</source>
      <translation>已离开链表：没有链接指向它</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>a link that it still holds</source>
      <translation>它自己仍保留的链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>something in the list is here, but not drawn</source>
      <translation>这里还有在链表中的东西，只是没有画出</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>continues at the other end: each list is circular</source>
      <translation>从另一端接着走：每个链表都是环</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>ring: the latest event, out (−) or in again (+)</source>
      <translation>环：最近的事件，离开（−）或返回（+）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>h₂</source>
      <translation>h₂</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/paint_masks.py" />
      <source>Bits instead of links</source>
      <translation>用位代替链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Links</source>
      <translation>链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Up, Down, Alt+Left and Alt+Right follow the links themselves, from header to header and from node to node. Enter goes to the event that took the selected one out.</source>
      <translation>上下方向键和Alt加左右方向键沿着链接本身移动，从列头到列头，从结点到结点。Enter前往移走所选之物的事件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>A diamond marks a secondary column, which may stay uncovered. Click a header or a node to read its four links.</source>
      <translation>菱形标出次列，次列可以不被覆盖。单击一个列头或结点，就能读到它的四个链接。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Click a header or a node to read its four links; Up, Down, Alt+Left and Alt+Right follow them.</source>
      <translation>单击一个列头或结点，就能读到它的四个链接；上下方向键和Alt加左右方向键沿着它们移动。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>✓ {option}</source>
      <translation>✓ {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>✕ {option}</source>
      <translation>✕ {option}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{count} of {all} columns</source>
      <translation>
        <numerusform>{all}列中的{count}列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{count} of {all} options</source>
      <translation>
        <numerusform>{all}个选项中的{count}个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Around this event: {drawn}</source>
      <translation>此事件附近：{drawn}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>rows</source>
      <translation>行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>columns</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>boxes</source>
      <translation>宫</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of column “{item}”: {cause}.</source>
      <translation>已离开列“{item}”：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of its list, since the search branches on “{covered}”; none of its options is chosen now.</source>
      <translation>离开了链表，因为搜索在“{covered}”处分支；现在还没有选它的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>root h₂ of the secondary columns</source>
      <translation>次列的根h₂</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>root h</source>
      <translation>根h</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{option} in “{item}”</source>
      <translation>{option}在“{item}”中的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>header “{item}”</source>
      <translation>列头“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>secondary header “{item}”</source>
      <translation>次列列头“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>“{item}”</source>
      <translation>“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>h</source>
      <translation>h</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{option} in {item}</source>
      <comment>a node in a table, as short as possible</comment>
      <translation>{option}/{item}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Table of links</source>
      <translation>链接表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>The four links of each visible header and node. Click one to point at it.</source>
      <translation>画面中每个列头和结点的四个链接。单击即可指向它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Node</source>
      <translation>结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>A header or a node; struck out while it is out</source>
      <translation>列头或结点；离开时画删除线</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>L</source>
      <translation>L</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its left link leads</source>
      <translation>左链接指向哪里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its right link leads</source>
      <translation>右链接指向哪里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>U</source>
      <translation>U</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its upper link leads</source>
      <translation>上链接指向哪里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its lower link leads</source>
      <translation>下链接指向哪里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>How many options the column has left</source>
      <translation>这一列还剩多少个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{name}: left {left}, right {right}, up {up}, down {down}.</source>
      <translation>{name}：左{left}，右{right}，上{up}，下{down}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was covered at depth {depth}, to branch on it.</source>
      <translation>已离开链表：它在深度{depth}被覆盖，以便对它分支。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was covered at depth {depth} by the given {option}.</source>
      <translation>已离开链表：它在深度{depth}被给定的{option}覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was purified to {colour} at depth {depth} by the option {option}.</source>
      <translation>已离开链表：它在深度{depth}由选项{option}净化为{colour}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was covered at depth {depth} by the option {option}.</source>
      <translation>已离开链表：它在深度{depth}被选项{option}覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of its row since “{item}” was covered at depth {depth} by the option {option}.</source>
      <translation>已离开所在行：“{item}”在深度{depth}被选项{option}覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of column “{item}” since “{covered}” was covered at depth {depth}, to branch on it.</source>
      <translation>已离开列“{item}”：“{covered}”在深度{depth}被覆盖，以便对它分支。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of column “{item}” since “{covered}” was covered at depth {depth} by the option {option}.</source>
      <translation>已离开列“{item}”：“{covered}”在深度{depth}被选项{option}覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>“{item}” is placed: the bit is clear.</source>
      <translation>“{item}”已填入：该位是0。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>“{item}” is not placed yet: the bit is set.</source>
      <translation>“{item}”尚未填入：该位是1。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>A digit stands where a house lacks it: its bit is set. A cell may take the digits that its row, its column and its box all lack.</source>
      <translation>某个区还缺的数字会显示出来：它的位是1。一格可以填它的行、列、宫都还缺的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Go to just after the event that took it out (Enter)</source>
      <translation>前往它刚离开之后的位置（Enter）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Go There</source>
      <translation>前往</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>What the marks mean (K)</source>
      <translation>各种记号的含义（K）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Legend</source>
      <translation>图例</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>All visible links as a table (T)</source>
      <translation>把画面中的所有链接列成表（T）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Table</source>
      <translation>表格</translation>
    </message>
  </context>
  <context>
    <name>log</name>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>… {sentence}</source>
      <translation>… {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{sentence}</source>
      <translation>{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>just happened: {sentence}</source>
      <translation>刚刚发生：{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>not yet happened: {sentence}</source>
      <translation>尚未发生：{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{row}; {contents}</source>
      <translation>{row}；{contents}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>a step back (Left) stops here</source>
      <translation>后退一步（←键）停在这里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>the next step (Right) stops here</source>
      <translation>下一步（→键）停在这里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{row}; {stop}</source>
      <translation>{row}；{stop}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>The triangle (or plus) lists its events.</source>
      <translation>三角（或加号）列出其中的事件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>This has not happened yet.</source>
      <translation>这还没有发生。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>Left stops here: one step back.</source>
      <translation>←键停在这里：后退一步。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>Right stops here: the next step.</source>
      <translation>→键停在这里：下一步。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/model.py" />
      <source>Event</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/model.py" />
      <source>What happens</source>
      <translation>发生了什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>what has just happened: bold, on a shade</source>
      <translation>刚刚发生的：粗体，有底色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>has happened before</source>
      <translation>之前已发生</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>has not happened yet: italic</source>
      <translation>尚未发生：斜体</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>is about what is pointed at: underlined</source>
      <translation>与所指的内容有关：下划线</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>stands for several events, which plus lists</source>
      <translation>代表几个事件，按加号列出</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>its events are listed below, until minus</source>
      <translation>它的事件列在下面，按减号收起</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>lines between this one and the next are left out</source>
      <translation>这一行与相邻行之间省略了一些行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/view.py" />
      <source>Events</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/view.py" />
      <source>Enter or a click goes to the place after an event. Plus lists the events that a line stands for, minus hides them. K shows what the signs mean.</source>
      <translation>Enter或单击前往某个事件之后的位置。加号列出一行所代表的各个事件，减号收起。K显示各种记号的含义。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/view.py" />
      <source>Watch a search to see its events.</source>
      <translation>观看一次搜索，即可看到它的事件。</translation>
    </message>
  </context>
  <context>
    <name>manual</name>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_page.py" />
      <source>Page</source>
      <translation>页</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_page.py" />
      <source>Picture {name} is missing</source>
      <translation>缺少图片{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Contents</source>
      <translation>目录</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Search results</source>
      <translation>查找结果</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Nothing found for “{words}”. Try fewer words.</source>
      <translation>没有找到“{words}”。请少用几个词。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Open in the Browser</source>
      <translation>在浏览器中打开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Stay Here</source>
      <translation>留在这里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>This link leads to {address}, outside this program.</source>
      <translation>这会前往{address}，在本程序之外。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Forward</source>
      <translation>前进</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Search the manual</source>
      <translation>在手册中查找</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>{page} - Manual</source>
      <translation>{page} - 手册</translation>
    </message>
  </context>
  <context>
    <name>matrix</name>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>cells</source>
      <translation>格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>rows</source>
      <translation>行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>columns</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>boxes</source>
      <translation>宫</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>columns (items)</source>
      <translation>列（项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>primary</source>
      <translation>主列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>secondary</source>
      <translation>次列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>c{column}</source>
      <translation>c{column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>r{row}</source>
      <translation>r{row}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/picture_canvas.py" />
      <source>Watch a search to see its matrix</source>
      <translation>观看一次搜索，即可看到它的矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Matrix</source>
      <translation>矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move from node to node, Ctrl with an arrow key in larger steps; plus, minus and 0 zoom; Enter goes to the last change.</source>
      <translation>上下方向键和Alt加左右方向键从结点移到结点，Ctrl加方向键移得更远；加号、减号和0缩放；Enter前往最近的变动。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Zoom out (−)</source>
      <translation>缩小（−）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Zoom in (+)</source>
      <translation>放大（+）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Fit</source>
      <translation>全图</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Show the whole matrix (0)</source>
      <translation>显示整个矩阵（0）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>When zoomed in, keep the latest change in view (L)</source>
      <translation>放大后，使刚变动之处保持可见（L）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Follow</source>
      <translation>跟随</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Show only what is left, without covered columns and removed options (R)</source>
      <translation>只显示剩下的部分，不显示已覆盖的列和已移除的选项（R）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Remaining</source>
      <translation>剩余</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Legend</source>
      <translation>图例</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>What the shapes mean (K)</source>
      <translation>各种形状的含义（K）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>live</source>
      <translation>有效</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>removed at the current depth</source>
      <translation>在当前深度移除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>removed earlier</source>
      <translation>先前已移除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>chosen: given</source>
      <translation>选取：给定的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>chosen: the only one left</source>
      <translation>选取：仅剩的一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>chosen: a guess</source>
      <translation>选取：猜测</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>just changed</source>
      <translation>刚变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Option {option}</source>
      <translation>选项{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Option {option} covers {items}</source>
      <translation>选项{option}覆盖{items}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{option} does not touch “{item}”</source>
      <translation>{option}不涉及“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{option} covers “{item}”</source>
      <translation>{option}覆盖“{item}”</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{open} of {options} options available</source>
      <translation>
        <numerusform>{options}个选项中{open}个可选</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n half removed</source>
      <translation>
        <numerusform>%n个移除了一半</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options chosen</source>
      <translation>
        <numerusform>已选%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>No option is left for %n columns.</source>
      <translation>
        <numerusform>有%n列没有剩下任何选项。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>This is a dead end.</source>
      <translation>这是死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{fact} {meaning}</source>
      <translation>{fact}{meaning}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Nothing is left: every primary column is covered. This is a solution.</source>
      <translation>什么都不剩：每个主列都已被覆盖。这是一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Nothing is left: every column is covered. This is a solution.</source>
      <translation>什么都不剩：每一列都已被覆盖。这是一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{fact}: {state}</source>
      <translation>{fact}：{state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Column “{item}”</source>
      <translation>列“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>no option left, a dead end</source>
      <translation>没有剩下的选项，是死路</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options left in it</source>
      <translation>
        <numerusform>其中还剩%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options when covered</source>
      <translation>
        <numerusform>覆盖时有%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>live, the search branches on it</source>
      <translation>有效，搜索正在对它分支</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Column “{item}”, {options}</source>
      <translation>列“{item}”，{options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Secondary column “{item}”, {options}</source>
      <translation>次列“{item}”，{options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered, since the search branches on it</source>
      <translation>已覆盖，因为搜索对它分支</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>purified to {colour} at depth {depth} by the option {option}</source>
      <translation>在深度{depth}由选项{option}净化为{colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth} by the given {option}</source>
      <translation>在深度{depth}被给定的{option}覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth}, where the search branches on it and tries {option}</source>
      <translation>在深度{depth}被覆盖，搜索在此对它分支，正尝试{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth} by the option {option}</source>
      <translation>在深度{depth}被选项{option}覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>“{item}”</source>
      <translation>“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{first}, {second}</source>
      <translation>{first}、{second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>no column</source>
      <translation>没有列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>back in its column; its option is being restored</source>
      <translation>已回到列中，所在的选项正在恢复</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>still in its column; its option is being removed</source>
      <translation>仍在列中，所在的选项正在移除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>its column is {state}</source>
      <translation>它所在的列：{state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>available</source>
      <translation>可选</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>available; {state}</source>
      <translation>可选；{state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>never chosen: it covers no primary column</source>
      <translation>不会被选取：它不覆盖任何主列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>all its columns are covered already</source>
      <translation>它的列都已覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>given, and taken back</source>
      <translation>给定的，已撤回</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>it gives “{item}” the colour {colour}, too</source>
      <translation>它给“{item}”的颜色同样是{colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>given, chosen at depth {depth}</source>
      <translation>给定的，在深度{depth}选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>chosen at depth {depth}, {guess}: option {number} of {among}</source>
      <translation>在深度{depth}选取，{guess}：第{number}个选项，共{among}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>chosen at depth {depth}</source>
      <translation>在深度{depth}选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>already tried (option {number} of {among} of “{item}”)</source>
      <translation>已尝试过（“{item}”的第{number}个选项，共{among}个）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>waits for its turn (option {number} of {among} of “{item}”)</source>
      <translation>等着轮到它（“{item}”的第{number}个选项，共{among}个）</translation>
    </message>
  </context>
  <context>
    <name>matrix_editor</name>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Watch a problem of the gallery or of a file first.</source>
      <translation>请先观看示例库中或文件中的一个问题。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Edit Watched Problem</source>
      <translation>编辑正在观看的问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>The matrix has changed; the search is still that of the matrix before.</source>
      <translation>矩阵已改动；显示的仍是原来矩阵的搜索。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Go On with the Change</source>
      <translation>带着改动继续</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>The matrix of the editor could not be stored: {error}</source>
      <translation>编辑器中的矩阵无法存储：{error}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Exact Cover</source>
      <translation>精确覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Undo</source>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Redo</source>
      <translation>重做(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Add R&amp;ow</source>
      <translation>添加行(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Add &amp;Column</source>
      <translation>添加列(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;More</source>
      <translation>更多(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Ra&amp;ndom...</source>
      <translation>随机(&amp;N)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>C&amp;lear</source>
      <translation>清空(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>O&amp;pen...</source>
      <translation>打开(&amp;P)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Save As</source>
      <translation>另存为(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Watch the Search</source>
      <translation>观看搜索(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Clos&amp;e</source>
      <translation>关闭(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Random Matrix</source>
      <translation>随机矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Clear</source>
      <translation>清空</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Open a Matrix</source>
      <translation>打开矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Open or Paste</source>
      <translation>打开或粘贴</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Save the Matrix</source>
      <translation>保存矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>matrix</source>
      <translation>矩阵</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n options</source>
      <translation>
        <numerusform>%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n primary columns</source>
      <translation>
        <numerusform>%n个主列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n secondary</source>
      <translation>
        <numerusform>%n个次列</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n ones</source>
      <translation>
        <numerusform>%n个1</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>column {name} has no option</source>
      <translation>列{name}没有选项</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n solutions</source>
      <translation>
        <numerusform>%n个解</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>at least {count} solutions</source>
      <translation>
        <numerusform>至少{count}个解</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source> %</source>
      <translation>%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>E&amp;xact number of solutions:</source>
      <translation>解的个数恰好为(&amp;E)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Options (rows):</source>
      <translation>选项数（行）(&amp;O)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Items (columns):</source>
      <translation>项数（列）(&amp;I)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>O&amp;nes:</source>
      <translation>1的比例(&amp;N)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Seed:</source>
      <translation>种子(&amp;S)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Generate</source>
      <translation>生成(&amp;D)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>S&amp;top</source>
      <translation>停止(&amp;T)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>To ask for a number of solutions, use at most %n cells.</source>
      <translation>
        <numerusform>要指定解的个数，单元格不能超过%n个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>%n matrices tried</source>
      <translation>
        <numerusform>已试%n个矩阵</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>Generating: {percent} %</source>
      <translation>正在生成：{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>Generated with seed {seed}</source>
      <translation>由种子{seed}生成</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Matrix: options by columns</source>
      <translation>矩阵：选项与列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Cut</source>
      <translation>剪切</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Copy</source>
      <translation>复制</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Paste</source>
      <translation>粘贴</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Add Row</source>
      <translation>添加行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Add Column</source>
      <translation>添加列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Add Secondary Column</source>
      <translation>添加次列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Remove Rows</source>
      <translation>删除行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Remove Columns</source>
      <translation>删除列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Name Row...</source>
      <translation>命名行...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Rename Column...</source>
      <translation>重命名列...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Primary or Secondary</source>
      <translation>主列或次列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Move Row</source>
      <translation>移动行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Move Column</source>
      <translation>移动列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Rename Column</source>
      <translation>重命名列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>&amp;Name of the column:</source>
      <translation>列名(&amp;N)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Name Row</source>
      <translation>命名行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>&amp;Name of the option (empty for its number):</source>
      <translation>选项的名称（留空则用编号）(&amp;N)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>The clipboard has no cells; copy 0s and 1s, a row in each line.</source>
      <translation>剪贴板中没有单元格；请复制由0和1组成的文本，每行一行。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>Write 1</source>
      <translation>写入1</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>Write 0</source>
      <translation>写入0</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>{bit}, option {row}, column {column}</source>
      <translation>{bit}，选项{row}，列{column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>{name}: primary, covered exactly once</source>
      <translation>{name}：主列，恰好覆盖一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>{name}: secondary, covered at most once</source>
      <translation>{name}：次列，最多覆盖一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>Option {row}: {name}</source>
      <translation>选项{row}：{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>Kind of text</source>
      <translation>文本的种类</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>The matrix as text</source>
      <translation>文本形式的矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>Type or paste a matrix, or a problem in Knuth's format.</source>
      <translation>输入或粘贴一个矩阵，或Knuth格式的问题。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>The matrix is too large to be edited as text. Save it to get its text.</source>
      <translation>矩阵太大，无法作为文本编辑。请保存它以得到文本。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>Edit Text</source>
      <translation>编辑文本</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>0-1 matrix</source>
      <translation>0-1矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Knuth's DLX</source>
      <translation>Knuth的DLX</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Table (CSV)</source>
      <translation>表格（CSV）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>List of the columns of each row</source>
      <translation>每行的列号列表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Placements</source>
      <translation>放法</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>The text was read as “{kind}”; it could be “{other}” as well.</source>
      <translation>文本按“{kind}”读取；也可能是“{other}”。</translation>
    </message>
  </context>
  <context>
    <name>names</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell}={digit}</source>
      <translation>{cell}={digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column “{item}”</source>
      <translation>列“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>secondary column “{item}”</source>
      <translation>次列“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {house} has {digit}</source>
      <translation>第{house}行有{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column {house} has {digit}</source>
      <translation>第{house}列有{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>box {house} has {digit}</source>
      <translation>第{house}宫有{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rank {number}</source>
      <translation>横行{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>file {number}</source>
      <translation>直列{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>sum {number}</source>
      <translation>和{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>diff {number}</source>
      <translation>差{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>number {number}</source>
      <translation>数{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>place {number}</source>
      <translation>位置{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>city {number}</source>
      <translation>城市{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>r{row}c{column}</source>
      <translation>r{row}c{column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>diagonal {house} has {digit}</source>
      <translation>对角线{house}有{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rank {rank}, file {file}</source>
      <translation>横行{rank}直列{file}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {house}</source>
      <translation>第{house}行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column {house}</source>
      <translation>第{house}列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>box {house}</source>
      <translation>第{house}宫</translation>
    </message>
  </context>
  <context>
    <name>new_puzzle</name>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>New Puzzle</source>
      <translation>新题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Games in progress</source>
      <translation>正在进行的题目(&amp;G)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Daily puzzle</source>
      <translation>每日一题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Type Your Own</source>
      <translation>自己输入(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Open...</source>
      <translation>打开(&amp;O)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Ma&amp;ke Puzzles...</source>
      <translation>出题(&amp;K)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Rules of Sudoku</source>
      <translation>数独规则(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Chosen last</source>
      <translation>上次选择</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Games in progress</source>
      <translation>正在进行的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Days</source>
      <translation>日期</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Previous month</source>
      <translation>上个月</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Next month</source>
      <translation>下个月</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>MMMM yyyy</source>
      <comment>a month; letters as in QDate.toString</comment>
      <translation>yyyy年M月</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Half turn</source>
      <translation>旋转180°</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Quarter turn</source>
      <translation>旋转90°</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Left and right</source>
      <translation>左右对称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Top and bottom</source>
      <translation>上下对称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Both mirrors</source>
      <translation>左右及上下对称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Diagonal</source>
      <translation>主对角线对称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Antidiagonal</source>
      <translation>副对角线对称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Both diagonals</source>
      <translation>两条对角线对称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Easy</source>
      <translation>简单(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Medium</source>
      <translation>中等(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Hard</source>
      <translation>困难(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>E&amp;xpert</source>
      <translation>专家(&amp;X)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Fiendish</source>
      <translation>极难(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>dddd, MMMM d</source>
      <comment>a day; letters as in QDate.toString</comment>
      <translation>M月d日，dddd</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>{level} · started, {time}</source>
      <translation>{level} · 已开始，{time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>{level} · solved</source>
      <translation>{level} · 已完成</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Continue</source>
      <translation>继续(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>Play &amp;Again</source>
      <translation>再玩一次(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Play</source>
      <translation>开始(&amp;P)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>%n days in a row</source>
      <translation>
        <numerusform>连续%n天</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>{share} % · {time}</source>
      <translation>{share}% · {time}</translation>
    </message>
  </context>
  <context>
    <name>page</name>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>The start: every column is in the list, and nothing has happened yet</source>
      <translation>开始：每一列都在链表中，还没有发生任何事</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} option</source>
      <translation>{n}个选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} options</source>
      <translation>{n}个选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: {options} left, the fewest of {n} columns</source>
      <translation>选取列“{item}”：剩{options}，在{n}列中最少</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: {options} left, and no other column to cover</source>
      <translation>选取列“{item}”：剩{options}，没有其他待覆盖的列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: the first in the list, {options} left</source>
      <translation>选取列“{item}”：链表中的第一列，剩{options}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: an option of it is given, and givens come first</source>
      <translation>选取列“{item}”：它有一个选项是给定的，给定的先选</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list, then its {options} leave all other columns</source>
      <translation>覆盖列“{item}”：列头离开链表，然后它的{options}离开所有其他列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list; no other option stands in it</source>
      <translation>覆盖列“{item}”：列头离开链表；其中没有其他选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list, then its 1 option leaves all other columns</source>
      <translation>覆盖列“{item}”：列头离开链表，然后它唯一的选项离开所有其他列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Purify column “{item}” in colour {colour}: its header leaves the list, then its options in other colours leave all other columns</source>
      <translation>以颜色{colour}净化列“{item}”：列头离开链表，然后它的其他颜色的选项离开所有其他列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list</source>
      <translation>覆盖列“{item}”：列头离开链表</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{outer}”: {option} leaves column “{item}” ({before} → {options})</source>
      <translation>覆盖列“{outer}”：{option}离开列“{item}”（{before} → {options}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Purify column “{outer}”: {option} leaves column “{item}” ({before} → {options})</source>
      <translation>净化列“{outer}”：{option}离开列“{item}”（{before} → {options}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Uncover column “{outer}”: {option} returns to column “{item}” ({before} → {options})</source>
      <translation>恢复列“{outer}”：{option}回到列“{item}”（{before} → {options}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Unpurify column “{outer}”: {option} returns to column “{item}” ({before} → {options})</source>
      <translation>撤销净化列“{outer}”：{option}回到列“{item}”（{before} → {options}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Uncover column “{item}”: its header returns to the list</source>
      <translation>恢复列“{item}”：列头回到链表</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Unpurify column “{item}”: its header returns to the list</source>
      <translation>撤销净化列“{item}”：列头回到链表</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>“{item}” leaves the row of {option}</source>
      <translation>“{item}”离开{option}的行</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>“{item}” returns to the row of {option}</source>
      <translation>“{item}”回到{option}的行</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option} (option {k} of {d} in “{item}”): a guess</source>
      <translation>尝试{option}（“{item}”的第{k}个选项，共{d}个）：一次猜测</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option} (option {k} of {d} in “{item}”): a guess, the last one left</source>
      <translation>尝试{option}（“{item}”的第{k}个选项，共{d}个）：一次猜测，也是最后剩下的一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option}: the only option of “{item}”</source>
      <translation>尝试{option}：“{item}”唯一的选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option}: it is given</source>
      <translation>尝试{option}：它是给定的</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option} (option {k} of {d}): {next} is next</source>
      <translation>撤回{option}（第{k}个选项，共{d}个）：下一个是{next}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option} (option {k} of {d}): it was the last option</source>
      <translation>撤回{option}（第{k}个选项，共{d}个）：它是最后一个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option}: it was the only option</source>
      <translation>撤回{option}：它是唯一的选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option}: it was given, so nothing replaces it</source>
      <translation>撤回{option}：它是给定的，没有别的可以代替</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Dead end: “{item}” has no option left</source>
      <translation>死路：“{item}”没有选项了</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every column is covered exactly once</source>
      <translation>解{n}：每一列都恰好覆盖一次</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every primary column is covered exactly once, each secondary one at most once</source>
      <translation>解{n}：每个主列恰好覆盖一次，每个次列至多一次</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every primary column is covered exactly once, each secondary one at most once or several times in one colour</source>
      <translation>解{n}：每个主列恰好覆盖一次，每个次列至多一次，或以同一种颜色覆盖多次</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every column that must be covered is covered at least once, by {depth} chosen</source>
      <translation>解{n}：必须覆盖的每一列都至少覆盖一次，选了{depth}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Column “{item}” is done: all its options have been tried</source>
      <translation>列“{item}”已试完：它的选项都试过了</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Column “{item}” is done: its only option has been tried</source>
      <translation>列“{item}”已试完：唯一的选项已经试过</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Bound: {depth} chosen, at least {n} more needed</source>
      <translation>下界：已选{depth}个，至少还需要{n}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Bound: {depth} chosen, no more options are needed</source>
      <translation>下界：已选{depth}个，不再需要选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Prune: {depth} chosen and {n} more needed are not fewer than {limit}</source>
      <translation>剪枝：已选{depth}个，还需要{n}个，不少于{limit}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Prune: {depth} chosen are not fewer than {limit}</source>
      <translation>剪枝：已选{depth}个，不少于{limit}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>The best cover so far has {options}</source>
      <translation>当前最优的覆盖有{options}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: {n} solutions, and no more</source>
      <translation>搜索结束：共{n}个解，没有更多</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: 1 solution, proved to be unique</source>
      <translation>搜索结束：1个解，已证明唯一</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: there is no solution</source>
      <translation>搜索结束：无解</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: the best cover has {options}, and none has fewer</source>
      <translation>搜索结束：最优的覆盖有{options}，没有更少的</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Move through the search</source>
      <translation>在搜索中移动</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the start (Home)</source>
      <translation>到开头（Home）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Step back (Left)</source>
      <translation>后退一步（←）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Play (Space)</source>
      <translation>播放（空格键）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Pause (Space)</source>
      <translation>暂停（空格键）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Step (Right)</source>
      <translation>前进一步（→）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the next dead end ( ] )</source>
      <translation>到下一条死路（]）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the next solution ( } )</source>
      <translation>到下一个解（}）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the end (End)</source>
      <translation>到结尾（End）</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Step:</source>
      <translation>步长：</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>One event</source>
      <translation>一个事件</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>A column</source>
      <translation>一列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>A decision</source>
      <translation>一次决策</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Speed:</source>
      <translation>速度：</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} / s</source>
      <translation>每秒{n}步</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Position in the search</source>
      <translation>搜索中的位置</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Event {n} of {m}</source>
      <translation>事件{n}，共{m}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Event {n} of at least {m}</source>
      <translation>事件{n}，至少共{m}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Matrix</source>
      <translation>矩阵</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Matrix with {n} columns, {m} of them still to cover</source>
      <translation>矩阵，{n}列，其中{m}列待覆盖</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Board; {n} chosen</source>
      <translation>棋盘；已选{n}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} of {m} columns in the list</source>
      <translation>{m}列中{n}列在链表里</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Links</source>
      <translation>链接</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Links of {n} columns and {m} options</source>
      <translation>{n}列和{m}个选项的链接</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>around the event: {n} of {items} columns, {m} of {options} options</source>
      <translation>事件附近：{items}列中的{n}列，{options}个选项中的{m}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Code</source>
      <translation>代码</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Language of the code</source>
      <translation>代码的语言</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Pseudo-code</source>
      <translation>伪代码</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>C++</source>
      <translation>C++</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>givens first</source>
      <translation>先选提示数</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Options chosen</source>
      <translation>已选的选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>None yet</source>
      <translation>还没有</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>depth {n}</source>
      <translation>深度{n}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>option {k} of {d} in “{item}”</source>
      <translation>“{item}”的第{k}个选项，共{d}个</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>the only option of “{item}”</source>
      <translation>“{item}”唯一的选项</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>given</source>
      <translation>给定</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Point at a header, a node or an option to see it everywhere, with its four links.</source>
      <translation>指向列头、结点或选项，各处都会亮起，并显示它的四个链接。</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Column “{item}”, {options}:</source>
      <translation>列“{item}”，{options}：</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{option} covers {items}</source>
      <translation>{option}覆盖{items}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{option} in column “{item}”:</source>
      <translation>{option}在列“{item}”中：</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{option} does not cover “{item}”</source>
      <translation>{option}不覆盖“{item}”</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>removed, but it still knows its neighbours:</source>
      <translation>已移除，但仍记得它的邻居：</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Your Own Matrix</source>
      <translation>自己的矩阵</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Run</source>
      <translation>运行</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Rows of 0 and 1; or the names of the columns in the first line (after a |: those that may stay uncovered), then the columns of one option in each line.</source>
      <translation>由0和1组成的行；或者第一行是各列的名字（|之后的列可以不覆盖），以后每行是一个选项的各列。</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Type at least one row</source>
      <translation>请至少输入一行</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line} is not as long as the first: {n} instead of {m}</source>
      <translation>第{line}行与第一行不一样长：{n}而不是{m}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line} names a column twice</source>
      <translation>第{line}行有一列出现了两次</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line}: “{name}” is not a column of the first line</source>
      <translation>第{line}行：“{name}”不是第一行中的列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line}: name the columns that must be covered before one bar</source>
      <translation>第{line}行：唯一的竖线之前要有必须覆盖的列</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line}: only a column after the bar can have a colour</source>
      <translation>第{line}行：只有竖线之后的列可以有颜色</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>This matrix is too large for a page</source>
      <translation>这个矩阵太大，网页放不下</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Stops of the tour</source>
      <translation>导览的各站</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Stop {n} of {m}</source>
      <translation>第{n}站，共{m}站</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Back</source>
      <translation>上一站</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Next</source>
      <translation>下一站</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Back to This Stop</source>
      <translation>回到这一站</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Show the Answer</source>
      <translation>显示答案</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Right</source>
      <translation>对</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>No</source>
      <translation>不对</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>This search does not use Dancing Links. Watch this stop in the program; text and question are here.</source>
      <translation>这个搜索不用舞蹈链。请在程序中观看这一站；这里只有文字和问题。</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>This page runs a search, for which its script must be allowed.</source>
      <translation>这个网页要运行搜索，请允许它的脚本。</translation>
    </message>
  </context>
  <context>
    <name>plan</name>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_model.py" />
      <source>No option is chosen yet.</source>
      <translation>还没有选取选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_model.py" />
      <source>{depth}. {option}</source>
      <translation>{depth}. {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_model.py" />
      <source>Chosen so far:</source>
      <translation>至今选取：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_view.py" />
      <source>Board of the problem</source>
      <translation>问题的棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_view.py" />
      <source>Up and Down move from row to row, then Alt+Left and Alt+Right from element to element, until Esc; Enter goes to the last change.</source>
      <translation>上下方向键逐行移动，然后Alt加左右方向键逐个元素移动，直到按Esc；Enter前往最近的变动。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Every column is covered</source>
      <translation>每列都已覆盖</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Covered exactly once; secondary ones in at most one colour</source>
      <translation>恰好覆盖一次；次列至多一种颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Covered exactly once; secondary columns at most once</source>
      <translation>恰好覆盖一次；次列至多一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Every column is covered exactly once</source>
      <translation>每列都恰好覆盖一次</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Struck out: {rows}</source>
      <translation>划掉的：{rows}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Covered: {columns}</source>
      <translation>已覆盖：{columns}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>No option left for column “{column}”</source>
      <translation>列“{column}”没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>“{column}”</source>
      <translation>“{column}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>No option left for the columns {columns}</source>
      <translation>列{columns}没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>{columns}; italic ones are secondary</source>
      <translation>{columns}；斜体的是次列</translation>
    </message>
  </context>
  <context>
    <name>practice</name>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Looking for a puzzle that needs “{technique}”...</source>
      <translation>正在寻找需要“{technique}”的题目……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Find the {technique}</source>
      <translation>请找出：{technique}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>For a rare technique a puzzle has to be made, which may take long.</source>
      <translation>少见的技巧需要现做一道题，可能要很久。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>No puzzle was found. Choose Next to look again.</source>
      <translation>没有找到题目。选择“下一题”再找一次。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Select its cell and type the digit, or press the digit below.</source>
      <translation>选择单元格并键入数字，或按下方的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Click all of its cells, or a candidate that it removes. Keys: Enter for a cell, a digit for a candidate.</source>
      <translation>单击构成它的所有单元格，或它删去的一个候选数。按键：Enter选单元格，数字选候选数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Click a candidate that it removes, or select the cell and type the digit.</source>
      <translation>单击它删去的一个候选数，或选择单元格并键入数字。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>%n cells belong to it so far.</source>
      <translation>
        <numerusform>目前有%n个单元格属于它。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>The digits below show where they can go.</source>
      <translation>下方的数字会显示它们可以填在哪里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} has its digit already.</source>
      <translation>{cell}已有数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} cannot be {digit}: {house} has it.</source>
      <translation>{cell}不能是{digit}：{house}已有此数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{digit} is no candidate of {cell}.</source>
      <translation>{digit}不是{cell}的候选数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not one: {digits} can go there.</source>
      <translation>{cell}不是：那里可以填{digits}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not one: its row, column and box have other empty cells.</source>
      <translation>{cell}不是：它所在的行、列和宫还有其他空单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not one: {digit} has {places}.</source>
      <translation>{cell}不是：{digit}{places}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>No such step was found that removes {digit} from {cell}.</source>
      <translation>没有找到从{cell}删去{digit}的这种步骤。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not in it: it has %n candidates, and {most} are the most.</source>
      <translation>
        <numerusform>{cell}不在其中：它有%n个候选数，而最多只能有{most}个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not in it: {digit} has {places}.</source>
      <translation>{cell}不在其中：{digit}{places}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is in no {technique} that removes anything.</source>
      <translation>{cell}不属于任何能删去候选数的“{technique}”。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>%n places in {house}</source>
      <translation>
        <numerusform>在{house}有%n个位置</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Right.</source>
      <translation>正确。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Found at first: {first}, later: {later}, shown: {shown}</source>
      <translation>一次找到：{first}，后来找到：{later}，已显示：{shown}</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Same as the system</source>
      <translation>跟随系统</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Light</source>
      <translation>浅色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Dark</source>
      <translation>深色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>High contrast</source>
      <translation>高对比度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Colours</source>
      <translation>颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Text size</source>
      <translation>文字大小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Size of all text in the window, relative to that of the system.</source>
      <translation>窗口中所有文字的大小，以系统文字的大小为基准。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A change takes effect after a restart.</source>
      <translation>更改在重新启动程序后生效。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Shade the row, column and box of the selected cell</source>
      <translation>为所选单元格的行、列和宫加底色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Highlight digits equal to the selected one</source>
      <translation>高亮与所选数字相同的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>With hints and searches</source>
      <translation>提示和搜索时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Always</source>
      <translation>始终</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Never</source>
      <translation>从不</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Row and column numbers</source>
      <translation>行号和列号</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>At the edge of the board. Hints and sentences about a search name cells by them.</source>
      <translation>显示在棋盘边缘。提示和讲解搜索的句子用它们称呼单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>0.3 seconds</source>
      <translation>0.3秒</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>0.6 seconds</source>
      <translation>0.6秒</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>1 second</source>
      <translation>1秒</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>1.5 seconds</source>
      <translation>1.5秒</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Animation of the links</source>
      <translation>链接的动画</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>How long a link takes to change; the next step ends the animation at once.</source>
      <translation>一个链接改变需要多长时间；下一步会立刻结束动画。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Mark digits that break a rule</source>
      <translation>标出违反规则的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Two equal digits in a row, column or box are marked at once.</source>
      <translation>同一行、列或宫中的两个相同数字会立即标出。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Show mistakes at once</source>
      <translation>立即显示错误</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A digit that is not that of the solution is marked as soon as it is entered.</source>
      <translation>填入的数字与解不同时，立即标出。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Go to the next cell while typing givens</source>
      <translation>输入提示数时走到下一格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>By keyboard and by the pad; 0, the full stop and Space leave a cell empty.</source>
      <translation>用键盘和数字面板时都是这样；0、句点或空格键让一格留空。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Show whether the puzzle has one solution</source>
      <translation>显示题目是否只有一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The result is shown below the digits, without any digit of the solution.</source>
      <translation>结果显示在数字键下方，不会透露解中的任何数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Tidy notes when a digit is entered</source>
      <translation>填入数字时整理标注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A digit that is entered is removed from the notes of its row, column and box.</source>
      <translation>填入的数字会从同行、同列和同宫的标注中去掉。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>In the corners</source>
      <translation>写在四角</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>In places by digit</source>
      <translation>按数字排位</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Corner notes</source>
      <translation>角注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>When all cells have their candidates as notes, these always stand in places by digit.</source>
      <translation>所有格子都标注了候选数时，始终按数字排位。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Choose a digit first, then its cells</source>
      <translation>先选数字，再选单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A digit that is chosen on the pad goes into every cell that you click.</source>
      <translation>在数字面板上选中的数字会填入你单击的每个单元格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Show the time</source>
      <translation>显示用时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Time is counted even while it is hidden.</source>
      <translation>隐藏时仍然计时。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Celebrate a solved puzzle</source>
      <translation>解出题目时庆祝</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The cells flash once, unless animations are turned off in the desktop.</source>
      <translation>单元格闪亮一次，除非桌面关闭了动画。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Step size</source>
      <translation>步长</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>How far a step goes, and what playing shows.</source>
      <translation>一步走多远，也决定播放时显示什么。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Speed of playing</source>
      <translation>播放速度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The one with the fewest options</source>
      <translation>选项最少的一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The first one</source>
      <translation>第一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Column to choose</source>
      <translation>选取哪一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Changing this restarts the watched search.</source>
      <translation>更改后，正在观看的搜索会重新开始。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Dancing Links</source>
      <translation>舞蹈链</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Bits and backtracking</source>
      <translation>位运算与回溯</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Search Sudokus with</source>
      <translation>搜索数独的方法</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Pseudo-code</source>
      <translation>伪代码</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>C++</source>
      <translation>C++</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Language of the code</source>
      <translation>代码的语言</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>How the pane Pseudo-code writes the algorithm.</source>
      <translation>“伪代码”面板用什么语言写出算法。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Open files in separate windows</source>
      <translation>在单独的窗口中打开文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Otherwise a second start opens its files in the window that is running.</source>
      <translation>否则，再次启动时会在正在运行的窗口中打开文件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Appearance</source>
      <translation>外观</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Play</source>
      <translation>解题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Hints</source>
      <translation>提示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Files</source>
      <translation>文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Techniques used in hints</source>
      <translation>提示所用的技巧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>C&amp;hoose...</source>
      <translation>选择(&amp;H)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Techniques can be turned off and reordered.</source>
      <translation>可以关闭某些技巧，也可以改变它们的顺序。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Saved sessions, backups and the library</source>
      <translation>保存的会话、备份和题库</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>&amp;Open Folder</source>
      <translation>打开文件夹(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Your work is saved there automatically, about once a second while you make changes.</source>
      <translation>你的操作会自动保存在那里，改动时大约每秒一次。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Preferences</source>
      <translation>首选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Search preferences</source>
      <translation>查找首选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Pages</source>
      <translation>页面</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>No preferences found.</source>
      <translation>没有找到首选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>{label}:</source>
      <translation>{label}：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>&amp;Close</source>
      <translation>关闭(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>&amp;Restore Defaults</source>
      <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>{percent} %</source>
      <translation>{percent}%</translation>
    </message>
  </context>
  <context>
    <name>presentation</name>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>A ring around the pointer</source>
      <translation>指针周围的圆环</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>A spotlight around the pointer</source>
      <translation>指针周围的聚光灯</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>Black screen</source>
      <translation>黑屏</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>The puzzles to be printed are no longer listed.</source>
      <translation>要打印的题目已不在列表中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Replace</source>
      <translation>替换</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{first} to {last}</source>
      <translation>{first}到{last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Printing: {percent} %</source>
      <translation>正在打印：{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Nothing was printed: {cause}. Choose another printer, or a PDF.</source>
      <translation>没有打印：{cause}。请选择另一台打印机，或改选PDF。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Printing was stopped.</source>
      <translation>打印已停止。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{count} of these files already exist, the first is {name}. Replace them?</source>
      <translation>
        <numerusform>其中{count}个文件已经存在，第一个是{name}。要替换吗？</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{pages} pages were sent to the printer.</source>
      <translation>
        <numerusform>已把{pages}页送往打印机。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print</source>
      <translation>打印</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Page preview</source>
      <translation>页面预览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>The puzzle on the board</source>
      <translation>棋盘上的题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>P&amp;uzzles:</source>
      <translation>题目(&amp;U)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;First:</source>
      <translation>从第几道起(&amp;F)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>How &amp;many:</source>
      <translation>道数(&amp;M)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Puzzles</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Puzzles, solutions on the last pages</source>
      <translation>题目，解印在最后几页</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Boards:</source>
      <translation>棋盘(&amp;B)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Puzzles on a pa&amp;ge:</source>
      <translation>每页道数(&amp;G)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>T&amp;itles and numbers</source>
      <translation>标题和编号(&amp;I)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print &amp;entries</source>
      <translation>打印填入的数(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print &amp;notes</source>
      <translation>打印标注(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print co&amp;lours</source>
      <translation>打印颜色(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>P&amp;aper:</source>
      <translation>纸张(&amp;A)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Lands&amp;cape</source>
      <translation>横向(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>A printer</source>
      <translation>打印机</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>PDF, all pages in one file</source>
      <translation>PDF，所有页在一个文件中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>SVG, a file for each page</source>
      <translation>SVG，每页一个文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>PNG, a file for each page</source>
      <translation>PNG，每页一个文件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>T&amp;o:</source>
      <translation>输出到(&amp;O)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Dots per inch:</source>
      <translation>每英寸点数(&amp;D)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Print...</source>
      <translation>打印(&amp;P)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Save As...</source>
      <translation>另存为(&amp;S)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>No printer is installed. Choose PDF instead, and print that file on another computer.</source>
      <translation>没有安装打印机。请改选PDF，再到别的计算机上打印该文件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>From {name}</source>
      <translation>来自{name}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>{puzzles} puzzles on {pages}.</source>
      <translation>
        <numerusform>{puzzles}道题目，{pages}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Preview: the first {pages}.</source>
      <translation>预览：前{pages}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>{count} pages</source>
      <translation>
        <numerusform>共{count}页</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>Page {page} of {pages}</source>
      <translation>第{page}页，共{pages}页</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: cannot be read</source>
      <translation>{number}：无法读取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>One of several solutions</source>
      <translation>多个解之一</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: one of several solutions</source>
      <translation>{number}：多个解之一</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>No solution</source>
      <translation>无解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: no solution</source>
      <translation>{number}：无解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>No solution found in time</source>
      <translation>没有及时找到解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: no solution found in time</source>
      <translation>{number}：没有及时找到解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>A4</source>
      <translation>A4</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>A5</source>
      <translation>A5</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Letter</source>
      <translation>Letter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Legal</source>
      <translation>Legal</translation>
    </message>
  </context>
  <context>
    <name>pseudocode</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{step}: {text}</source>
      <translation>{step}：{text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/list_view.py" />
      <source>Watch a search to see its algorithm, line by line.</source>
      <translation>观看一次搜索，即可逐行看到它的算法。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/list_view.py" />
      <source>Click or press B to stop each time this line has been executed.</source>
      <translation>单击或按B，每次执行完这一行就停下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/list_view.py" />
      <source>This line cannot have a breakpoint.</source>
      <translation>这一行不能设断点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/paint_values.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>At the start no option is chosen.</source>
      <translation>开始时没有选取任何选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>One node of the search tree: what is done with the options chosen so far.</source>
      <translation>搜索树的一个结点：对至今选取的选项做些什么。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Nothing is left to be covered: the options chosen are a solution.</source>
      <translation>没有什么要覆盖了：选取的选项就是一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every item must be covered, so branching on one is enough.</source>
      <translation>每一列终究都要覆盖，所以搜索只对其中一列分支。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>An item without an option can never be covered: back to the latest decision.</source>
      <translation>没有选项的列永远无法覆盖：回到最近的决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every option of the chosen item is tried, one after the other.</source>
      <translation>依次尝试所选列的每个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The options of the chosen column, from its header down.</source>
      <translation>挂在所选列中的选项，从列头往下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option goes on the stack, one level deeper.</source>
      <translation>选项入栈，深一层。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same again with one option more; it returns with all links as they are now.</source>
      <translation>多了一个选项，再来一遍；返回时所有链接都和现在一样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option comes off the stack, one level up; the next one is below it.</source>
      <translation>选项出栈，退一层；它下面就是下一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>All has been tried for the chosen item: what was chosen before must change.</source>
      <translation>所选列的选项都试过了：之前的选择必须改变。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The tree node is left, and the option that led to it is taken back.</source>
      <translation>离开这个树结点，撤回通向它的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The whole tree has been walked, and every link is where it was at the start.</source>
      <translation>整棵树已走完，每个链接都回到开始时的位置。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The chosen column leaves: whichever option is tried will cover it.</source>
      <translation>所选的列离开：无论尝试哪个选项，都会覆盖它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option's other columns, from the tried node rightward.</source>
      <translation>该选项覆盖的其他列，从所试的结点往右。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each of them leaves too, so no other option can cover it again.</source>
      <translation>它们也逐一离开，这样别的选项就不能再覆盖它们。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same columns leftward: the last covered returns first.</source>
      <translation>同样这些列，往左：最后覆盖的最先回来。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each of them returns.</source>
      <translation>它们逐一回来。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The chosen column returns; the level is as it was when it was entered.</source>
      <translation>所选的列回来；这一层和进入时一样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header leaves the list, and all options of the column leave their other columns.</source>
      <translation>列头离开链表，该列的所有选项离开它们所在的其他列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header's neighbours now point past it; it still knows both.</source>
      <translation>列头的左右邻居现在绕过它相互指向；它仍然记得两边。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each node of the column, from the top.</source>
      <translation>该列的每个结点，从上往下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's option competes for the column, so it leaves all its other columns.</source>
      <translation>该结点的选项在争这一列，所以它离开它所在的所有其他列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>All nodes of an option but this one leave their columns.</source>
      <translation>一个选项的所有结点，除这一个外，都离开各自的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's siblings, rightward and around.</source>
      <translation>该结点的同行结点，往右绕一圈。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The nodes above and below now point past it; it still knows both.</source>
      <translation>上下两个结点现在绕过它相互指向；它仍然记得两边。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The column has one option fewer.</source>
      <translation>该列少了一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Everything that cover did, undone in exactly the reverse order.</source>
      <translation>覆盖所做的一切，按恰好相反的次序撤销。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each node of the column, from the bottom.</source>
      <translation>该列的每个结点，从下往上。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's option returns to all its other columns.</source>
      <translation>该结点的选项回到它所在的所有其他列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header returns between the two neighbours that it still knows.</source>
      <translation>列头回到它仍然记得的两个邻居之间。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>All nodes of an option but this one return, the last one hidden first.</source>
      <translation>一个选项的所有结点，除这一个外，都回来，最后隐藏的最先回来。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's siblings, leftward and around.</source>
      <translation>该结点的同行结点，往左绕一圈。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node returns between the neighbours that it still knows.</source>
      <translation>结点回到它仍然记得的两个邻居之间。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The column has one option more.</source>
      <translation>该列多了一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Items left, no two sharing an option: each needs one of its own.</source>
      <translation>剩下的列中有这么多列，没有一个选项能覆盖其中两列：每列都需要自己的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>No cover below here can be smaller than the best one known.</source>
      <translation>由此往下，没有哪个覆盖能比当前最优的更小。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>This cover is the smallest so far; from now on only smaller ones count.</source>
      <translation>这是当前最优的覆盖；从现在起只有更小的才算数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>What it newly covers: its nodes not dropped yet, rightward.</source>
      <translation>该选项新覆盖的列：它未被摘下的结点，往右。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The item is covered; others may cover it again.</source>
      <translation>该列已覆盖；别的选项可以再覆盖它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same nodes leftward, the last one first.</source>
      <translation>同样这些结点，往左，最后的最先。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The item is to be covered again.</source>
      <translation>该列又需要覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Sideways: the row leaves out what it would cover twice.</source>
      <translation>横向：选项所在的行略去它会再次覆盖的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node returns between the siblings that it still knows.</source>
      <translation>结点回到它仍然记得的左右结点之间。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option's other nodes, from the tried one rightward.</source>
      <translation>该选项的其他结点，从所试的结点往右。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>A column that has the option's colour already stays as it is; any other leaves.</source>
      <translation>已经是该选项颜色的列保持原样；其他的列离开。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same nodes leftward: the last covered returns first.</source>
      <translation>同样这些结点，往左：最后覆盖的最先回来。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Only the node that covered a column uncovers it.</source>
      <translation>只有覆盖了一列的结点才恢复它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The column leaves; of its options, those in the node's colour stay.</source>
      <translation>该列离开；它的选项中，与该结点颜色相同的留下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header's neighbours now point past it, and the node that covers it is noted.</source>
      <translation>列头的左右邻居现在绕过它相互指向，并记下覆盖它的结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>An option in the same colour stays; any other leaves all its other columns.</source>
      <translation>颜色相同的选项留下；其他选项离开它所在的所有其他列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Only options in another colour, or in none, had left.</source>
      <translation>离开过的只有其他颜色或没有颜色的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header returns, and no node covers it any more.</source>
      <translation>列头回来，不再有结点覆盖它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Its row, its column and its box now have the digit.</source>
      <translation>它的行、列、宫不再缺这个数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Its row, its column and its box lack the digit again.</source>
      <translation>它的行、列、宫又缺这个数字了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every cell has its digit: a solution.</source>
      <translation>每格都有了数字：一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The digits that the cell's row, column and box all lack: its candidates, as bits.</source>
      <translation>该格的行、列、宫都缺的数字：它的候选数，以位表示。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every cell must be filled, so branching on one is enough.</source>
      <translation>每一格终究都要填，所以搜索只对其中一格分支。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>A cell without a candidate can never be filled: back to the latest decision.</source>
      <translation>没有候选数的格永远填不了：回到最近的决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every candidate of the chosen cell is tried, one after the other.</source>
      <translation>依次尝试所选格的每个候选数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The candidates of the cell, from 1 to 9.</source>
      <translation>该格的候选数，从1到9。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The digit is written into the cell.</source>
      <translation>把数字写入该格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same again with one digit more; it returns with all masks as they are now.</source>
      <translation>多了一个数字，再来一遍；返回时所有掩码都和现在一样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The digit is taken out of the cell again.</source>
      <translation>把数字从该格取走。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The whole tree has been walked, and all masks are as at the start.</source>
      <translation>整棵树已走完，所有掩码都和开始时一样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>, </source>
      <translation>，</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>just executed</source>
      <translation>刚执行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>comes next</source>
      <translation>下一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>calls this</source>
      <translation>正在调用</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>breakpoint</source>
      <translation>断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>folded</source>
      <translation>已折叠</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>open</source>
      <translation>已展开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{text}
{meaning}</source>
      <translation>{text}
{meaning}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one link.</source>
      <translation>单击展开：一步是一个链接。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one column.</source>
      <translation>单击展开：一步是一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one option.</source>
      <translation>单击展开：一步是一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one decision.</source>
      <translation>单击展开：一步是一次决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one column.</source>
      <translation>单击折叠：一步是一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one option.</source>
      <translation>单击折叠：一步是一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one decision.</source>
      <translation>单击折叠：一步是一次决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one solution.</source>
      <translation>单击折叠：一步到一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover. Reads the input of HUST 1017 and prints a cover.</source>
      <translation>精确覆盖。读取HUST 1017的输入，输出一个覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover with the fewest options. Reads the input of ZOJ 3209 and prints how many are enough.</source>
      <translation>选项最少的精确覆盖。读取ZOJ 3209的输入，输出最少需要几个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover with colours. Reads a problem in the format of Knuth's programs and prints a cover.</source>
      <translation>带颜色的精确覆盖。读取Knuth程序格式的问题，输出一个覆盖。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover with colours and the fewest options. Reads a problem in the format of Knuth's programs and prints how many are enough.</source>
      <translation>带颜色、选项最少的精确覆盖。读取Knuth程序格式的问题，输出最少需要几个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Repeat cover with a bound. Reads the input of HDU 2295 and prints the smallest radius.</source>
      <translation>带下界的重复覆盖。读取HDU 2295的输入，输出最小半径。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Sudoku with bits. Reads the input of AcWing 166 and prints the solutions.</source>
      <translation>用位运算求解数独。读取AcWing 166的输入，输出各题的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>l, the level: how many options are chosen</source>
      <translation>l，层数：已选取多少个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>i, the column (item) that is branched on</source>
      <translation>i，正在对它分支的列（项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>S[i], how many options the chosen column has left</source>
      <translation>S[i]，所选的列还剩多少个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>o, the option (row) that is tried for i</source>
      <translation>o，正在为i尝试的选项（行）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>c, the column that is being covered or uncovered</source>
      <translation>c，正在覆盖或恢复的列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>p, a node of that column</source>
      <translation>p，该列中的一个结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>n, the node for which that column is covered</source>
      <translation>n，覆盖该列的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>T[n], the colour that n gives its column; 0 for none</source>
      <translation>T[n]，n给其列的颜色；0表示没有</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>q, the node that has just left or returned</source>
      <translation>q，刚离开或回来的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>b, the least number of options still needed</source>
      <translation>b，至少还需要这么多选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>best, the options of the smallest cover known</source>
      <translation>best，当前最优的覆盖有多少个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>m, the digits that fit in cell i</source>
      <translation>m，可填入单元格i的数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>d, the candidate that is tried for cell i</source>
      <translation>d，正在为格i尝试的候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{option} ({number} of {among})</source>
      <translation>{option}（第{number}个，共{among}个）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{option} (given)</source>
      <translation>{option}（给定）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{option} in {item}</source>
      <translation>{option}在{item}中的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{letter}: {text}</source>
      <translation>{letter}：{text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/value_strip.py" />
      <source>Values</source>
      <translation>变量的值</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/view.py" />
      <source>Pseudo-code</source>
      <translation>伪代码</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/view.py" />
      <source>Left folds a block into one step, Right unfolds it. B sets a breakpoint. Enter runs to the line, Shift+Enter back to it. L changes the language.</source>
      <translation>向左键把一块折叠成一步，向右键展开。B设断点。Enter运行到该行，Shift+Enter往回运行到该行。L切换语言。</translation>
    </message>
  </context>
  <context>
    <name>questions</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a solution is found</source>
      <translation>找到一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a dead end is met</source>
      <translation>遇到死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>any column is chosen</source>
      <translation>选取任意一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a branch is pruned</source>
      <translation>剪去一个分支</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column is chosen:</source>
      <translation>选取列：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” is chosen</source>
      <translation>选取列“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>option is tried:</source>
      <translation>尝试选项：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{option} is tried</source>
      <translation>尝试{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column is touched:</source>
      <translation>列有变动：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” is touched</source>
      <translation>列“{item}”有变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>option is touched:</source>
      <translation>选项有变动：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{option} is touched</source>
      <translation>{option}有变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>node is hidden or returns:</source>
      <translation>结点被隐藏或还原：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{option} leaves or rejoins column “{item}”</source>
      <translation>{option}离开或回到列“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>cell is touched:</source>
      <translation>格有变动：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>cell {cell} is touched</source>
      <translation>格{cell}有变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column gets small:</source>
      <translation>列变小：</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” has at most %n options</source>
      <translation>
        <numerusform>列“{item}”至多有%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>at depth:</source>
      <translation>在深度：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>the depth becomes {depth}</source>
      <translation>深度变为{depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a line of the pseudo-code</source>
      <translation>伪代码的某一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>the pseudo-code is at “{line}”</source>
      <translation>伪代码执行到“{line}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>Choose what to wait for.</source>
      <translation>请选择要等待什么。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This problem has no such column: choose one from the list.</source>
      <translation>此问题中没有这样的列：请从列表中选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This problem has no such option: choose one from the list.</source>
      <translation>此问题中没有这样的选项：请从列表中选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This option is not in this column: choose another column.</source>
      <translation>此选项不在这一列中：请选择另一列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>There is no such cell: choose one from r1c1 to r9c9.</source>
      <translation>没有这样的格：请在r1c1到r9c9之间选择。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This can never happen: the conditions exclude each other; change one, or the depth.</source>
      <translation>这不可能发生：各个条件互相排斥；请更改其中一个，或更改深度。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{first} and {second}</source>
      <translation>{first}，并且{second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{what} at depth {depth}</source>
      <translation>在深度{depth}处{what}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>when {what}</source>
      <translation>{what}时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>number {number}</source>
      <translation>编号{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” has no option</source>
      <translation>列“{item}”没有选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Unsaved changes</source>
      <translation>未保存的更改</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Save the changes to “{name}”?</source>
      <translation>要保存对“{name}”的更改吗？</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Another puzzle is about to replace it.</source>
      <translation>另一道题目即将取代它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {number}</source>
      <translation>第{number}行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{row} {name}</source>
      <translation>{row} {name}</translation>
    </message>
  </context>
  <context>
    <name>reading</name>
    <message>
      <location filename="../../sudoku_gui/widgets/term_label.py" />
      <source>Scroll the text</source>
      <translation>滚动文字</translation>
    </message>
  </context>
  <context>
    <name>reasons</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>chosen at random from {columns} columns with no option</source>
      <translation>从{columns}个没有选项的列中随机抽取的</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>chosen at random from {columns} columns with %n options</source>
      <translation>
        <numerusform>从{columns}个有%n个选项的列中随机抽取的</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the leftmost of {columns} columns with no option</source>
      <translation>{columns}个没有选项的列中最左的</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the leftmost of {columns} columns with %n options</source>
      <translation>
        <numerusform>{columns}个有%n个选项的列中最左的</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>One of its options will be chosen here, so no other column needs to offer them.</source>
      <translation>这里会选取它的一个选项，所以别的列不必再提供这些选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} gives it the colour {colour}: options that give it another one, or none, are out; those with the same stay.</source>
      <translation>{option}给它颜色{colour}：给它别的颜色或不给颜色的选项出局，颜色相同的留下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} covers it, so every other option that would cover it again is out.</source>
      <translation>{option}覆盖了它，所以其他会再次覆盖它的选项都要排除。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>%n nodes leave the other columns.</source>
      <translation>
        <numerusform>%n个结点离开其他各列。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>%n nodes leave: {options}, from {columns}.</source>
      <translation>
        <numerusform>离开的有%n个结点：{options}，所在的列为{columns}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>“{item}”</source>
      <translation>“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The option stands in column “{outer}” too, but not in the colour {colour}. The neighbours of its node in “{item}” now point past it, but it still points at them.</source>
      <translation>这个选项也在列“{outer}”里，但颜色不是{colour}。它在“{item}”里的结点的邻居现在绕过它，而它仍然指着它们。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The option also stands in column “{outer}”. The neighbours of its node in “{item}” now point past it, but it still points at them.</source>
      <translation>这个选项也在列“{outer}”中。它在“{item}”中的结点，上下邻居的指针现在越过了它，但它仍指着它们。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>No other option of column “{item}” is left to try.</source>
      <translation>列“{item}”没有别的选项可试了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} is being taken back.</source>
      <translation>正在撤回{option}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>It finds its place by its own two links: nothing is searched or copied.</source>
      <translation>结点凭自己的两个链接找到位置：不用查找，也不用复制。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>In exactly the reverse order of covering: it returns between the neighbours it still knows.</source>
      <translation>按与覆盖恰好相反的次序：列头回到它仍然记得的邻居之间。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The puzzle says so; no other option of this column is ever tried.</source>
      <translation>题目就是这样给的；此列的其他选项都不会尝试。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>When all below it has been searched, {next} is tried: option {number} of column “{item}”.</source>
      <translation>它下面的全部搜完之后，就尝试{next}：列“{item}”的第{number}个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Column “{item}” has no other option, so there is nothing to guess.</source>
      <translation>列“{item}”没有其他选项，所以无需猜测。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Column “{item}” has no other option: it is forced, as long as the guesses at depths {depths} hold.</source>
      <translation>
        <numerusform>列“{item}”没有别的选项：只要深度{depths}的那些猜测成立，它就是必然的。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Givens are options like all others, chosen before the search begins to choose.</source>
      <translation>给定的选项和别的选项一样，只是在搜索开始选择之前就选取。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>This run takes it here, whatever the rule says: that is its what-if.</source>
      <translation>这次运行被要求在这里选取它，不管规则怎么说：这就是它的“假如”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The rule takes the first column of the list, however many options it has.</source>
      <translation>规则取链表中的第一列，不管它有多少选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>With one option there is nothing to guess.</source>
      <translation>只有一个选项，无需猜测。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Few options make few branches: Knuth's rule keeps the tree narrow.</source>
      <translation>选项少则分支少：Knuth的规则使树保持狭窄。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>It is {leftmost}.</source>
      <translation>它是{leftmost}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Its options: {options}.</source>
      <translation>它的选项：{options}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every option of “{item}” was hidden by the givens.</source>
      <translation>“{item}”的每个选项都被给定的选项隐藏了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every option of “{item}” was hidden by a given or by {options}.</source>
      <translation>“{item}”的每个选项都被某个提示数或{options}隐藏了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every option of “{item}” was hidden by {options}.</source>
      <translation>“{item}”的每个选项都被{options}隐藏了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the options at depths {depths}</source>
      <translation>深度{depths}的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} (depth {depth})</source>
      <translation>{option}（深度{depth}）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>No primary column is left in the list; those that are left need not be covered. The search goes on, to find out whether there is another.</source>
      <translation>链表中没有主列了；剩下的列不必覆盖。搜索继续，看看是否还有别的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>No column is left in the list. The search goes on, to find out whether there is another.</source>
      <translation>链表中没有列了。搜索继续，看看是否还有别的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>It was the first decision of all: nothing is left to try.</source>
      <translation>这是最初的决策：没有什么可试的了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Nothing more can be found here.</source>
      <translation>这里再也找不到什么了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>All that {option} covered has been uncovered: the links are as they were before it.</source>
      <translation>{option}所覆盖的都已恢复：链接和它之前一样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every branch has been tried and taken back; all links are as they were at the start.</source>
      <translation>每个分支都已试过并撤回；所有链接都和开始时一样。</translation>
    </message>
  </context>
  <context>
    <name>records</name>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>My Statistics</source>
      <translation>我的统计</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Times by level</source>
      <translation>各难度的用时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>&amp;Export...</source>
      <translation>导出(&amp;E)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>&amp;Reset...</source>
      <translation>清空(&amp;R)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>&amp;Close</source>
      <translation>关闭(&amp;C)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Forget the times of %n puzzles? This cannot be undone.</source>
      <translation>
        <numerusform>要清除%n道题目的用时吗？此操作无法撤销。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Forget</source>
      <translation>清除</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Keep</source>
      <translation>保留</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Sudoku times</source>
      <translation>数独用时</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Not rated</source>
      <translation>未评级</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Puzzles solved with hints do not count here.</source>
      <translation>用过提示的题目不计入。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Level</source>
      <translation>难度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>As named by the source of the puzzle.</source>
      <translation>按题目来源的说法。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Solved</source>
      <translation>已解出</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Puzzles solved by you; each counts once.</source>
      <translation>你自己解出的题目；每道只计一次。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>How many of them with hints.</source>
      <translation>其中用过提示的题目数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Best</source>
      <translation>最短</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Average</source>
      <translation>平均</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Latest</source>
      <translation>最近</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>You have not solved any puzzles yet. Puzzles that you solve yourself are counted here.</source>
      <translation>你还没有解出过题目。你自己解出的题目会记在这里。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>You have solved %n puzzles.</source>
      <translation>
        <numerusform>你已解出%n道题目。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Days in a row: {streak}; longest: {longest}.</source>
      <translation>连续{streak}天；最长{longest}天。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>{date}: {time}, {level}</source>
      <translation>{date}：{time}，{level}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>{date}: {time}, {level}, with hints</source>
      <translation>{date}：{time}，{level}，用过提示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>With hints</source>
      <translation>用过提示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>No times yet</source>
      <translation>还没有用时记录</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Times from {first} to {last}, from {shortest} to {longest}</source>
      <translation>{first}至{last}的用时，从{shortest}到{longest}</translation>
    </message>
  </context>
  <context>
    <name>repeat</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Bound: {depth} chosen, no more options are needed</source>
      <translation>下界：已选{depth}个，不再需要更多选项</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Bound: {depth} chosen, at least %n more options are needed</source>
      <translation>
        <numerusform>下界：已选{depth}个，至少还需要%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every column that must be covered is covered.</source>
      <translation>必须覆盖的列都已覆盖。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>There are %n columns of which no option covers two, so each needs an option of its own.</source>
      <translation>
        <numerusform>有%n列，没有一个选项能覆盖其中两列，所以每列都需要自己的选项。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}”</source>
      <translation>“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}” needs an option.</source>
      <translation>“{item}”需要一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>No option covers two of {columns}, so each needs an option of its own.</source>
      <translation>没有一个选项能覆盖{columns}中的两列，所以每列都需要自己的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Prune: {depth} chosen are not fewer than {limit}</source>
      <translation>剪枝：已选{depth}个，不会少于{limit}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Prune: {depth} chosen and {bound} more needed are not fewer than {limit}</source>
      <translation>剪枝：已选{depth}个，至少还需{bound}个，不会少于{limit}个</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every column is covered, but a cover with %n options is known already: the search turns back.</source>
      <translation>
        <numerusform>每一列都覆盖了，但已知有%n个选项的覆盖：搜索回头。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>More options than are allowed would be needed, so the search turns back without looking.</source>
      <translation>需要的选项会超过允许的个数，所以搜索不看就折返。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The best cover known has {limit}: no better one can be found below here, so the search turns back without looking.</source>
      <translation>已知最优的覆盖有{limit}个选项：下面不会有更好的，所以搜索不看就折返。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every primary column is covered at least once, by %n options</source>
      <translation>
        <numerusform>解{number}：每个主列至少覆盖一次，用%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every column is covered at least once, by %n options</source>
      <translation>
        <numerusform>解{number}：每一列至少覆盖一次，用%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every primary column is covered exactly once, by %n options</source>
      <translation>
        <numerusform>解{number}：每个主列恰好覆盖一次，用%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every column is covered exactly once, by %n options</source>
      <translation>
        <numerusform>解{number}：每一列恰好覆盖一次，用%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>No column is left in the list. From now on only a cover with fewer options counts.</source>
      <translation>链表中没有列了。从现在起，只有选项更少的覆盖才算数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The rule takes a column with the fewest options, the leftmost of several. Here sizes never change: an option may always be taken once more.</source>
      <translation>规则取选项最少的列，有几列一样少时取最左的。在这里大小从不改变：一个选项总可以再选。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Its options: {options}.</source>
      <translation>它的选项：{options}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>{option} covers it. Other options may cover it again: this is allowed but gains nothing.</source>
      <translation>{option}覆盖了它。别的选项可以再次覆盖它：这样允许，但没有好处。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Finished: there is no such cover</source>
      <translation>搜索结束：没有这样的覆盖</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Finished: %n options are the fewest</source>
      <translation>
        <numerusform>搜索结束：最少需要%n个选项</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The best cover so far has %n options</source>
      <translation>
        <numerusform>当前最优的覆盖有%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Whatever cannot have fewer options than this is pruned from here on.</source>
      <translation>从现在起，凡是选项不会比这更少的都剪去。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every branch has been tried or pruned; all links are as they were at the start.</source>
      <translation>每个分支都已试过或剪去；所有链接都和开始时一样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Cover column “{item}”: its header leaves the list</source>
      <translation>覆盖列“{item}”：列头离开链表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}” leaves the row of {option}</source>
      <translation>“{item}”离开{option}所在的行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}” returns to the row of {option}</source>
      <translation>“{item}”回到{option}所在的行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The column is covered already, so the option no longer offers it. The node leaves sideways: its column stays intact.</source>
      <translation>该列已覆盖，所以此选项不再提供它。结点横向离开：它的列保持完整。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The node finds its place by its own two links, left and right: nothing is searched or copied.</source>
      <translation>结点凭自己左右两个链接找到位置：不用查找，也不用复制。</translation>
    </message>
  </context>
  <context>
    <name>restart</name>
    <message>
      <location filename="../../sudoku_gui/shell/languages.py" />
      <source>The language changes after a restart.</source>
      <translation>重新启动程序后，语言才会改变。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/languages.py" />
      <source>&amp;Restart Now</source>
      <translation>立即重启(&amp;R)</translation>
    </message>
  </context>
  <context>
    <name>resuming</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>No decision has another option, so everything is taken back.</source>
      <translation>没有哪个决策还有别的选项，所以全部撤回。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>{option} is taken back, then {next} is tried at depth {depth}.</source>
      <translation>撤回{option}，然后在深度{depth}尝试{next}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>The latest decision with another option is {option} at depth {depth}: %n options are taken back, then {next} is tried.</source>
      <translation>
        <numerusform>最近一个还有别的选项的决策是深度{depth}的{option}：撤回%n个选项，然后尝试{next}。</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>reverting</name>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Looking for the solution...</source>
      <translation>正在求解……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>No correct state is known: the puzzle was opened with a mistake in it.</source>
      <translation>没有已知的正确状态：题目打开时就带有错误。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Your last %n changes have been undone. Undo restores them.</source>
      <translation>
        <numerusform>已撤回你最近的%n步操作。撤销可以恢复它们。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>There is no mistake so far.</source>
      <translation>到目前为止没有错误。</translation>
    </message>
  </context>
  <context>
    <name>runs</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>▶ {run}</source>
      <translation>▶ {run}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>{run}, watched now</source>
      <translation>{run}，正在观看</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>≥ {number}</source>
      <translation>≥{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>At depth {depth}: {choice} first</source>
      <translation>深度{depth}处：先取{choice}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Branched off “{parent}” at event {position}</source>
      <translation>在事件{position}处与“{parent}”分开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Run</source>
      <translation>运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>A way to search this problem; the one watched is marked</source>
      <translation>搜索此问题的一种方式；正在观看的带有标记</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Branched at</source>
      <translation>分开处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>The event at which it left the run it branched off</source>
      <translation>它在哪个事件处离开了原来的运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Events</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How many events it has in all, as far as is known</source>
      <translation>就目前所知，它共有多少个事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Decisions</source>
      <translation>决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How many columns it chooses</source>
      <translation>它选取了多少次列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Dead ends</source>
      <translation>死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How often a column has no option left</source>
      <translation>有多少次某列没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Max depth</source>
      <translation>最深</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>The most options it has chosen at a time</source>
      <translation>它同时选取的选项最多有多少个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How many solutions it finds</source>
      <translation>它找到多少个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>This is a new run: “{name}”. “{parent}” is still there; both are listed under Runs.</source>
      <translation>现在是另一次运行：“{name}”。“{parent}”已保留；两者都在“运行”面板中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>What If needs a search. Press F5 to watch one from the start.</source>
      <translation>“假如”需要一个搜索。F5从头观看。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Only Dancing Links for exact cover can choose otherwise.</source>
      <translation>只有精确覆盖的舞蹈链才能改选。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>No decision at this step. Step forward to one, then take another column or option.</source>
      <translation>这一步没有决策。请前进到一个决策，再改取另一列或另一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Givens are chosen first, without a decision. Step forward to the first decision.</source>
      <translation>给定的最先选取，没有决策。请前进到第一个决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>{what} is covered already at this decision. Take a column that is still in the list.</source>
      <translation>{what}在这个决策处已被覆盖。请取一个仍在链表中的列。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>{what} is a secondary column: it need not be covered, and the search never chooses it. Take another column, or an option.</source>
      <translation>{what}是次列：它不必被覆盖，搜索也从不选择它。请取另一列，或一个选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>{what} cannot be chosen at this decision: it competes with options chosen before.</source>
      <translation>{what}在这个决策处不能选取：它与先前选取的选项冲突。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>This run already takes {what} at this decision.</source>
      <translation>这次运行在这个决策处已经取{what}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>&amp;Watch</source>
      <translation>观看(&amp;W)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Watch this run where it was left</source>
      <translation>从离开之处观看这次运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Show this run beside the one that is watched</source>
      <translation>把这次运行放在正在观看的旁边</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>&amp;Compare</source>
      <translation>比较(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Re&amp;name</source>
      <translation>重命名(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Give this run a name of your own</source>
      <translation>给这次运行起一个名称</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Re&amp;move</source>
      <translation>移除(&amp;M)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Remove this run from the list</source>
      <translation>从列表中移除这次运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Restore the run that was removed last</source>
      <translation>放回最近移除的运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>&amp;Restore</source>
      <translation>取回(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>What if {choice}</source>
      <translation>假如{choice}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column ‘{item}’</source>
      <translation>列‘{item}’</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Bits, first cell</source>
      <translation>位运算，第一格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Bits</source>
      <translation>位运算</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>First column</source>
      <translation>第一列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Random ties, seed {seed}</source>
      <translation>并列时随机，种子{seed}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Fewest options</source>
      <translation>最少选项</translation>
    </message>
  </context>
  <context>
    <name>saving</name>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>The givens were copied as one line of 81 characters.</source>
      <translation>提示数已复制为一行81个字符。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>The board was copied as one line of 81 characters.</source>
      <translation>棋盘已复制为一行81个字符。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Cop&amp;y As</source>
      <translation>复制为(&amp;Y)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>&amp;Picture</source>
      <translation>图片(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Not copied as {format}: {cause}.</source>
      <translation>没有按“{format}”格式复制：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copied as {format}.</source>
      <translation>已按“{format}”格式复制。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copied as {format}, without {parts}.</source>
      <translation>已按“{format}”格式复制，不含{parts}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>The board was copied as a picture.</source>
      <translation>棋盘已复制为图片。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Save &amp;As...</source>
      <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>{name} was changed by another program since it was opened.</source>
      <translation>{name}打开之后被另一个程序更改了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>&amp;Overwrite</source>
      <translation>覆盖保存(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Save &amp;Anyway</source>
      <translation>仍然保存(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Saved as {name}.</source>
      <translation>已保存为{name}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>puzzle</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>{name} is still being saved: its drive does not respond yet. Your puzzle is still here.</source>
      <translation>仍在保存{name}：存储设备尚未响应。你的题目还在这里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>{name} could not be saved: {cause}. Your puzzle is still here.</source>
      <translation>{name}无法保存：{cause}。你的题目还在这里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Save as .&amp;dsudoku...</source>
      <translation>存为.dsudoku(&amp;D)...</translation>
    </message>
  </context>
  <context>
    <name>sentences</name>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{first} {second}</source>
      <comment>two sentences</comment>
      <translation>{first}{second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{first}, {second}</source>
      <comment>two words of a list</comment>
      <translation>{first}、{second}</translation>
    </message>
  </context>
  <context>
    <name>session</name>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>{name} was changed by another program.</source>
      <translation>{name}被另一个程序更改了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>&amp;Reload</source>
      <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>{name} no longer exists. Your puzzle is still here.</source>
      <translation>{name}已经不在了。你的题目还在这里。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>&amp;Save Again</source>
      <translation>重新保存(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>&amp;Keep Mine</source>
      <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>{name} is as it was before.</source>
      <translation>{name}又恢复了原样。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Earlier Versions</source>
      <translation>较早的版本</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>The board at that time</source>
      <translation>当时棋盘上的内容</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Versions, the newest first</source>
      <translation>各版本，最新的在前</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Restore</source>
      <translation>取回(&amp;B)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>&amp;Earlier Versions...</source>
      <translation>较早的版本(&amp;E)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>{name} was not opened, because your unsaved puzzle could not be set aside: {cause}.</source>
      <translation>没有打开{name}，因为无法搁置你未保存的题目：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>The program did not end properly; this is what was open at {time}.</source>
      <translation>程序没有正常结束；这是{time}时打开的内容。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>This is what was open at {time}.</source>
      <translation>这是{time}时打开的内容。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Your puzzle is open in the other window; this one starts empty.</source>
      <translation>你的题目已在另一个窗口中打开；本窗口从空棋盘开始。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>The last session could not be shown: {cause}. It is still among the earlier versions.</source>
      <translation>上次打开的内容无法显示：{cause}。它仍在较早的版本中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>There is no earlier version yet.</source>
      <translation>还没有较早的版本。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>This is what was open at {time}. What was here before is in File &gt; Open Recent, if it was unsaved.</source>
      <translation>这是{time}时打开的内容。之前在这里的，如果未保存，在“文件 &gt; 最近打开的文件”中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Your work cannot be stored for the next start: {cause}. Save it in a file.</source>
      <translation>你的工作无法留到下次启动：{cause}。请保存到文件中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Your work is stored for the next start again.</source>
      <translation>你的工作又能留到下次启动了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>&amp;Open</source>
      <translation>打开(&amp;O)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>&amp;Later</source>
      <translation>以后再说(&amp;L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The last session could not be read; it was renamed to {file}.</source>
      <translation>上次打开的内容无法读取；它已改名为{file}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The last session was written by another version of this program, and only that version can read it; it was renamed to {file}.</source>
      <translation>上次打开的内容由本程序的另一版本写成，只有那个版本能读取；它已改名为{file}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Unsaved work of {number} other windows was found.</source>
      <translation>
        <numerusform>发现另外{number}个窗口未保存的内容。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Your unsaved puzzle was kept: it is in File &gt; Open Recent.</source>
      <translation>你未保存的题目已留存：它在“文件 &gt; 最近打开的文件”中。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Nothing was changed, because your unsaved puzzle could not be set aside: {cause}.</source>
      <translation>没有作任何更改，因为无法搁置你未保存的题目：{cause}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{time}, {name}, {digits}, in another window</source>
      <translation>{time}，{name}，{digits}，在另一个窗口中</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{time}, {name}, {digits}</source>
      <translation>{time}，{name}，{digits}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{number} digits</source>
      <translation>
        <numerusform>{number}个数字</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{day}, {time}</source>
      <translation>{day} {time}</translation>
    </message>
  </context>
  <context>
    <name>sharing</name>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Share by Link or QR Code</source>
      <translation>以网址或二维码分享</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Givens as 81 characters</source>
      <translation>81个字符的提示数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Share as:</source>
      <translation>分享为(&amp;S)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Te&amp;xt:</source>
      <translation>文字(&amp;X)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Include my digits and notes</source>
      <translation>包含我填入的数和标注(&amp;I)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Picture:</source>
      <translation>图片(&amp;P)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>QR code</source>
      <translation>二维码</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Copy Link</source>
      <translation>复制网址(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Copy &amp;QR Code</source>
      <translation>复制二维码(&amp;Q)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Save QR Code &amp;As...</source>
      <translation>二维码另存为(&amp;A)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Copy Text</source>
      <translation>复制文字(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Not in it: {parts}.</source>
      <translation>不包含：{parts}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>It is too long for a QR code.</source>
      <translation>内容太长，无法生成二维码。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Copied.</source>
      <translation>已复制。</translation>
    </message>
  </context>
  <context>
    <name>skipped events</name>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{tried}. {sentence}</source>
      <translation>{tried}。{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} taken back</source>
      <translation>撤回{option}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options taken back</source>
      <translation>
        <numerusform>撤回{number}个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{back}. {sentence}</source>
      <translation>{back}。{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{back}, {tried}. {sentence}</source>
      <translation>{back}，{tried}。{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried, it is given</source>
      <translation>尝试{option}，它是给定的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried, the only option</source>
      <translation>尝试{option}，唯一的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried ({k} of {d}), the last one left</source>
      <translation>尝试{option}（第{k}个，共{d}个），最后剩下的一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried ({k} of {d}), {guess}</source>
      <translation>尝试{option}（第{k}个，共{d}个），是{guess}</translation>
    </message>
  </context>
  <context>
    <name>solution_count</name>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>How Many Solutions?</source>
      <translation>有几个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>Looking</source>
      <translation>正在寻找</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>&amp;Show Me</source>
      <translation>在棋盘上选中(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>S&amp;top</source>
      <translation>停止(&amp;T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>&amp;Enter It</source>
      <translation>填入(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>&amp;Close</source>
      <translation>关闭(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>One solution</source>
      <translation>唯一解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No solution</source>
      <translation>无解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Not known</source>
      <translation>未知</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Looking for solutions...</source>
      <translation>正在找解……</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count}个解</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>More than {count} solutions</source>
      <translation>
        <numerusform>超过{count}个解</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>At least {count} solutions</source>
      <translation>
        <numerusform>至少{count}个解</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Several solutions</source>
      <translation>多个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The givens leave exactly one solution, as they should.</source>
      <translation>提示数恰好确定一个解，题目没有问题。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Stopped before it was known.</source>
      <translation>还没有得出结果就停止了。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>A single solution needs at least 17 givens; there are {count}.</source>
      <translation>
        <numerusform>要只有一个解，至少需要17个提示数；这里有{count}个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{count} cells differ from solution to solution.</source>
      <translation>
        <numerusform>各个解在{count}个单元格中有所不同。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Below are two of them; the marked cells are where they differ.</source>
      <translation>下面是其中两个，标出的单元格是它们不同的地方。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{digit} in {cell} would leave one solution.</source>
      <translation>在{cell}填{digit}，就只剩一个解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Looking for the digit that settles it...</source>
      <translation>正在寻找能使解唯一的数字……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Whether a single digit settles it is not known.</source>
      <translation>是否只填一个数字就能使解唯一，还不知道。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No single digit leaves fewer than {count} solutions.</source>
      <translation>无论填入哪一个数字，剩下的解都不少于{count}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No single digit leaves one solution; {digit} in {cell} leaves the fewest: {count}.</source>
      <translation>只填一个数字还不能使解唯一；在{cell}填{digit}剩下的解最少，有{count}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Without the candidates of the puzzle there is a solution.</source>
      <translation>不考虑题目的候选数则有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The candidates of the puzzle alone leave no solution.</source>
      <translation>仅题目的候选数就已无解。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>These {count} givens have no solution together: {givens}.</source>
      <translation>
        <numerusform>这{count}个提示数合在一起无解：{givens}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No subset clashes.</source>
      <translation>没有哪个子集自相矛盾。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All of them are needed; whether a subset clashes is not known.</source>
      <translation>其中每一个都不可缺少；是否有子集自相矛盾，还不知道。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All of them are needed; looking for a smaller set...</source>
      <translation>其中每一个都不可缺少；正在寻找更小的一组……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>With them, {fact}.</source>
      <translation>有了它们，{fact}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>They force {digits}; then {fact}.</source>
      <translation>
        <numerusform>由它们必然得出{digits}；于是{fact}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>With all givens, {fact}.</source>
      <translation>有了全部提示数，{fact}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All givens force {digits}; then {fact}.</source>
      <translation>
        <numerusform>由全部提示数必然得出{digits}；于是{fact}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Only search can show it: no column runs empty before a guess.</source>
      <translation>只有搜索才能看出：不猜测的话，没有哪一列会变空。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{digits} and {count} more</source>
      <translation>
        <numerusform>{digits}以及另外{count}个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{cell} has no digit left</source>
      <translation>{cell}没有数字可填</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>row {house} has no place for {digit}</source>
      <translation>第{house}行没有地方放{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>column {house} has no place for {digit}</source>
      <translation>第{house}列没有地方放{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>box {house} has no place for {digit}</source>
      <translation>第{house}宫没有地方放{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>A solution; marked are {cells}</source>
      <translation>一个解；标出的是{cells}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The givens</source>
      <translation>提示数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The givens; marked are {cells}</source>
      <translation>提示数；标出的是{cells}</translation>
    </message>
  </context>
  <context>
    <name>solutions</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} covers, each better than the one before; the last is the best</source>
      <translation>
        <numerusform>{count}个覆盖，一个比一个好；最后一个最好</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} covers so far, each better than the one before</source>
      <translation>
        <numerusform>目前{count}个覆盖，一个比一个好</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count}个解</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} solutions so far</source>
      <translation>
        <numerusform>目前{count}个解</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{first}; {second}</source>
      <translation>{first}；{second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{rate} per second</source>
      <translation>每秒{rate}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>about {percent} % of the tree searched</source>
      <translation>约搜索了树的{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{share}, {time} left</source>
      <translation>{share}，还需{time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>less than a second</source>
      <translation>不到一秒</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n seconds</source>
      <translation>
        <numerusform>%n秒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n minutes</source>
      <translation>
        <numerusform>%n分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n hours</source>
      <translation>
        <numerusform>%n小时</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} days</source>
      <translation>{count}天</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>Solution {number}, found at event {position}:</source>
      <translation>解{number}，在事件{position}处找到：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>the first {count} are listed</source>
      <translation>列出前{count}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Solutions in the order in which they are found</source>
      <translation>解，按找到的顺序</translation>
    </message>
  </context>
  <context>
    <name>stack</name>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Depth</source>
      <translation>深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The number of options chosen up to here, including this one; the last line may have none yet</source>
      <translation>到这里为止选取了多少个选项，包括这一个；最后一行可能还没有选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Column</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The column (item) that was branched on</source>
      <translation>分支所在的列（项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Size</source>
      <translation>大小</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>How many options the column had when it was chosen</source>
      <translation>该列被选取时有多少个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Option</source>
      <translation>选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The option (row) being tried</source>
      <translation>正在尝试的选项（行）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Turn</source>
      <translation>次序</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The number of that option, and how many there are</source>
      <translation>这是第几个选项，共几个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>How</source>
      <translation>方式</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Whether there was another option to try</source>
      <translation>是否还有别的选项可试</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>given by the puzzle</source>
      <translation>题目给定</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>forced: the only option of its column</source>
      <translation>必然：所在列唯一的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>a guess, with its number: the column had other options</source>
      <translation>猜测及其编号：该列还有别的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>the column is chosen, an option is not yet tried</source>
      <translation>已选取该列，尚未尝试选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>a dead end: the column has no option left</source>
      <translation>死路：该列没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>in Numbers: of one level, the second of three options is tried</source>
      <translation>轮次中：某一层正在尝试三个选项中的第二个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>in Numbers: 26 levels with one option each</source>
      <translation>轮次中：26层各只有一个选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>the level that the latest event is about</source>
      <translation>最近的事件所在的层</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>the part of the tree already searched, an estimate</source>
      <translation>已搜索的部分占整棵树的比例（估计）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>given</source>
      <translation>给定</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>forced</source>
      <translation>必然</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>chosen</source>
      <translation>已选取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>dead end</source>
      <translation>死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>g{number}</source>
      <translation>猜{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{number} of {among}</source>
      <translation>{number}/{among}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{option} is given; it covers “{item}”.</source>
      <translation>{option}是给定的；它覆盖“{item}”。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{option} was the only option for “{item}”.</source>
      <translation>{option}是“{item}”唯一的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{option} is {guess}: option {number} of {among} for “{item}”.</source>
      <translation>{option}是{guess}：“{item}”的第{number}个选项，共{among}个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>“{item}” is chosen, and no option of it is on the stack.</source>
      <translation>“{item}”已选取，栈中没有它的选项。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>“{item}” has no option left: a dead end.</source>
      <translation>“{item}”没有选项了：死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>The whole tree has been searched</source>
      <translation>走完了整棵树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>None of the tree yet</source>
      <translation>还没有开始走这棵树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>Estimate: less than {percent} % of the tree</source>
      <translation>估计：走了不到树的{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>Estimate: about {percent} % of the tree</source>
      <translation>估计：约走了树的{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{progress}; {percent} % of the events</source>
      <translation>{progress}；事件走了{percent}%</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>Numbers: {signs}</source>
      <translation>轮次：{signs}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{turns}
For each level the number of the option that is tried, and how many there are. 1/1 ×26 stands for 26 levels with one option each. If all subtrees of a level were equally large, this would be the part of the tree already searched.</source>
      <translation>{turns}
每层写出正在尝试的是第几个选项，以及共有几个。1/1 ×26表示26层各只有一个选项。假如同一层的子树都一样大，这就是树中已搜索的部分。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Stack</source>
      <translation>栈</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>A click or Enter on a line goes to where its column was chosen. K shows what the signs mean.</source>
      <translation>单击某一行或按Enter，前往它的列被选取之处。K显示各种记号的含义。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Progress</source>
      <translation>进度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>guess {number}</source>
      <translation>猜测{number}</translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Depth</source>
      <translation>深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Events</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Decisions</source>
      <translation>决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Branch points</source>
      <translation>分支点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Dead ends</source>
      <translation>死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Pruned</source>
      <translation>剪枝</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Updates</source>
      <translation>更新</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Tree nodes</source>
      <translation>树结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Tried / taken back</source>
      <translation>尝试 / 撤回</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Covered / uncovered</source>
      <translation>覆盖 / 恢复</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Hidden / unhidden</source>
      <translation>隐藏 / 还原</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Dropped / restored</source>
      <translation>摘下 / 放回</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>How many events have led here from the start.</source>
      <translation>从开始到这里共有多少个事件。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>How often a column was chosen that had an option to try.</source>
      <translation>选取到有选项可试的列的次数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Decisions at which more than one option was to be tried; each option tried there is a guess.</source>
      <translation>有不止一个选项可试的决策；在那里试的每个选项都是猜测。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>How often the column to be chosen had no option left; that is not a decision.</source>
      <translation>轮到的列没有选项的次数；这不算决策。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Solutions met so far.</source>
      <translation>至今遇到的解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Tree nodes given up because nothing below them could be better than the best.</source>
      <translation>由于往下不会比当前最优更好而放弃的树结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes taken out of their columns or rows: Knuth's measure of the work done.</source>
      <translation>从列或行中取出的结点数：Knuth用它衡量工作量。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes of the search tree: decisions, dead ends, solutions and what was pruned.</source>
      <translation>搜索树的结点：决策、死路、解，以及剪去的分支。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Options put on the stack and taken off; the difference is the depth.</source>
      <translation>入栈和出栈的选项；两者之差就是深度。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Columns that left the list and returned; the difference is how many are out now.</source>
      <translation>离开链表和回来的列；两者之差是目前在外的列数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes that left their columns and returned; the difference is how many are out now.</source>
      <translation>离开列和回来的结点；两者之差是目前在外的结点数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes that left their rows and returned; the difference is how many are out now.</source>
      <translation>离开行和回来的结点；两者之差是目前在外的结点数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{done} / {undone}</source>
      <translation>{done} / {undone}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>depth {count}</source>
      <translation>深度{count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} out</source>
      <translation>在外{count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{name}: {value}</source>
      <translation>{name}：{value}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{name}: {value}, {balance}</source>
      <translation>{name}：{value}，{balance}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>nodes</source>
      <translation>结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>dead ends</source>
      <translation>死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>pruned</source>
      <translation>剪枝</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>depth {first}</source>
      <translation>深度{first}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>depths {first} to {last}</source>
      <translation>深度{first}到{last}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} nodes</source>
      <translation>
        <numerusform>{count}个结点</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} dead ends</source>
      <translation>
        <numerusform>{count}条死路</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count}个解</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} pruned</source>
      <translation>{count}次剪枝</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{where}: {numbers}</source>
      <translation>{where}：{numbers}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>, </source>
      <translation>，</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>max {most}, log</source>
      <translation>最大{most}，对数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>max {most}</source>
      <translation>最大{most}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Statistics</source>
      <translation>统计</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>What the search has done up to here. Ctrl+C copies all of it as a table.</source>
      <translation>搜索至今做了什么。Ctrl+C把全部内容复制为表格。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Watch a search to see its statistics.</source>
      <translation>观看一次搜索，即可看到它的统计。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Tree nodes per depth</source>
      <translation>各深度的树结点数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Left and Right go from depth to depth.</source>
      <translation>向左和向右键逐个深度移动。</translation>
    </message>
  </context>
  <context>
    <name>stops</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>From now on runs stop {description}. F8 runs forward, Shift+F8 back.</source>
      <translation>从现在起，{description}会停下。F8继续运行，Shift+F8往回运行。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Runs no longer stop {description}.</source>
      <translation>从现在起，{description}不再停下。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>No bookmark before this position. Ctrl+M sets one.</source>
      <translation>此位置之前没有书签。Ctrl+M设一个书签。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>No bookmark after this position. Ctrl+M sets one.</source>
      <translation>此位置之后没有书签。Ctrl+M设一个书签。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Stopped {names}.</source>
      <translation>已停下：{names}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>; </source>
      <translation>；</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>There is no such place between here and the start.</source>
      <translation>从这里往回到开头都没有这样的地方。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>There is no such place between here and the end.</source>
      <translation>从这里到结尾都没有这样的地方。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Some settings of the last session were left out: {cause}.</source>
      <translation>上次设置的一部分已略去：{cause}。</translation>
    </message>
  </context>
  <context>
    <name>taken</name>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed at depth {depth} by {option}: it gives “{item}” the colour {colour}, this option does not</source>
      <translation>在深度{depth}被{option}移除：它给“{item}”颜色{colour}，而这个选项不是</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed by the given {option}: both cover “{item}”</source>
      <translation>被给定的{option}移除：两者都覆盖“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed at depth {depth} by the given {option}: both cover “{item}”</source>
      <translation>在深度{depth}被给定的{option}移除：两者都覆盖“{item}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed at depth {depth} by {option}: both cover “{item}”</source>
      <translation>在深度{depth}被{option}移除：两者都覆盖“{item}”</translation>
    </message>
  </context>
  <context>
    <name>targets</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run to Where {name} Is Chosen Next</source>
      <translation>运行到{name}下一次被选取之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run Back to Where {name} Was Chosen</source>
      <translation>往回运行到{name}被选取之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run to Where {name} Is Tried Next</source>
      <translation>运行到{name}下一次被尝试之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run Back to Where {name} Was Tried</source>
      <translation>往回运行到{name}被尝试之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Next Change of {name}</source>
      <translation>{name}的下一次变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Previous Change of {name}</source>
      <translation>{name}的上一次变动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Is Chosen</source>
      <translation>{name}被选取时停下</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Is Tried</source>
      <translation>{name}被尝试时停下</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Is Touched</source>
      <translation>{name}有变动时停下</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>What If the Search Takes {name} Here</source>
      <translation>假如搜索在这里改取{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Has Few Options</source>
      <translation>{name}的选项变少时停下</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>At Most %n Options Are Left</source>
      <translation>
        <numerusform>至多还剩%n个选项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>No Option Is Left</source>
      <translation>没有选项了</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Stop Following {name}</source>
      <translation>停止跟踪{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Follow {name}</source>
      <translation>跟踪{name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{option} in “{item}”</source>
      <translation>{option}在“{item}”中的结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>“{item}”</source>
      <translation>“{item}”</translation>
    </message>
  </context>
  <context>
    <name>techniques</name>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Easy</source>
      <translation>简单</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Medium</source>
      <translation>中等</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Hard</source>
      <translation>困难</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Expert</source>
      <translation>专家</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Fiendish</source>
      <translation>极难</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{first} of {asked}</source>
      <translation>{asked}次中{first}次</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Full House</source>
      <translation>同区剩余</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Single</source>
      <translation>唯余法</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Single</source>
      <translation>排除法</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Pair</source>
      <translation>锁定数对</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Triple</source>
      <translation>锁定三数组</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Candidates (Pointing)</source>
      <translation>区块（宫对行列）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Candidates (Claiming)</source>
      <translation>区块（行列对宫）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Pair</source>
      <translation>显性数对</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Triple</source>
      <translation>显性三数组</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Pair</source>
      <translation>隐性数对</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Triple</source>
      <translation>隐性三数组</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Quadruple</source>
      <translation>显性四数组</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Quadruple</source>
      <translation>隐性四数组</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>X-Wing</source>
      <translation>X翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Swordfish</source>
      <translation>剑鱼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Jellyfish</source>
      <translation>水母</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Remote Pair</source>
      <translation>远程数对</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Bivalue Universal Grave + 1</source>
      <translation>BUG+1</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Skyscraper</source>
      <translation>摩天楼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>2-String Kite</source>
      <translation>双线风筝</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Dual 2-String Kite</source>
      <translation>双重双线风筝</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Turbot Fish</source>
      <translation>多宝鱼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Empty Rectangle</source>
      <translation>空矩形</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Dual Empty Rectangle</source>
      <translation>双重空矩形</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>W-Wing</source>
      <translation>W翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>XY-Wing</source>
      <translation>XY翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>XYZ-Wing</source>
      <translation>XYZ翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 1</source>
      <translation>唯一矩形1型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 2</source>
      <translation>唯一矩形2型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 3</source>
      <translation>唯一矩形3型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 4</source>
      <translation>唯一矩形4型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 5</source>
      <translation>唯一矩形5型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 6</source>
      <translation>唯一矩形6型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Rectangle</source>
      <translation>隐性矩形</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Avoidable Rectangle Type 1</source>
      <translation>可避免矩形1型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Avoidable Rectangle Type 2</source>
      <translation>可避免矩形2型</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned X-Wing</source>
      <translation>带鳍X翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sashimi X-Wing</source>
      <translation>退化带鳍X翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Swordfish</source>
      <translation>带鳍剑鱼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sashimi Swordfish</source>
      <translation>退化带鳍剑鱼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Jellyfish</source>
      <translation>带鳍水母</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sashimi Jellyfish</source>
      <translation>退化带鳍水母</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sue de Coq</source>
      <translation>融合待定数组</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Simple Colours Trap</source>
      <translation>简单染色（陷阱）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Simple Colours Wrap</source>
      <translation>简单染色（同色矛盾）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Multi-Colours 1</source>
      <translation>多重染色1</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Multi-Colours 2</source>
      <translation>多重染色2</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>X-Chain</source>
      <translation>X链</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>XY-Chain</source>
      <translation>XY链</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Continuous Nice Loop</source>
      <translation>连续环</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Alternating Inference Chain</source>
      <translation>交替推理链</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Discontinuous Nice Loop</source>
      <translation>不连续环</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Grouped Continuous Nice Loop</source>
      <translation>成组连续环</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Grouped Alternating Inference Chain</source>
      <translation>成组交替推理链</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Grouped Discontinuous Nice Loop</source>
      <translation>成组不连续环</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Almost Locked Sets XZ</source>
      <translation>待定数组XZ</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Almost Locked Sets XY-Wing</source>
      <translation>待定数组XY翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Almost Locked Sets Chain</source>
      <translation>待定数组链</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Franken X-Wing</source>
      <translation>弗兰肯X翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Franken Swordfish</source>
      <translation>弗兰肯剑鱼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Franken X-Wing</source>
      <translation>带鳍弗兰肯X翼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Franken Swordfish</source>
      <translation>带鳍弗兰肯剑鱼</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Chain Contradiction</source>
      <translation>强制链（矛盾）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Chain Verity</source>
      <translation>强制链（必然）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Net Contradiction</source>
      <translation>强制网（矛盾）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Net Verity</source>
      <translation>强制网（必然）</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Brute Force</source>
      <translation>暴力求解</translation>
    </message>
  </context>
  <context>
    <name>terms</name>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>What is this? Click a part of the window, or press Enter for the one with the keyboard.</source>
      <translation>这是什么？单击窗口的某个部分，或按Enter查看键盘焦点所在的部分。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>There is no card for this part. The manual describes all parts.</source>
      <translation>这个部分没有卡片。手册介绍了所有部分。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>Manual</source>
      <translation>手册</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>See also:</source>
      <translation>另见：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>Read about “{term}” in the manual</source>
      <translation>在手册中阅读“{term}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>What “{term}” means</source>
      <translation>“{term}”是什么意思</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>en</source>
      <comment>the code of this language: zh_CN in Chinese</comment>
      <translation>zh_CN</translation>
    </message>
  </context>
  <context>
    <name>timeline</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>full: something leaves its list; as high as the search is deep</source>
      <translation>实色：有东西离开链表；高度表示搜索的深度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>pale: something returns to its list</source>
      <translation>浅色：有东西回到链表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>both, between two depths</source>
      <translation>两者都有，在两个深度之间</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a solution; a band where there are many</source>
      <translation>解；很多时连成一条</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a decision; shown where single events are visible</source>
      <translation>决策；能看清单个事件时显示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a dead end; the darker, the more there are</source>
      <translation>死路；越多颜色越深</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>pruned: nothing better lies below</source>
      <translation>剪枝：下面没有更好的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>not known yet: the search has not got that far</source>
      <translation>尚未知道：搜索还没到这里</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>the position; drag it to move through the search</source>
      <translation>当前位置；拖动它可在搜索中移动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>the position lies in this direction</source>
      <translation>当前位置在这个方向</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a line alone: where the search is on its way there</source>
      <translation>单独一条线：搜索在前往途中的位置</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>dotted: where the mouse points</source>
      <translation>虚线：鼠标所指之处</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a bookmark</source>
      <translation>书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>the part of the run that the close-up below shows</source>
      <translation>下面的放大图所显示的部分</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/strips.py" />
      <source>Show</source>
      <translation>显示</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/strips.py" />
      <source>Show what comes next in timeline, search tree and log</source>
      <translation>在时间线、搜索树和日志中显示后面的内容</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Drag to move through the search; the wheel, + and − zoom the close-up. Left and Right step, with Shift finer and with Ctrl coarser; Up and Down move by one event, Page Up and Page Down by a tenth of the close-up, with Ctrl by a tenth of the run, Home and End to the ends. A right click or M adds or removes a bookmark. K shows what the signs mean.</source>
      <translation>拖动可在搜索中移动；滚轮、+和−改变放大图的范围。向左和向右键走一步，按住Shift更细，按住Ctrl更粗；向上和向下键移动一个事件，Page Up和Page Down移动放大图的十分之一，按住Ctrl移动全长的十分之一，Home和End到两端。右键单击或按M添加或移除书签。K显示各种记号的含义。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{value}. {usage}</source>
      <translation>{value}。{usage}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{value}. The close-up shows {closeup} events. {usage}</source>
      <translation>{value}。放大图显示{closeup}个事件。{usage}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>The future is hidden.</source>
      <translation>后面的内容已隐藏。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{where}, depth {depth}</source>
      <translation>{where}，深度{depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{where}, depth {low} to {high}</source>
      <translation>{where}，深度{low}到{high}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} solutions</source>
      <translation>
        <numerusform>{number}个解</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} dead ends</source>
      <translation>
        <numerusform>{number}条死路</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} prunes</source>
      <translation>
        <numerusform>{number}次剪枝</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} decisions</source>
      <translation>
        <numerusform>{number}次决策</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{parts} here</source>
      <translation>此处有{parts}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>, </source>
      <translation>，</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Bookmark</source>
      <translation>书签</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Bookmark “{name}”</source>
      <translation>书签“{name}”</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>A solution</source>
      <translation>一个解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>A dead end</source>
      <translation>一条死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Pruned: nothing better lies below</source>
      <translation>剪枝：往下没有更好的</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>A decision: a column (item) is chosen</source>
      <translation>决策：选取一列（项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Something leaves its list</source>
      <translation>有东西离开了链表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Something returns to its list</source>
      <translation>有东西回到了链表</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>An option is tried or taken back</source>
      <translation>尝试或撤回一个选项</translation>
    </message>
  </context>
  <context>
    <name>tours</name>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>my_tour</source>
      <comment>the name of a file</comment>
      <translation>我的导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>Guided Tours</source>
      <translation>导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Start</source>
      <translation>开始(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Start Again</source>
      <translation>重新开始(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Web Page...</source>
      <translation>网页(&amp;W)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>Write this tour as a web page, with its questions</source>
      <translation>把这个导览和它的问题写成网页</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>%n minutes</source>
      <translation>
        <numerusform>%n分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>%n stops</source>
      <translation>
        <numerusform>%n站</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>finished</source>
      <translation>已完成</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>left at stop {stop} of {stops}</source>
      <translation>停在第{stop}站，共{stops}站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source> · </source>
      <comment>between facts about a tour</comment>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>{file} cannot be read</source>
      <translation>{file}无法读取</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>Tours</source>
      <translation>导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Try a Tour File...</source>
      <translation>试用导览文件(&amp;T)...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>There are no tours here. Open one from a file, or put files into the folder of your tours.</source>
      <translation>这里没有导览。请从文件打开一个，或把文件放进你的导览文件夹。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Continue</source>
      <translation>继续(&amp;C)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/panel.py" />
      <source>Page Down goes to the next stop of the tour, Page Up to the previous one.</source>
      <translation>Page Down到导览的下一站，Page Up到上一站。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/panel.py" />
      <source>Guided tour</source>
      <translation>导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/panel.py" />
      <source>No tour is under way. Choose one in Help &gt; Guided Tours.</source>
      <translation>没有进行中的导览。请在“帮助 &gt; 导览”中选择一个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/question_form.py" />
      <source>Answer: {answer}</source>
      <translation>答案：{answer}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/stop_bars.py" />
      <source>Stops of the tour</source>
      <translation>导览的各站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Stop {stop} of {stops}</source>
      <translation>第{stop}站，共{stops}站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Back</source>
      <translation>上一站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Go to the previous stop (Page Up)</source>
      <translation>到上一站（Page Up）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Next</source>
      <translation>下一站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Go to the next stop (Page Down)</source>
      <translation>到下一站（Page Down）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Finish</source>
      <translation>结束</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>End the tour and restore what you watched before</source>
      <translation>结束导览，恢复之前观看的内容</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Next Tour</source>
      <translation>下一个导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>End this tour and begin the next one in the list</source>
      <translation>结束这个导览，开始列表里的下一个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Exercises</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>End the tour and answer questions about what a search does next</source>
      <translation>结束导览，回答关于搜索下一步的问题</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Leave</source>
      <translation>离开</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Leave the tour and restore what you watched before; you can continue the tour later</source>
      <translation>离开导览，恢复之前观看的内容；以后可以继续这个导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Back to This Stop</source>
      <translation>回到这一站</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Restore everything as it is at this stop</source>
      <translation>一切恢复到这一站的样子</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Show the Answer</source>
      <translation>显示答案</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Show the answer to the question</source>
      <translation>显示问题的答案</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Where to look: {place}</source>
      <translation>看哪里：{place}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Right</source>
      <comment>a choice that was made</comment>
      <translation>对</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>No</source>
      <comment>a wrong choice that was made</comment>
      <translation>不对</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>**{choice}:** {reason}</source>
      <comment>a wrong choice, in bold, and why it is wrong</comment>
      <translation>**{choice}**：{reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>This stop cannot be shown as intended. For its author: {why}</source>
      <translation>这一站无法按原意显示。致作者：{why}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>This tour has a mistake: {why}.</source>
      <translation>此导览有一处错误：{why}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>There are %n more mistakes.</source>
      <translation>
        <numerusform>还有%n处错误。</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>transport</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/position_field.py" />
      <source>Position, in events</source>
      <translation>位置，以事件计</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>Speed</source>
      <translation>速度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>How far one step goes</source>
      <translation>一步走多远</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>S&amp;tep:</source>
      <translation>步长(&amp;T)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>Spee&amp;d:</source>
      <translation>速度(&amp;D)：</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>Timeline Legend</source>
      <translation>时间线图例</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Moving through the search</source>
      <translation>在搜索中移动</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>What has just happened</source>
      <translation>刚刚发生了什么</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Why</source>
      <translation>原因</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>What the signs of the timeline mean (K)</source>
      <translation>时间线上各种记号的含义（K）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Link</source>
      <translation>链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step is one event: a single link changes.</source>
      <translation>一步是一个事件：只有一个链接改变。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Column</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step covers or uncovers a column (an item) with all it hides.</source>
      <translation>一步覆盖或恢复一列（项），连同它隐藏的一切。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Option</source>
      <translation>选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step tries an option (a row of the matrix) or takes it back.</source>
      <translation>一步尝试一个选项（矩阵的一行），或撤回它。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Decision</source>
      <translation>决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step leads to the next decision, dead end or solution.</source>
      <translation>一步到下一个决策、死路或解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Solution</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step leads to the next solution, or the end.</source>
      <translation>一步到下一个解，或到结尾。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Event</source>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Cell</source>
      <translation>单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Digit</source>
      <translation>数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position} of {length}</source>
      <translation>事件{position}，共{length}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position} of at least {length}</source>
      <translation>事件{position}，至少共{length}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position}</source>
      <translation>事件{position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>“{text}” is not a position: type a number from 0 to {length}.</source>
      <translation>“{text}”不是位置：请键入0到{length}之间的数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>“{text}” is not a position: type a number, 0 or more.</source>
      <translation>“{text}”不是位置：请键入不小于0的数。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth 0: no option is chosen</source>
      <translation>深度0：没有选取选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}, given</source>
      <translation>深度{depth}：{option}，给定</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}, the only option of “{item}”</source>
      <translation>深度{depth}：{option}，“{item}”唯一的选项</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}, {guess}, option {number} of {among} of “{item}”</source>
      <translation>深度{depth}：{option}，{guess}，“{item}”的{among}个选项中的第{number}个</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}</source>
      <translation>深度{depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}</source>
      <translation>深度{depth}：{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Solutions so far: {number}</source>
      <translation>目前的解：{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{columns}. {solutions}</source>
      <translation>{columns}。{solutions}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Cell {cell} is chosen, and one of its digits is written next</source>
      <translation>已选取单元格{cell}，接下来填入它的一个数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Column “{item}” is covered, and one of its rows is tried next</source>
      <translation>列“{item}”已覆盖，接下来尝试它的一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all 81 cells are empty, and nothing has happened yet.</source>
      <translation>开头：全部81格都是空的，什么都还没有发生。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} primary columns are in the list, and nothing has happened yet.</source>
      <translation>
        <numerusform>开头：{items}个主列都在链表里，什么都还没有发生。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} columns are in the list, and nothing has happened yet.</source>
      <translation>
        <numerusform>开头：{items}列都在链表里，什么都还没有发生。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>This is the start: nothing comes before it.</source>
      <translation>这是开头：之前什么都没有。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Stopped at event {position}.</source>
      <translation>你在事件{position}处停下了。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{sentence}.</source>
      <translation>{sentence}。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no dead end before this position.</source>
      <translation>这个位置之前没有死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no dead end after this position.</source>
      <translation>这个位置之后没有死路。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no solution before this position.</source>
      <translation>这个位置之前没有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no solution after this position.</source>
      <translation>这个位置之后没有解。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step is one event: a cell is chosen, or a digit is written or taken back.</source>
      <translation>一步就是一个事件：选取一个单元格，或者填入、撤回一个数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>as fast as possible</source>
      <translation>尽可能快</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{millions} million steps per second</source>
      <translation>
        <numerusform>每秒{millions}00万步</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{rate} steps per second</source>
      <translation>
        <numerusform>每秒{rate}步</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>tree</name>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/canvas.py" />
      <source>Watch a search to see its tree grow.</source>
      <translation>观看一次搜索，即可看到搜索树逐步生长。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/canvas.py" />
      <source>The search has no node yet.</source>
      <translation>搜索还没有结点。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/drawing.py" />
      <source>unfolding...</source>
      <translation>正在展开……</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{item}: {option}</source>
      <translation>{item}：{option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (the only option)</source>
      <translation>{choice}（唯一的选项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (option {turn} of {among})</source>
      <translation>{choice}（第{turn}个选项，共{among}个）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (option {turn})</source>
      <translation>{choice}（第{turn}个选项）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Given</source>
      <translation>给定</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Forced</source>
      <translation>必然</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Decision</source>
      <translation>决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Still under way</source>
      <translation>仍在进行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Dead end</source>
      <translation>死路</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Solution</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Pruned</source>
      <translation>已剪枝</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Subtree without solution, folded</source>
      <translation>无解的子树，已折叠</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Subtree with solutions, folded</source>
      <translation>有解的子树，已折叠</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Subtree still under way, folded</source>
      <translation>仍在进行的子树，已折叠</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Forced decisions</source>
      <translation>必然决策</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Siblings left out</source>
      <translation>略去的兄弟结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Dead end: no option left for “{item}”</source>
      <translation>死路：“{item}”没有选项了</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{count} nodes</source>
      <translation>
        <numerusform>{count}个结点</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>about {count} nodes</source>
      <translation>约{count}个结点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>no solution</source>
      <translation>无解</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count}个解</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Until event {last}</source>
      <translation>到事件{last}为止</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>From event {first} on</source>
      <translation>从事件{first}起</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Events {first} to {last}</source>
      <translation>事件{first}到{last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>About {count} nodes are too many to unfold at once. Go there to see the nodes on the path.</source>
      <translation>大约{count}个结点，太多，无法一次展开。前往该处可查看路径上的结点。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n more</source>
      <translation>
        <numerusform>另有%n个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>root</source>
      <translation>根</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (given)</source>
      <translation>{choice}（给定的）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n forced</source>
      <translation>
        <numerusform>%n次必然</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} ({made} of {decisions})</source>
      <translation>{choice}（{made}/{decisions}）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{made} of {decisions}</source>
      <translation>{made}/{decisions}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{nodes}, {solutions}</source>
      <translation>{nodes}，{solutions}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{depth}, {guess}</source>
      <comment>the depth of a guess, and which guess it is</comment>
      <translation>{depth}，{guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{when} · {label} · {what} · depth {depth} · {size}</source>
      <translation>{when} · {label} · {what} · 深度{depth} · {size}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n decisions without alternative</source>
      <translation>
        <numerusform>连续%n次必然的决策</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Search tree</source>
      <translation>搜索树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move through the tree, Enter goes to the selected node, X folds and unfolds it, Alt+Home goes to the root; N and D go to the next solution and dead end, with Shift to the previous one.</source>
      <translation>上下方向键和Alt加左右方向键在树中移动，Enter前往所选的结点，X折叠和展开它，Alt+Home回到根；N和D前往下一个解和下一条死路，加Shift前往上一个。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Follow the current node (L)</source>
      <translation>跟随当前结点（L）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Fold subtrees without solution (F)</source>
      <translation>折叠无解的子树（F）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Show everything (0)</source>
      <translation>显示全部（0）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.</source>
      <translation>整个搜索过程，从上到下：走了多深，解和死路在哪里。单击前往。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>The whole run</source>
      <translation>整个搜索过程</translation>
    </message>
  </context>
  <context>
    <name>undo</name>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>several cells</source>
      <translation>多个单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>{colour} for a note in {cell}</source>
      <translation>{cell}的标注：{colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>clear the colours of a note in {cell}</source>
      <translation>去掉{cell}的标注的颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>clear all entries</source>
      <translation>清除全部填数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>restart</source>
      <translation>重新开始</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>start playing</source>
      <translation>开始游戏</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>fill in all candidates</source>
      <translation>填入全部候选数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>make entries givens</source>
      <translation>把填入的数变为提示数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>make givens entries</source>
      <translation>把提示数变为填入的数</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>back to the last correct state</source>
      <translation>回到最近的正确状态</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>solve</source>
      <translation>求解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>hint</source>
      <translation>提示</translation>
    </message>
  </context>
  <context>
    <name>welcome</name>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Choose a Level</source>
      <translation>选择难度</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Type Your Own</source>
      <translation>自己输入</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Guided Tours</source>
      <translation>导览</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>An easy puzzle to begin with.</source>
      <translation>先来一道简单的题目。</translation>
    </message>
  </context>
  <context>
    <name>window</name>
    <message>
      <location filename="../../sudoku_gui/features/bound/__init__.py" />
      <source>Bound</source>
      <translation>下界</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Breakpoints</source>
      <translation>断点</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>Candidate Boards</source>
      <translation>候选数棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/__init__.py" />
      <source>Columns</source>
      <translation>列</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/__init__.py" />
      <source>Comparison</source>
      <translation>比较</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Difference</source>
      <translation>差异</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/__init__.py" />
      <source>Log</source>
      <translation>日志</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/__init__.py" />
      <source>Exercises</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Steps</source>
      <translation>步骤</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Puzzle Library</source>
      <translation>题库</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>Links</source>
      <translation>链接</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Matrix</source>
      <translation>矩阵</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/__init__.py" />
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/__init__.py" />
      <source>Digits</source>
      <translation>数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are typing the digits printed in the puzzle.</source>
      <translation>你正在键入题目中印好的数字。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are typing your own digits; the givens are locked.</source>
      <translation>你正在键入自己的数字；提示数被锁定。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are writing small notes, each in its own place.</source>
      <translation>你正在写小标注，每个数字各有自己的位置。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are writing small notes in the middle of the cells.</source>
      <translation>你正在单元格中央写小标注。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are colouring cells or, while a digit is highlighted, its notes.</source>
      <translation>你正在给单元格加颜色；高亮一个数字时，则给它的标注加颜色。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>The selected cells are givens. To change them, choose Enter Givens (Ctrl+G).</source>
      <translation>所选单元格都是提示数。要更改，请选择“输入提示数”（Ctrl+G）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>{cell} is a given. To change it, choose Enter Givens (Ctrl+G).</source>
      <translation>{cell}是提示数。要更改它，请选择“输入提示数”（Ctrl+G）。</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Time spent on this puzzle: {time}</source>
      <translation>这道题目的用时：{time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Undo {action}</source>
      <translation>撤销{action}(&amp;U)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Redo {action}</source>
      <translation>重做{action}(&amp;R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Pseudo-code</source>
      <translation>伪代码</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Runs</source>
      <translation>运行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/__init__.py" />
      <source>Solutions</source>
      <translation>解</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/__init__.py" />
      <source>Stack</source>
      <translation>栈</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/__init__.py" />
      <source>Statistics</source>
      <translation>统计</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Search Tree</source>
      <translation>搜索树</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/main_window.py" />
      <source>P&amp;anes</source>
      <translation>面板(&amp;A)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/main_window.py" />
      <source>{problem} - Dancing Sudoku</source>
      <translation>{problem} - Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/actions.py" />
      <source>{action} (while watching)</source>
      <translation>{action}（观看时）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write a digit</source>
      <translation>填数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>1 to 9</source>
      <translation>1到9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Clear the selected cells</source>
      <translation>清除所选单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>0, Del, Backspace, Space</source>
      <translation>0、Del、退格键、空格键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Leave a cell empty while givens are typed</source>
      <translation>输入提示数时让一格留空</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>0, full stop, Space</source>
      <translation>0、句点、空格键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Take back the cell before while givens are typed</source>
      <translation>输入提示数时退回前一格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Backspace</source>
      <translation>退格键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the next row while givens are typed</source>
      <translation>输入提示数时走到下一行</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write or remove a corner note</source>
      <translation>写上或去掉角注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Shift+1 to Shift+9</source>
      <translation>Shift+1到Shift+9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write or remove a centre note</source>
      <translation>写上或去掉中央标注</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+1 to Ctrl+9</source>
      <translation>Ctrl+1到Ctrl+9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write digits</source>
      <translation>填写数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Z</source>
      <translation>Z</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write corner notes, or digits again</source>
      <translation>写角注，或恢复填写数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>X, N</source>
      <translation>X、N</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write centre notes, or digits again</source>
      <translation>写中央标注，或恢复填写数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>C, Shift+N</source>
      <translation>C、Shift+N</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Colour cells, or write digits again</source>
      <translation>给单元格加颜色，或恢复填写数字</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>V</source>
      <translation>V</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Colour the notes of a digit, if it is highlighted</source>
      <translation>给高亮数字的标注加颜色</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>V, then 1 to 9</source>
      <translation>V，然后1到9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the next cell, wrapping at the edge</source>
      <translation>到相邻的单元格，越过边缘则到另一侧</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Arrows</source>
      <translation>方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the next empty cell</source>
      <translation>到下一个空单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Arrows</source>
      <translation>Ctrl+方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Extend the selection</source>
      <translation>扩展所选范围</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Shift+Arrows</source>
      <translation>Shift+方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Extend the selection to the next empty cell</source>
      <translation>再选中下一个空单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Shift+Arrows</source>
      <translation>Ctrl+Shift+方向键</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Extend the selection to the start or end of the row</source>
      <translation>扩展到行首或行尾</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Shift+Home, Shift+End</source>
      <translation>Shift+Home、Shift+End</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Select all cells</source>
      <translation>选中全部单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+A</source>
      <translation>Ctrl+A</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Select cells with the same content</source>
      <translation>选中内容相同的单元格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Shift+A</source>
      <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Enter the active digit, if the digit comes first</source>
      <translation>填入当前数字（先选数字时）</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Menu of the selected cells</source>
      <translation>所选单元格的菜单</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Menu, Shift+F10</source>
      <translation>菜单键、Shift+F10</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the start or end of the row</source>
      <translation>到行首或行尾</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Home, End</source>
      <translation>Home、End</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the first or last cell</source>
      <translation>到第一格或最后一格</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Home, Ctrl+End</source>
      <translation>Ctrl+Home、Ctrl+End</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>{colour} in {cell}</source>
      <translation>在{cell}加{colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>note {digit} in {cell}</source>
      <translation>在{cell}标注{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>clear {cell}</source>
      <translation>清除{cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>{digit} in {cell}</source>
      <translation>在{cell}填{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{name}[*] - Dancing Sudoku</source>
      <translation>{name}[*] - Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{name} #{number}</source>
      <translation>{name} #{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Untitled</source>
      <translation>未命名</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>solved</source>
      <translation>已解出</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{givens} givens, {to_go} to go</source>
      <translation>
        <numerusform>{givens}个提示数，还剩{to_go}格</numerusform>
      </translation>
    </message>
  </context>
</TS>
