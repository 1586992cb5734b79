import { wordNumber } from './pdf-words.ts';

/** How a line is stroked, in the units of its page. */
export interface Pen {
  /** Dashes in a unit of length; 0 for a line without. */
  readonly rate: number;
  readonly width: number;
}

/** What may be in force where a stream begins, and what it may take by the name of a graphics state. */
export interface OuterPens {
  readonly heaviest: Pen;
  readonly maxWidth: number;
}

/** What the words of a stream stroke. */
export interface Strokes extends OuterPens {
  /** Counted as far as the stream itself says how it strokes. */
  readonly dashes: number;
  /** The length of what it strokes with dashes that it does not set itself, and that length times the width. */
  readonly outerLength: number;
  readonly outerArea: number;
  /** Of what it strokes with a width that it does not set itself: dashes, times dashes in a unit of length. */
  readonly density: number;
}

/** As a page begins. */
const plainPen: Pen = { rate: 0, width: 1 };
export const plainPens: OuterPens = { heaviest: plainPen, maxWidth: plainPen.width };
export const noStrokes: Strokes = { ...plainPens, dashes: 0, outerLength: 0, outerArea: 0, density: 0 };

/** Dashes that are wider than long lie over one another, and a reader looks at each of those at every point. */
const weightOf = ({ rate, width }: Pen) => rate * Math.max(1, width * rate);

export const heavierPens = (one: OuterPens, other: OuterPens): OuterPens => ({
  heaviest: weightOf(one.heaviest) >= weightOf(other.heaviest) ? one.heaviest : other.heaviest,
  maxWidth: Math.max(one.maxWidth, other.maxWidth),
});

/** How many dashes a stream strokes at most where these may be in force. */
export function dashesIn(strokes: Strokes, { heaviest, maxWidth }: OuterPens): number {
  const { dashes, outerLength, outerArea, density } = strokes;
  const { rate, width } = heaviest;
  return dashes + rate * outerLength + rate * rate * (outerArea + outerLength * width) + density * maxWidth;
}

/** Of a list of lengths, on and off in turn. */
export const dashRate = (lengths: number, sum: number) => (sum > 0 ? lengths / 2 / Math.max(sum, 1e-9) : 0);

interface State extends Pen {
  /** Whether the stream has said itself how its dashes are, and how wide its lines. */
  readonly hasRate: boolean;
  readonly hasWidth: boolean;
  readonly isTextStroked: boolean;
  readonly fontSize: number;
}

const initialState: State = {
  ...plainPen,
  hasRate: false,
  hasWidth: false,
  isTextStroked: false,
  fontSize: 1,
};
/** Of a letter, in sizes of its font. */
const outlineLength = 5;
/** A page that saves more than 250 states within one another is refused. */
const maxSavedStates = 300;
const maxOperands = 8;

/** Follows the path, the dashes and the width of lines through the words of one stream. */
export class StrokeCount {
  readonly #operands = new Float64Array(maxOperands);
  #operandCount = 0;
  #list = { lengths: 0, sum: 0, hasNegative: false, isOpen: false };
  #letters = 0;
  #textScale = 1;
  #point = { x: 0, y: 0 };
  #start = { x: 0, y: 0 };
  #length = 0;
  #state = initialState;
  readonly #savedStates: State[] = [];
  #depth = 0;
  readonly #total = { ...noStrokes };

  get total(): Strokes {
    return this.#total;
  }

  number(value: number): void {
    if (!this.#list.isOpen) {
      this.#operands[this.#operandCount++ % maxOperands] = value;
      return;
    }
    this.#list.lengths++;
    this.#list.sum += Math.abs(value);
    if (value < 0) this.#list.hasNegative = true;
  }

  /** Of a text, a name or a list, so many bytes long. */
  delimiter(sign: number, length: number): void {
    if (sign === listStart) this.#list = { lengths: 0, sum: 0, hasNegative: false, isOpen: true };
    else if (sign === listEnd) this.#list.isOpen = false;
    else if (sign === textStart) this.#letters += length;
  }

  operator(word: number): void {
    steps.get(word)?.(this);
    this.#operandCount = 0;
    this.#letters = 0;
  }

  move(): void {
    this.#point = this.#pointAt(0);
    this.#start = this.#point;
  }

  /** Lines through so many points; a curve is no longer than those through the points that it is drawn by. */
  lines(points: number): void {
    for (let place = points - 1; place >= 0; place--) this.#lineTo(this.#pointAt(2 * place));
  }

  rectangle(): void {
    this.#point = this.#pointAt(2);
    this.#start = this.#point;
    this.#length += 2 * (Math.abs(this.#operand(1)) + Math.abs(this.#operand(0)));
  }

