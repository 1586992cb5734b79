import { inPounds } from '../kernel/index.ts';
import { forWhom, type Wording } from './option-words.ts';
import type { OptionPay, PayVerdict } from './pay-verdict.ts';

/** The pay in a sentence or two, with every figure that the answers leave open. Amounts are a year. */
export function payInWords(pay: PayVerdict, wording: Wording): string {
  const { status, scale } = pay;
  if (status === 'figures') return figuresInWords(pay, wording);
  if (status === 'enough') return enough(pay);
  if (status === 'short') return `${short(pay, wording)}${unknown(pay)}`;
  if (scale !== null && pay.reached.length === 0) return `${scale.reason} ${theScaleDecides}`;
  return `${dependsOn(pay, wording)}${unknown(pay)}`;
}

export const theScaleDecides = 'The band, grade or role decides the figure.';

const amount = (pence: number | null) => inPounds(pence ?? 0);
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

function enough({ offeredPence, certain }: PayVerdict): string {
  return `${amount(offeredPence)} a year reaches the ${amount(certain?.pence ?? null)} that these answers ask for.`;
}

/** The figures without a pay to compare. */
export function figuresInWords(pay: PayVerdict, wording: Wording): string {
  const { certain, scale } = pay;
  if (scale !== null) return `${scale.reason} ${theScaleDecides}`;
  const least = certain === null ? '' : `The least is ${amount(certain.pence)} a year.`;
  return `${least} ${lowerInWords(pay, wording)}`.trim();
}

/** The figures below the certain one that may apply: "From £38,300 for a new entrant, if that is confirmed." */
export function lowerInWords({ possible }: PayVerdict, wording: Wording): string {
  const lower = possible.map((figure) => `from ${amount(figure.pence)} ${forWhom(figure, wording)}`);
  return lower.length === 0 ? '' : `It may be ${list(lower)}, if that is confirmed.`;
}

/** "£41,000 may be enough for a new entrant (from £38,300): to be confirmed. Otherwise it is £13,700 short …" */
function dependsOn({ offeredPence, reached, certain }: PayVerdict, wording: Wording): string {
  const grounds = reached.map((figure) => `${forWhom(figure, wording)} (from ${amount(figure.pence)})`);
  const otherwise =
    certain === null
      ? ''
      : ` Otherwise it is ${amount(certain.pence - (offeredPence ?? 0))} short of ${amount(certain.pence)}.`;
  return `${amount(offeredPence)} a year may be enough ${list(grounds)}: to be confirmed.${otherwise}`;
}

function short({ offeredPence, possible, certain, scale }: PayVerdict, wording: Wording): string {
  const offered = offeredPence ?? 0;
  const [lowest] = possible;
  const by = (pence: number) => amount(pence - offered);
  if (lowest !== undefined) return shortOfBoth({ lowest, certain, offered }, wording);
  const figure = certain?.pence ?? scale?.thresholdPence;
  if (figure === undefined) return 'No salary option has a figure with these answers.';
  return `The salary is ${by(figure)} a year short of the lowest figure that could apply, ${amount(figure)}.`;
}

interface Both {
  readonly lowest: OptionPay;
  readonly certain: OptionPay | null;
  readonly offered: number;
}

function shortOfBoth({ lowest, certain, offered }: Both, wording: Wording): string {
  const start = `The salary is ${amount(lowest.pence - offered)} a year short of the lowest figure that may apply, ${amount(lowest.pence)} ${forWhom(lowest, wording)}`;
  return certain === null
    ? `${start}.`
    : `${start}, and ${amount(certain.pence - offered)} short of ${amount(certain.pence)} otherwise.`;
}

const unknown = ({ unknownFigure }: PayVerdict) =>
  unknownFigure === null ? '' : ' Whether a lower figure follows the list that has ended is not known.';
