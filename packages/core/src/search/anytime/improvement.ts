import { leadsTo, MOVES, replay } from "../../move.ts";
import type { BestPath } from "../../outcome.ts";
import type { Problem } from "../../problem.ts";
import { type ByteMeter, OUT_OF_BYTES } from "../byte-meter.ts";
import { Beam } from "./beam.ts";
import { BeamRoom } from "./beam-room.ts";
import { constructPath } from "./construct.ts";

/** A stretch of the best path that a beam is sent over. */
interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly backwards: boolean;
}

const FIRST_WIDTH = 32;
/** In the time that a page of each array of a room may take to be ready, so many boards are expanded. */
const BOARDS_A_PAGE = 256;
/** The powers that beams weigh distances by, in turn; see {@link BeamGuide}. */
const POWERS = [2, 1.7, 1.85];
/** As many rounds differ in powers and ends; with beams of the same width, more would do the same again. */
const DIFFERENT_ROUNDS = 6;
/** Shorter stretches are not worth a beam. */
const LEAST_STRETCH = 24;

/**
 * A path that becomes shorter: constructed first, then tried again by beams, in rounds. Each round sends one
 * over the whole way from either end, and then over stretches, a third of the way each and half of that
 * apart; the next round's are twice as wide, as long as the bytes suffice.
 */
export class Improvement {
  /** The best path yet. It has been replayed. */
  best: BestPath;
  expanded = 0;
  generated = 0;
  /** How long it has been at work, in boards that could have been expanded. */
  spent = 0;

  readonly #problem: Problem;
  readonly #meter: ByteMeter;
  #width = FIRST_WIDTH;
  #isWidest = false;
  #round = 0;
  /** Rounds begun since beams are as wide as they may be, and the path has become shorter. */
  #vainRounds = 0;
  #step = 0;
  /** Where beams are still to be sent, the next one last: so what lies before it in the path stays as it is. */
  #stretches: Stretch[] = [];
  #stretch: Stretch | undefined;
  #beam: Beam | undefined;
  #room: BeamRoom | undefined;

  constructor(problem: Problem, meter: ByteMeter) {
    this.#problem = problem;
    this.#meter = meter;
    this.best = this.#believed(lettersOf(constructPath(problem)));
  }

  /**
   * Goes on for about as long as expanding `budget` boards takes. Returns false where there is nothing left to
   * try within the bytes.
   */
  run(budget: number): boolean {
    const stop = this.spent + budget;
    while (this.#width > 0 && this.spent < stop) this.#goOn(stop - this.spent);
    return this.#width > 0;
  }

  #goOn(budget: number): void {
    if (this.#vainRounds > DIFFERENT_ROUNDS) {
      this.#width = 0;
      this.#leaveRoom();
      return;
    }
    try {
      this.#stretch ??= this.#nextStretch();
      const room = this.#roomOfWidth(this.#width);
      if (!room.isReady) {
        this.spent += BOARDS_A_PAGE * room.prepare(Math.ceil(budget / BOARDS_A_PAGE));
        return;
      }
      this.#beam ??= this.#sendOut(this.#stretch, room);
      const beam = this.#beam;
      const { expanded, generated, spent } = beam;
      try {
        const codes = beam.run(budget);
        if (codes === undefined) return;
        if (codes !== null) this.#take(codes, this.#stretch);
      } finally {
        this.expanded += beam.expanded - expanded;
        this.generated += beam.generated - generated;
        this.spent += beam.spent - spent;
      }
    } catch (error) {
      if (error !== OUT_OF_BYTES) throw error;
      this.#isWidest = true;
      this.#width >>= 1;
      this.#stretches = [];
    }
    this.#beam?.release();
    this.#beam = undefined;
    this.#stretch = undefined;
    if (this.#width === 0) this.#leaveRoom();
  }

  #nextStretch(): Stretch {
    let stretch = this.#stretches.pop();
    // The path may have become shorter since the stretches were laid out.
    while (stretch === undefined || stretch.end > this.best.length) {
      if (this.#stretches.length === 0) this.#layOut();
      stretch = this.#stretches.pop();
    }
    return stretch;
  }

  #sendOut({ first, end, backwards }: Stretch, room: BeamRoom): Beam {
    // However soon a beam is back, it has taken some time.
    this.spent++;
    const { moves } = this.best;
    const from = replay(this.#problem.start, moves.slice(0, first)).board;
    const to = replay(from, moves.slice(first, end)).board;
    const plan = { power: POWERS[this.#round % POWERS.length]!, shorterThan: end - first };
    const way = backwards ? { start: to, goal: from } : { start: from, goal: to };
    return new Beam(way, plan, room, this.#meter);
  }

  #roomOfWidth(width: number): BeamRoom {
    if (this.#room?.width !== width) {
      this.#leaveRoom();
      this.#room = new BeamRoom(width, this.#problem.start.tiles.length, this.#meter);
    }
    return this.#room;
  }

  #leaveRoom(): void {
    this.#room?.release();
    this.#room = undefined;
  }

  /** Lays out the next stretches: the whole way from one end, from the other, then parts of it. */
  #layOut(): void {
    const { length } = this.best;
    const step = this.#step++ % 3;
    if (step === 0) {
      if (this.#round > 0 && !this.#isWidest) this.#width *= 2;
      this.#round++;
      if (this.#isWidest) this.#vainRounds++;
    }
    if (step < 2) {
      this.#stretches.push({ first: 0, end: length, backwards: step === 0 });
      return;
    }
    const backwards = this.#round % 2 === 0;
    const size = Math.ceil(length / 3);
    for (let first = 0; size >= LEAST_STRETCH && first + size / 2 < length; first += size >> 1) {
      this.#stretches.push({ first, end: Math.min(length, first + size), backwards });
    }
  }

  #take(codes: readonly number[], { first, end, backwards }: Stretch): void {
    const { moves } = this.best;
    const found = backwards ? codes.map((code) => code ^ 1).reverse() : codes;
    const joined = moves.slice(0, first) + lettersOf(found) + moves.slice(end);
    this.best = this.#believed(withoutStepsBack(joined));
    this.#vainRounds = 0;
  }

  #believed(moves: string): BestPath {
    if (!leadsTo(this.#problem, moves)) {
      throw new Error(`internal error: "${moves}" misses the goal`);
    }
    return { moves, length: moves.length };
  }
}

function lettersOf(codes: readonly number[]): string {
  return codes.map((code) => MOVES[code]!).join("");
}

/** Leaves out every step that is taken back at once. */
function withoutStepsBack(moves: string): string {
  const letters: string[] = [];
  for (const letter of moves) {
    const last = letters.at(-1);
    if (last !== undefined && (MOVES.indexOf(last as "u") ^ 1) === MOVES.indexOf(letter as "u")) {
      letters.pop();
    } else letters.push(letter);
  }
  return letters.join("");
}