  close(): void {
    this.#lineTo(this.#start);
  }

  strokePath(): void {
    this.#stroke(this.#length);
    this.#length = 0;
  }

  dropPath(): void {
    this.#length = 0;
  }

  dash(): void {
    const { lengths, sum, hasNegative } = this.#list;
    const rate = dashRate(lengths, sum);
    // Readers take no length below nothing, and keep the dashes in force.
    this.#set({ rate: hasNegative ? Math.max(rate, this.#state.rate) : rate, hasRate: true });
  }

  width(): void {
    this.#set({ width: Math.abs(this.#operand(0)), hasWidth: true });
  }

  /** It may say either; its name is looked up elsewhere. */
  graphicsState(): void {
    this.#set({ hasRate: false, hasWidth: false });
  }

  save(): void {
    this.#depth++;
    if (this.#depth <= maxSavedStates) this.#savedStates.push(this.#state);
  }

  restore(): void {
    if (this.#depth === 0) return;
    if (this.#depth <= maxSavedStates) this.#state = this.#savedStates.pop() ?? initialState;
    this.#depth--;
  }

  font(): void {
    this.#set({ fontSize: Math.abs(this.#operand(0)) });
  }

  beginText(): void {
    this.#textScale = 1;
  }

  textMatrix(): void {
    this.#textScale = Math.max(...[2, 3, 4, 5].map((place) => Math.abs(this.#operand(place))));
  }

  /** Strokes letters in modes 1 and 2, and in 5 and 6, which also clip. */
  textMode(): void {
    const mode = this.#operand(0) % 4;
    this.#set({ isTextStroked: mode === 1 || mode === 2 });
  }

  showText(): void {
    const { isTextStroked, fontSize } = this.#state;
    if (isTextStroked) this.#stroke(this.#letters * outlineLength * fontSize * this.#textScale);
  }

  /** The operand so many before the last. */
  #operand(place: number): number {
    if (place >= Math.min(this.#operandCount, maxOperands)) return 0;
    return this.#operands[(this.#operandCount - 1 - place) % maxOperands] ?? 0;
  }

  #pointAt(place: number) {
    return { x: this.#operand(place + 1), y: this.#operand(place) };
  }

  #lineTo(point: { readonly x: number; readonly y: number }): void {
    this.#length += Math.hypot(point.x - this.#point.x, point.y - this.#point.y);
    this.#point = point;
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    Object.assign(
      this.#total,
      heavierPens(this.#total, { heaviest: this.#state, maxWidth: this.#state.width }),
    );
  }

  #stroke(length: number): void {
    const { rate, width, hasRate, hasWidth } = this.#state;
    this.#total.dashes += length * weightOf(this.#state);
    if (!hasWidth) this.#total.density += length * rate * rate;
    if (hasRate) return;
    this.#total.outerLength += length;
    this.#total.outerArea += length * width;
  }
}

const listStart = wordNumber('[');
const listEnd = wordNumber(']');
const textStart = wordNumber('(');

const strokePath = (count: StrokeCount) => count.strokePath();
const dropPath = (count: StrokeCount) => count.dropPath();
const showText = (count: StrokeCount) => count.showText();
const closeAndStroke = (count: StrokeCount) => {
  count.close();
  count.strokePath();
};

/** ISO 32000-2, annex A: what builds a path, strokes it, or says how. */
const steps: ReadonlyMap<number, (count: StrokeCount) => void> = new Map(
  Object.entries<(count: StrokeCount) => void>({
    m: (count) => count.move(),
    l: (count) => count.lines(1),
    c: (count) => count.lines(3),
    v: (count) => count.lines(2),
    y: (count) => count.lines(2),
    re: (count) => count.rectangle(),
    h: (count) => count.close(),
    S: strokePath,
    s: closeAndStroke,
    B: strokePath,
    'B*': strokePath,
    b: closeAndStroke,
    'b*': closeAndStroke,
    f: dropPath,
    F: dropPath,
    'f*': dropPath,
    n: dropPath,
    d: (count) => count.dash(),
    w: (count) => count.width(),
    gs: (count) => count.graphicsState(),
    q: (count) => count.save(),
    Q: (count) => count.restore(),
    Tf: (count) => count.font(),
    BT: (count) => count.beginText(),
    Tm: (count) => count.textMatrix(),
    Tr: (count) => count.textMode(),
    Tj: showText,
    TJ: showText,
    "'": showText,
    '"': showText,
  }).map(([word, step]) => [wordNumber(word), step]),
);
