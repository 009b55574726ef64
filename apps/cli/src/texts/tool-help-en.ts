import type { ToolName } from "../command-name.ts";

/** Returns the whole help of each command beside solve. */
export const toolHelpEn = (
  languageAndHelp: string,
  exitCodes: string,
): Readonly<Record<ToolName, string>> => ({
  judge: `Judges OUTPUT, somebody's answer to INPUT, as the dialect's judge would: what is wrong, where,
why, and under which other convention it would be right.

Usage: slidepath judge --dialect ID [options] INPUT OUTPUT [ANSWER]

INPUT or OUTPUT may be "-" for standard input. ANSWER, the judge's own, need not be given: what is
right is worked out. Where it is given, it is judged first, and must be right.

Options:
  -d, --dialect ID          the dialect; "slidepath dialects" lists them
      --size WxH            the boards' width and height, where the lines do not tell them
      --goal GOAL           another goal than the dialect's
      --strict              refuse an input that would have to be repaired
      --forgive-presentation
                            take an output at fault only in its blanks, line ends or letters' case
      --convention NAME     judge in the convention of testlib or kattis; see "slidepath checker"
      --json                one JSON document: a verdict a line, then the verdict on the whole
${languageAndHelp}

Of more than 20 cases, the first 20 that are not accepted are listed.

Exit codes:
  0    accepted
  1    not accepted
  2    bad usage, or the judge's own input or answer is wrong
  130  interrupted

Examples:
  slidepath judge --dialect hdu-3567 cases.txt output.txt
  ./mine < cases.txt | slidepath judge --dialect hdu-3567 cases.txt -
  slidepath judge --dialect acwing-179 --json in.txt out.txt
`,
  gen: `Makes an input of a dialect. The same seed gives the same bytes on every machine.

Usage: slidepath gen --dialect ID [options]

Options:
  -d, --dialect ID          the dialect; "slidepath dialects" lists them
  -n, --cases N             how many cases; 1 when left out
  -s, --seed S              a whole number; 0 when left out
      --depth D             boards just so many moves from the goal; beyond nine cells at most
      --hardest             boards as far from the goal as can be
      --unsolvable RATIO    so many of the cases, from 0 to 1, cannot be solved
      --edge                begin with the edges: solved, one move, the farthest boards, unsolvable,
                            one row
      --size WxH            the boards' width and height, for dialects that take any
      --json                the cases as JSON instead
${languageAndHelp}

${exitCodes}

Examples:
  slidepath gen --dialect hdu-3567 --cases 100 --seed 7 > cases.txt
  slidepath gen --dialect acwing-845 --seed 1 --hardest
  slidepath gen --dialect boj-11112 --cases 50 --seed 2 --unsolvable 0.5
`,
  convert: `Writes the cases of an input in another dialect. The puzzles stay what they are: a case whose goal
or size the other dialect does not have is refused.

Usage: slidepath convert --from ID --to ID [options] [FILE]

Options:
      --from ID             the input's dialect
      --to ID               the dialect to write
      --size WxH            the boards' width and height, where the lines do not tell them
      --goal GOAL           another goal than the dialect's
      --strict              refuse what would have to be repaired
      --json                a JSON document: the text, how many cases, what was repaired
${languageAndHelp}

${exitCodes}

Examples:
  slidepath convert --from poj-1077 --to boj-1525 input.txt
  slidepath gen -d lightoj-1139 -n 9 | slidepath convert --from lightoj-1139 --to hdu-3567
`,
  explain: `Explains a puzzle: the parity argument, the start's Cantor rank worked out digit by digit, what
each heuristic says, and the first moves of shortest paths.

Usage: slidepath explain [options] [FILE]

Options:
  -d, --dialect ID          read in this dialect; else it is found out
      --board TEXT          a board instead of a file, its rows split by slashes
      --size WxH            the boards' width and height, where the lines do not tell them
      --goal GOAL           blank-last, blank-first, or a board such as 1,2,3,8,0,4,7,6,5
      --strict              refuse what would have to be repaired
      --max-nodes N         the most nodes to expand for a case, such as 1e6
      --max-memory SIZE     the most memory of a search, such as 512MB
      --time-limit SECONDS  the most time for a case
      --json                one JSON document, a case a line
${languageAndHelp}

${exitCodes}

Examples:
  slidepath explain --board "1 2 3/4 0 5/7 8 6"
  slidepath explain --board "1 2 3/4 5 6/8 7 0" --lang zh-CN
  slidepath explain --dialect hdu-3567 --json cases.txt
`,
  stress: `Runs COMMAND on inputs made from seeds and judges what it writes, until it fails once: then the
input is shrunk to a smallest one that fails, and saved.

Usage: slidepath stress --dialect ID [options] -- COMMAND [ARGUMENT …]

A crash, a limit and no output are failures, too.

Options:
  -d, --dialect ID          the dialect; "slidepath dialects" lists them
      --rounds N            how many inputs to try; 100 when left out
  -n, --cases N             how many cases to an input; 10 when left out, where the dialect allows
  -s, --seed S              the first input's seed; 0 when left out, one more for each input
      --depth D             as for gen
      --hardest             as for gen
      --unsolvable RATIO    as for gen
      --edge                as for gen
      --size WxH            as for gen
      --time-limit SECONDS  for each run; 10 when left out
      --memory-limit MB     for the command and its children together, on Linux; also such as 1GiB
      --forgive-presentation
                            take outputs at fault only in blanks, line ends or letters' case
      --save FILE           where the failing input goes; ID-SEED.txt when left out
      --json                one JSON document
${languageAndHelp}

Exit codes:
  0    accepted
  1    a failure was found
  2    bad usage, or the command cannot be started
  130  interrupted

Examples:
  slidepath stress --dialect hdu-3567 -- ./mine
  slidepath stress -d acwing-845 --time-limit 2 --memory-limit 256 -- node mine.js
`,
  checker: `Prints a shell script by which a contest system judges with this program.

Usage: slidepath checker [options] ID

The scripts call "slidepath", or what the environment's SLIDEPATH names, which must be installed
where judging takes place.

testlib: checker INPUT OUTPUT ANSWER [RESULT [-appes]]. Exit codes 0 ok, 1 wrong answer, 2 wrong
output format, 3 fail; the message on standard error, or in RESULT.

kattis: run INPUT ANSWER FEEDBACK_DIR [case_sensitive] [space_change_sensitive] < OUTPUT, for
Kattis and DOMjudge. Exit codes 42 and 43; the reason in FEEDBACK_DIR/judgemessage.txt. Faults of
presentation are forgiven but for those that the two flags forbid.

ANSWER is not looked at: what is right is worked out.

Options:
      --convention NAME     testlib (the default) or kattis
      --goal GOAL           another goal than the dialect's
      --size WxH            the boards' width and height, where the lines do not tell them
${languageAndHelp}

${exitCodes}

Examples:
  slidepath checker hdu-3567 > check && chmod +x check
  slidepath checker --convention kattis hdu-3567 > output_validators/slidepath/run
`,
  verify: `Carries a path out on a board and says what it does: where it ends, which move cannot be made,
whether it is as short as can be.

Usage: slidepath verify --moves MOVES --names blank|tile [options] [FILE]

MOVES may be letters (uldr, R3U2), words, arrows, 上下左右, or the numbers of the tiles that slide.

Options:
      --moves MOVES         the path
      --names blank|tile    whose way the letters, words or arrows name; numbers need none
      --words U,D,L,R       other words for up, down, left and right
  -d, --dialect ID          read the board in this dialect; else it is found out
      --board TEXT          a board instead of a file, its rows split by slashes
      --size WxH            the board's width and height, where the lines do not tell them
      --goal GOAL           blank-last, blank-first, or a board such as 1,2,3,8,0,4,7,6,5
      --strict              refuse what would have to be repaired
      --max-nodes N         the most nodes to expand in search of a shortest path, such as 1e6
      --max-memory SIZE     the most memory of that search, such as 512MB
      --time-limit SECONDS  the most time for it
      --json                one JSON document
${languageAndHelp}

Exit codes:
  0    the path leads to the goal
  1    it does not
  2    bad usage or bad input
  130  interrupted

Examples:
  slidepath verify --board "1 2 3/4 0 5/7 8 6" --moves rd --names blank
  slidepath verify --board "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15" --moves L2 --names tile
  slidepath verify --board "1 2 3/4 0 5/7 8 6" --moves "5 6"
`,
  tables: `Builds additive pattern databases, and keeps them in the user's cache folder, where solve finds
them: with 7-8 the hardest fifteen puzzles take far less time.

Usage: slidepath tables list [options]
       slidepath tables build [options] [SIZE [PATTERNS]]
       slidepath tables verify [options] [ID]
       slidepath tables clear [options] [ID]

SIZE is 4x4 when left out. PATTERNS are the sizes of patterns, such as 7-8 (good partitions are
known for 5-5-5, 6-6-3 and 7-8 of 4x4, and for 6-6-6-6 of 5x5), or their tiles, such as
1,2,3/4,5,6,7,8.
Tables serve every goal whose blank is in a like place, such as another corner of a square. A file
is there whole or not at all; one that is damaged, or no tables, is told and built anew. ID is a
name that list shows; all when left out.

Options:
      --goal GOAL           blank-last (the default), blank-first, or a board such as
                            1,2,3/4,5,6/7,8,0, whose tiles PATTERNS name
      --max-memory SIZE     the most memory for building, such as 1GB; 2 GiB when left out
      --json                one JSON document
${languageAndHelp}

Exit codes:
  0    done
  1    verify found a file that is not sound
  2    bad usage, or more memory than the limit
  130  interrupted

Examples:
  slidepath tables build
  slidepath tables build 4x4 7-8
  slidepath tables build 5x5 6-6-6-6 --max-memory 1GB
  slidepath tables verify && slidepath tables list --json
`,
  enumerate: `Counts all boards of a size, up to twelve cells, by their distance from the goal, and shows some
of the farthest. 3x4, with its 239,500,800 boards, takes some seconds and less than 150 MB.

Usage: slidepath enumerate --size WxH [options]

Options:
      --size WxH            the boards' width and height, such as 3x4
      --goal GOAL           blank-last (the default), blank-first, or a board such as 1,2/3,0
      --metric METRIC       single-tile (stm, the default), or multi-tile (mtm): a line of tiles
                            pushed at once is one move
      --farthest N          how many of the farthest boards to show; 2 when left out
      --json                one JSON document
${languageAndHelp}

${exitCodes}

Examples:
  slidepath enumerate --size 3x3
  slidepath enumerate --size 3x4 --json > counts.json
  slidepath enumerate --size 2x5 --metric mtm --goal blank-first
`,
});
