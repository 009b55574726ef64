/** What a single character is read as. */
export type CharacterRepairKind =
  | "line-ends"
  | "full-width"
  | "space"
  | "zero-width"
  | "blank-symbol"
  | "minus-sign"
  | "digit"
  | "separator"
  | "box-drawing";

/** Stands for a character that no puzzle is written with. */
export const FOREIGN = 0x80;
/** `NUMERAL + n` stands for one character that is the number n of two digits, such as ⑫; n is 10 .. 50. */
const NUMERAL = 0x80;
/** Stands for 十, which makes a number of what stands before and after it. */
const TEN = 0xc0;

/**
 * Returns the number that digits and other numerals make (⑫, 十五), or NaN, of decoded characters. O(length).
 */
export function numeralValue(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  let afterTen = false;
  for (let i = from; i < to; i++) {
    const code = bytes[i]!;
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9) value = (afterTen ? value : value * 10) + digit;
    else if (code === TEN) value = (value === 0 ? 1 : value) * 10;
    else if (code >= NUMERAL + 10 && code <= NUMERAL + 50 && to - from === 1) return code - NUMERAL;
    else return Number.NaN;
    afterTen = code === TEN;
  }
  return to > from ? value : Number.NaN;
}

/** What a character is read as: one byte, and the kind of repair that this is. */
export interface CharacterReading {
  readonly kind: CharacterRepairKind;
  readonly code: number;
}

/**
 * Returns what a character beyond ASCII is read as where people type it for something else, or undefined
 * for one that stands for itself alone. Kind `zero-width` means that it is not there.
 */
export function characterReading(codePoint: number): CharacterReading | undefined {
  const known = remembered.get(codePoint);
  if (known !== undefined) return known ?? undefined;
  const reading = search(codePoint);
  // The characters that matter are few; a text that holds every character there is must not fill memory.
  if (remembered.size < 4096) remembered.set(codePoint, reading ?? null);
  return reading;
}

const remembered = /* @__PURE__ */ new Map<number, CharacterReading | null>();

