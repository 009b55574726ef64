import type { ToolName } from "../command-name.ts";

/** 求解以外各命令的帮助全文。 */
export const toolHelpZhCn = (
  languageAndHelp: string,
  exitCodes: string,
): Readonly<Record<ToolName, string>> => ({
  judge: `像该格式的评测方那样，评判某人对 INPUT 的回答 OUTPUT：错在哪里、为什么，按别的什么约定才是对的。

用法：slidepath judge --dialect ID [选项] INPUT OUTPUT [ANSWER]

INPUT 或 OUTPUT 可以写“-”，表示标准输入。评测方自己的答案 ANSWER 可以不给：正确答案由程序求得；
给出时先评判它，它必须是对的。

选项：
  -d, --dialect ID          格式；“slidepath dialects”列出所有格式
      --size WxH            棋盘尺寸（宽x高），用于换行不能说明尺寸时
      --goal GOAL           与该格式不同的目标
      --strict              拒绝需要修正的输入
      --forgive-presentation
                            只在空格、换行或字母大小写上有误的输出也算通过
      --convention NAME     按 testlib 或 Kattis 的约定评判；见“slidepath checker”
      --json                一个 JSON 文档：每行一组的判定，最后是总的判定
${languageAndHelp}

超过 20 组时，列出最先没有通过的 20 组。

退出码：
  0    通过
  1    没有通过
  2    用法错误，或评测方自己的输入或答案有误
  130  被中断

示例：
  slidepath judge --dialect hdu-3567 cases.txt output.txt
  ./mine < cases.txt | slidepath judge --dialect hdu-3567 cases.txt -
  slidepath judge --dialect acwing-179 --json in.txt out.txt
`,
  gen: `生成某个格式的输入。同一个种子在任何机器上都得到同样的字节。

用法：slidepath gen --dialect ID [选项]

选项：
  -d, --dialect ID          格式；“slidepath dialects”列出所有格式
  -n, --cases N             组数；不写则为 1
  -s, --seed S              整数；不写则为 0
      --depth D             恰好离目标 D 步的棋盘；超过九格时至多 D 步
      --hardest             离目标最远的棋盘
      --unsolvable RATIO    无解的组所占的比例，0 到 1
      --edge                先给出边界情形：已是目标、差一步、最远的棋盘、无解、只有一行
      --size WxH            棋盘尺寸（宽x高），用于尺寸任意的格式
      --json                改以 JSON 给出各组
${languageAndHelp}

${exitCodes}

示例：
  slidepath gen --dialect hdu-3567 --cases 100 --seed 7 > cases.txt
  slidepath gen --dialect acwing-845 --seed 1 --hardest
  slidepath gen --dialect boj-11112 --cases 50 --seed 2 --unsolvable 0.5
`,
  convert: `把输入中的各组写成另一种格式。题目不变：另一种格式没有这样的目标或尺寸时，予以拒绝。

用法：slidepath convert --from ID --to ID [选项] [FILE]

选项：
      --from ID             输入的格式
      --to ID               要写成的格式
      --size WxH            棋盘尺寸（宽x高），用于换行不能说明尺寸时
      --goal GOAL           与该格式不同的目标
      --strict              拒绝一切需要修正的写法
      --json                一个 JSON 文档：文本、组数、修正之处
${languageAndHelp}

${exitCodes}

示例：
  slidepath convert --from poj-1077 --to boj-1525 input.txt
  slidepath gen -d lightoj-1139 -n 9 | slidepath convert --from lightoj-1139 --to hdu-3567
`,
  explain: `说明一道题：奇偶性的论证、起始棋盘的康托展开（逐位算出）、各启发函数的值、最短路径的第一步。

用法：slidepath explain [选项] [FILE]

选项：
  -d, --dialect ID          按此格式读入；不写则自动识别
      --board TEXT          直接写出棋盘，代替文件，各行用斜线隔开
      --size WxH            棋盘尺寸（宽x高），用于换行不能说明尺寸时
      --goal GOAL           blank-last、blank-first，或一个棋盘，如 1,2,3,8,0,4,7,6,5
      --strict              拒绝一切需要修正的写法
      --max-nodes N         每组最多扩展的结点数，如 1e6
      --max-memory SIZE     一次搜索最多使用的内存，如 512MB
      --time-limit SECONDS  每组最多使用的秒数
      --json                一个 JSON 文档，每行一组
${languageAndHelp}

${exitCodes}

示例：
  slidepath explain --board "1 2 3/4 0 5/7 8 6"
  slidepath explain --board "1 2 3/4 5 6/8 7 0" --lang zh-CN
  slidepath explain --dialect hdu-3567 --json cases.txt
`,
  stress: `在由种子生成的输入上运行 COMMAND 并评判其输出，直到出错一次；然后把那份输入缩到最小，并保存。

用法：slidepath stress --dialect ID [选项] -- COMMAND [ARGUMENT …]

崩溃、超出限制和没有输出也算出错。

选项：
  -d, --dialect ID          格式；“slidepath dialects”列出所有格式
      --rounds N            试多少份输入；不写则为 100
  -n, --cases N             每份输入的组数；不写则为 10（格式允许时）
  -s, --seed S              第一份输入的种子，以后逐份加一；不写则为 0
      --depth D             同 gen
      --hardest             同 gen
      --unsolvable RATIO    同 gen
      --edge                同 gen
      --size WxH            同 gen
      --time-limit SECONDS  每次运行的秒数；不写则为 10
      --memory-limit MB     该命令及其子进程合计的内存（限于 Linux）；也可写 1GiB 之类
      --forgive-presentation
                            只在空格、换行或字母大小写上有误的输出也算通过
      --save FILE           出错的输入存到哪里；不写则为 ID-种子.txt
      --json                一个 JSON 文档
${languageAndHelp}

退出码：
  0    通过
  1    发现了错误
  2    用法错误，或无法启动该命令
  130  被中断

示例：
  slidepath stress --dialect hdu-3567 -- ./mine
  slidepath stress -d acwing-845 --time-limit 2 --memory-limit 256 -- node mine.js
`,
  checker: `给出一个 shell 脚本，供比赛系统用本程序评判。

用法：slidepath checker [选项] ID

脚本调用 slidepath，或环境变量 SLIDEPATH 所写的命令；评判的机器上必须装有它。

testlib：checker INPUT OUTPUT ANSWER [RESULT [-appes]]。退出码 0 ok、1 wrong answer、
2 wrong output format、3 fail；说明写在标准错误或 RESULT 中。

kattis：run INPUT ANSWER FEEDBACK_DIR [case_sensitive] [space_change_sensitive] < OUTPUT，用于 Kattis
和 DOMjudge。退出码 42 和 43；原因写在 FEEDBACK_DIR/judgemessage.txt 中。格式上的错误予以放过，
除非这两个标志禁止。

不看 ANSWER：正确答案由程序求得。

选项：
      --convention NAME     testlib（默认）或 kattis
      --goal GOAL           与该格式不同的目标
      --size WxH            棋盘尺寸（宽x高），用于换行不能说明尺寸时
${languageAndHelp}

${exitCodes}

示例：
  slidepath checker hdu-3567 > check && chmod +x check
  slidepath checker --convention kattis hdu-3567 > output_validators/slidepath/run
`,
  verify: `在棋盘上走一遍路径，说明结果：停在哪里、哪一步走不了、是不是最短。

用法：slidepath verify --moves MOVES --names blank|tile [选项] [FILE]

MOVES 可以是字母（uldr、R3U2）、单词、箭头、上下左右，或依次滑动的方块号码。

选项：
      --moves MOVES         路径
      --names blank|tile    字母、单词或箭头说的是空格还是方块的方向；写号码时不需要
      --words U,D,L,R       表示上、下、左、右的其他单词
  -d, --dialect ID          按此格式读入棋盘；不写则自动识别
      --board TEXT          直接写出棋盘，代替文件，各行用斜线隔开
      --size WxH            棋盘尺寸（宽x高），用于换行不能说明尺寸时
      --goal GOAL           blank-last、blank-first，或一个棋盘，如 1,2,3,8,0,4,7,6,5
      --strict              拒绝一切需要修正的写法
      --max-nodes N         求最短路径时最多扩展的结点数，如 1e6
      --max-memory SIZE     求最短路径时最多使用的内存，如 512MB
      --time-limit SECONDS  求最短路径时最多使用的秒数
      --json                一个 JSON 文档
${languageAndHelp}

退出码：
  0    路径到达目标
  1    没有到达
  2    用法错误或输入错误
  130  被中断

示例：
  slidepath verify --board "1 2 3/4 0 5/7 8 6" --moves rd --names blank
  slidepath verify --board "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15" --moves L2 --names tile
  slidepath verify --board "1 2 3/4 0 5/7 8 6" --moves "5 6"
`,
  tables: `生成加法模式数据库，保存在用户的缓存目录中，供 solve 使用：有了 7-8，最难的十五数码
所需的时间少得多。

用法：slidepath tables list [选项]
      slidepath tables build [选项] [SIZE [PATTERNS]]
      slidepath tables verify [选项] [ID]
      slidepath tables clear [选项] [ID]

SIZE 不写则为 4x4。PATTERNS 是各模式的块数，如 7-8（4x4 的 5-5-5、6-6-3、7-8 和 5x5 的 6-6-6-6
有已知的好分法），或各模式的方块，如 1,2,3/4,5,6,7,8。空格位置对称的目标（例如方形棋盘的
另一个角）都可以用同一张表。文件要么完整，要么不存在；损坏的或不是表的文件会说明并重新生成。
ID 是 list 显示的名称；不写则为全部。

选项：
      --goal GOAL           blank-last（默认）、blank-first，或一个棋盘，如 1,2,3/4,5,6/7,8,0；
                            PATTERNS 指的是它的方块
      --max-memory SIZE     生成时最多使用的内存，如 1GB；不写则为 2 GiB
      --json                一个 JSON 文档
${languageAndHelp}

退出码：
  0    完成
  1    verify 发现有文件不完好
  2    用法错误，或所需内存超过限制
  130  被中断

示例：
  slidepath tables build
  slidepath tables build 4x4 7-8
  slidepath tables build 5x5 6-6-6-6 --max-memory 1GB
  slidepath tables verify && slidepath tables list --json
`,
  enumerate: `按到目标的距离统计某个尺寸（至多十二格）的全部棋盘，并显示几个最远的。
3x4 有 239,500,800 个棋盘，只要几秒钟和不到 150 MB 内存。

用法：slidepath enumerate --size WxH [选项]

选项：
      --size WxH            棋盘尺寸（宽x高），如 3x4
      --goal GOAL           blank-last（默认）、blank-first，或一个棋盘，如 1,2/3,0
      --metric METRIC       single-tile（stm，默认）或 multi-tile（mtm）：一次推动一排方块算一步
      --farthest N          显示几个最远的棋盘；不写则为 2
      --json                一个 JSON 文档
${languageAndHelp}

${exitCodes}

示例：
  slidepath enumerate --size 3x3
  slidepath enumerate --size 3x4 --json > counts.json
  slidepath enumerate --size 2x5 --metric mtm --goal blank-first
`,
});
