import board from "./board.json" with { type: "json" };
import guides from "./guides.json" with { type: "json" };
import judge from "./judge.json" with { type: "json" };
import offline from "./offline.json" with { type: "json" };
import picture from "./picture.json" with { type: "json" };
import play from "./play.json" with { type: "json" };
import playback from "./playback.json" with { type: "json" };
import setup from "./setup.json" with { type: "json" };
import share from "./share.json" with { type: "json" };
import shell from "./shell.json" with { type: "json" };
import solve from "./solve.json" with { type: "json" };
import text from "./text.json" with { type: "json" };
import understand from "./understand.json" with { type: "json" };
import unsolvable from "./unsolvable.json" with { type: "json" };

export const messages = {
  board,
  guides,
  judge,
  offline,
  picture,
  play,
  playback,
  setup,
  share,
  shell,
  solve,
  text,
  understand,
  unsolvable,
};