function search(codePoint: number): CharacterReading | undefined {
  for (const [from, to, kind, code, step] of RANGES) {
    if (codePoint < from || codePoint > to) continue;
    const index = step === 10 ? (codePoint - from) % 10 : step * (codePoint - from);
    const value = code + index;
    // Runs of numbers go on beyond 9 in single characters.
    return {
      kind,
      code: value > NINE && kind === "digit" && step === 1 ? NUMERAL + value - ZERO : value,
    };
  }
  for (const [characters, kind, code, step] of SINGLES) {
    const index = Array.from(characters, (c) => c.codePointAt(0)).indexOf(codePoint);
    if (index >= 0) return { kind, code: code + step * index };
  }
  return undefined;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const ZERO = 0x30;
const ONE = 0x31;
const NINE = 0x39;
const BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const LETTER_X = 0x78;
const BAR = 0x7c;

/**
 * From, to, kind, the code of the first, and how the code goes on: 0 the same for all, 1 counting up, 10
 * counting up and from the beginning again after nine.
 */
type Range = readonly [
  from: number,
  to: number,
  kind: CharacterRepairKind,
  code: number,
  step: 0 | 1 | 10,
];

const RANGES: readonly Range[] = [
  [0xff01, 0xff5e, "full-width", 0x21, 1],
  [0x2000, 0x200a, "space", SPACE, 0],
  [0x2028, 0x2029, "line-ends", 0x0a, 0],
  [0x200b, 0x200f, "zero-width", 0, 0],
  [0x202a, 0x202e, "zero-width", 0, 0],
  [0x2060, 0x206f, "zero-width", 0, 0],
  [0xfe00, 0xfe0f, "zero-width", 0, 0],
  [0x2010, 0x2015, "minus-sign", MINUS, 0],
  // Circled, bracketed, dotted and inverse numbers.
  [0x2460, 0x2473, "digit", ONE, 1],
  [0x2474, 0x2487, "digit", ONE, 1],
  [0x2488, 0x249b, "digit", ONE, 1],
  [0x24f5, 0x24fe, "digit", ONE, 1],
  [0x24eb, 0x24f4, "digit", ZERO + 11, 1],
  [0x2776, 0x277f, "digit", ONE, 1],
  [0x2780, 0x2789, "digit", ONE, 1],
  [0x278a, 0x2793, "digit", ONE, 1],
  [0x3251, 0x325f, "digit", ZERO + 21, 1],
  [0x32b1, 0x32bf, "digit", ZERO + 36, 1],
  [0x3220, 0x3228, "digit", ONE, 1],
  [0x3280, 0x3288, "digit", ONE, 1],
  // Digits of other scripts: Arabic, Persian, N'Ko, Indian scripts, Thai, Lao, Tibetan, Burmese, Khmer …
  [0x0660, 0x0669, "digit", ZERO, 10],
  [0x06f0, 0x06f9, "digit", ZERO, 10],
  [0x07c0, 0x07c9, "digit", ZERO, 10],
  [0x0966, 0x096f, "digit", ZERO, 10],
  [0x09e6, 0x09ef, "digit", ZERO, 10],
  [0x0a66, 0x0a6f, "digit", ZERO, 10],
  [0x0ae6, 0x0aef, "digit", ZERO, 10],
  [0x0b66, 0x0b6f, "digit", ZERO, 10],
  [0x0be6, 0x0bef, "digit", ZERO, 10],
  [0x0c66, 0x0c6f, "digit", ZERO, 10],
  [0x0ce6, 0x0cef, "digit", ZERO, 10],
  [0x0d66, 0x0d6f, "digit", ZERO, 10],
  [0x0e50, 0x0e59, "digit", ZERO, 10],
  [0x0ed0, 0x0ed9, "digit", ZERO, 10],
  [0x0f20, 0x0f29, "digit", ZERO, 10],
  [0x1040, 0x1049, "digit", ZERO, 10],
  [0x17e0, 0x17e9, "digit", ZERO, 10],
  [0x1810, 0x1819, "digit", ZERO, 10],
  [0x1d7ce, 0x1d7ff, "digit", ZERO, 10],
];

/** Characters, kind, the code of the first, and by how much the code grows from one to the next. */
type Singles = readonly [characters: string, kind: CharacterRepairKind, code: number, step: 0 | 1];

const SINGLES: readonly Singles[] = [
  ["\u00a0\u1680\u202f\u205f\u3000\u0085", "space", SPACE, 0],
  ["\ufeff\u00ad\u034f\u061c\u180e\u20e3", "zero-width", 0, 0],
  ["×хХχΧ✕✖✗✘╳╴", "blank-symbol", LETTER_X, 0],
  ["□■▢▣▫▪◻◼◽◾⬜⬛◇◆○◯●◌⭘⚪⚫▯▮▭▬█░▒▓␣␢⎵∅口囗空白无無缺", "blank-symbol", LETTER_X, 0],
  ["·•∙⋅・", "blank-symbol", DOT, 0],
  ["−﹣⁻", "minus-sign", MINUS, 0],
  ["〇零⓪⓿", "digit", ZERO, 0],
  ["一二三四五六七八九", "digit", ONE, 1],
  ["壹贰叁肆伍陆柒捌玖", "digit", ONE, 1],
  ["壱貳參肆伍陸漆捌玖", "digit", ONE, 1],
  ["十拾", "digit", TEN, 0],
  ["🔟", "digit", NUMERAL + 10, 0],
  ["、﹐،٬", "separator", COMMA, 0],
  ["。｡", "separator", DOT, 0],
  ["﹔؛", "separator", 0x3b, 0],
  ["∕⁄", "separator", SLASH, 0],
  ["“”„‟«»「」『』", "separator", QUOTE, 0],
  ["‘’‚‛", "separator", APOSTROPHE, 0],
  ["【〔〖⟦⟨〈《❲", "separator", BRACKET, 0],
  ["】〕〗⟧⟩〉》❳", "separator", CLOSING_BRACKET, 0],
  ["│┃║╎╏┆┇┊┋❘¦⎢⎥⎡⎤⎣⎦", "box-drawing", BAR, 0],
  ["─━═╌╍┄┅┈┉⎯‾", "box-drawing", MINUS, 0],
  ["┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬╭╮╯╰", "box-drawing", PLUS, 0],
  ["┍┎┑┒┕┖┙┚┝┞┟┠┡┢┥┦┧┨┩┪┭┮┯┰┱┲┵┶┷┸┹┺┽┾┿╀╁╂╃╄╅╆╇╈╉╊", "box-drawing", PLUS, 0],
  ["╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫", "box-drawing", PLUS, 0],
];
