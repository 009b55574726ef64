import { rest } from "./work/turn.ts";

let turn: Promise<void> | undefined;

/**
 * Resolves when everything that has come in this turn of the event loop has been looked at. Answers that wait for it
 * go out together: whoever reads them on the same machine is woken once, not for each, which costs the system
 * as much as answering a small board costs this program.
 */
export function endOfTurn(): Promise<void> {
  turn ??= rest().then(() => {
    turn = undefined;
  });
  return turn;
}
