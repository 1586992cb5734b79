import type { Line, SponsorshipCost } from '@portway/rules/sponsorship-cost';
import { inPounds, inShortPounds } from '../../../../text/money.ts';
import { costWords } from '../../../../text/reader/cost-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';
import type { WorkingStepShown } from '../../../../text/working-steps.ts';
import { type BillLineShown, noFigure, totalInWords } from '../bill/line-in-words.ts';
import { presentBill } from '../bill/present-bill.ts';
import { shares, shareTotal } from '../bill/present-shares.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import { questions } from './questions.ts';
import { answerInWords, isNoAnswer } from './scenario-words.ts';

/** One scenario with its bill, unless its answers have errors. */
export interface Scenario {
  /** A to D. */
  readonly name: string;
  readonly answers: SponsorshipAnswers;
  readonly cost: SponsorshipCost | undefined;
}

export interface CellShown {
  readonly text: string;
  /** Why there is no amount. */
  readonly remark?: string | undefined;
  /** Whether it differs from scenario A. */
  readonly differs?: boolean;
  readonly tag?: string;
}

export interface RowShown {
  readonly label: string;
  /** Remark that applies to every cell. */
  readonly remark?: string | undefined;
  readonly cells: readonly CellShown[];
  readonly strong?: boolean;
}

/** Titles of the parts above the fees. */
export const partTitles = { answers: 'Answers that differ', totals: 'Totals' };

const none = 'None';
const needsChange = 'Needs a change';

/** A comparison as shown: what each scenario costs the sponsor and the worker, never both together. */
export function presentComparison(scenarios: readonly Scenario[], reader: Reader = 'employer') {
  const bills = scenarios.map(({ cost }) => cost && presentBill(cost, reader));
  const [employer, worker] = [
    comparedTotals(scenarios, shares[0], reader),
    comparedTotals(scenarios, shares[1], reader),
  ];
  // What differs is the answer: where the reader pays the same, what the other pays.
  const [first, second] = reader === 'worker' ? [worker, employer] : [employer, worker];
  const head = first.least.length === 0 && second.least.length > 0 ? second : first;
  return {
    headline: headlineOf(scenarios, head),
    beside: scenarios.map(({ name }, place) => ({
      label: `Scenario ${name}`,
      figure: head.figures[place] ?? '',
    })),
    sentences: [employer, worker].map((totals) => lowestSentence(scenarios, totals)),
    gaps: saidBy(scenarios, (place) => gapOf(bills[place])),
    warnings: saidBy(scenarios, (place) => bills[place]?.warnings ?? []),
    parts: partsOf([
      { title: partTitles.answers, rows: answerRows(scenarios) },
      {
        title: partTitles.totals,
        rows: [employer, worker].flatMap(totalRows),
      },
      ...feeParts(bills),
    ]),
    workings: sharedWorkings(bills.map((bill) => bill && [{ steps: bill.steps }, ...bill.sections])),
  };
}

/** What one of the two who pay pays in each scenario. */
interface Totals {
  readonly label: string;
  /** How the row that compares with A begins. */
  readonly short: string;
  readonly figures: readonly string[];
  readonly pence: readonly (number | null)[];
  /** Indexes of the lowest totals; empty where all are equal. */
  readonly least: readonly number[];
}

function comparedTotals(
  scenarios: readonly Scenario[],
  share: (typeof shares)[number],
  reader: Reader,
): Totals {
  const { employerPays, workerPays, short } = costWords(reader);
  const pence = scenarios.map(({ cost }) => {
    const lines = linesOf(cost);
    return lines.length === 0 || lines.some(isAmiss(share)) ? null : shareTotal(lines, share);
  });
  const figures = scenarios.map(({ cost }, place) => {
    if (cost === undefined) return needsChange;
    const lines = linesOf(cost);
    const own = lines.filter(({ payer }) => share.payers.includes(payer));
    return lines.length === 0 ? noFigure : totalInWords(pence[place], own);
  });
  return {
    label: share.who === 'employer' ? employerPays : workerPays,
    short: short[share.who],
    figures,
    pence,
    least: lowestOf(pence),
  };
}

const linesOf = (cost: SponsorshipCost | undefined): readonly Line[] =>
  cost !== undefined && cost.status !== 'not-applicable' ? (cost.lines ?? []) : [];

/** Family that cannot come leaves the worker's part without a total. */
const isAmiss =
  ({ payers }: (typeof shares)[number]) =>
  (line: Line) =>
    payers.includes(line.payer) && 'cannotCome' in line;

function totalRows({ label, short, figures, pence, least }: Totals): RowShown[] {
  return [
    {
      label,
      strong: true,
      cells: figures.map((text, place) => ({ text, ...(least.includes(place) && { tag: 'Least' }) })),
    },
    {
      label: `${short}, compared with A`,
      cells: pence.map((total, place) => comparedWithA(total, pence[0], place)),
    },
  ];
}

export interface PartShown {
  readonly title: string;
  readonly rows: readonly RowShown[];
}

export type ComparisonShown = ReturnType<typeof presentComparison>;
const partsOf = (parts: readonly PartShown[]) => parts.filter(({ rows }) => rows.length > 0);

type Bills = readonly (ReturnType<typeof presentBill> | undefined)[];

/** Indexes of the lowest totals; empty where all are equal. */
function lowestOf(totals: readonly (number | null)[]): number[] {
  const amounts = totals.filter((total) => total !== null);
  const lowest = Math.min(...amounts);
  if (amounts.every((total) => total === lowest)) return [];
  return totals.flatMap((total, place) => (total === lowest ? [place] : []));
}

function headlineOf(scenarios: readonly Scenario[], { label: name, pence, least }: Totals) {
  const amounts = pence.filter((total) => total !== null);
  const all = amounts.length === pence.length;
  if (amounts.length < 2) return { label: name, figure: 'No comparison yet' };
  const figure = inPounds(Math.min(...amounts));
  const same = all ? 'in every scenario' : 'in every scenario with a figure';
  if (least.length === 0) return { label: `${name}, ${same}`, figure };
  const label = `${name} least${all ? '' : ', of those with a figure'}`;
  return { label, figure: `${namesOf(scenarios, least)}: ${figure}` };
}

/** Where one pays least, as a sentence. */
function lowestSentence(scenarios: readonly Scenario[], { label, figures, pence, least }: Totals): string {
  const [place, ...others] = least;
  const firstKnown = pence.findIndex((total) => total !== null);
  if (firstKnown < 0) return `${label}: no figure yet.`;
  if (place === undefined)
    return `${label} the same in every scenario that has a figure: ${figures[firstKnown]}.`;
  const where = `scenario${others.length > 0 ? 's' : ''} ${namesOf(scenarios, least)}`;
  return `${label} least in ${where}: ${figures[place]}.`;
}

function namesOf(scenarios: readonly Scenario[], places: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(places.flatMap((place) => scenarios[place]?.name ?? []));
}

function gapOf(bill: Bills[number]): string[] {
  if (bill === undefined) return ['Correct the answers marked in the form to see its bill here.'];
  return bill.gap === undefined ? [] : [bill.gap];
}

/** Messages about scenarios: each once, with the names of those it applies to. */
function saidBy(scenarios: readonly Scenario[], saidOf: (place: number) => readonly string[]) {
  const all = scenarios.flatMap((_, place) => saidOf(place).map((message) => ({ place, message })));
  return [...Map.groupBy(all, ({ message }) => message)].map(([message, saying]) => ({
    who: `Scenario${saying.length > 1 ? 's' : ''} ${namesOf(
      scenarios,
      saying.map(({ place }) => place),
    )}`,
    message,
  }));
}

/** Answers that are not equal in all; no and no answer count as equal. */
function answerRows(scenarios: readonly Scenario[]): RowShown[] {
  return questions
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const texts = scenarios.map(({ answers }) => answerInWords(answers, field));
      if (new Set(texts).size < 2 || texts.every((answer) => answer === undefined || isNoAnswer(answer)))
        return [];
      const cells = texts.map((text) => ({ text: text ?? 'Not asked', differs: text !== texts[0] }));
      return [{ label: field.label, cells }];
    });
}

function comparedWithA(total: number | null, base: number | null | undefined, place: number): CellShown {
  if (place === 0) return { text: 'Base' };
  if (total === null) return { text: 'No figure' };
  if (base === null || base === undefined) return { text: 'No figure in A' };
  const pence = total - base;
  if (pence === 0) return { text: 'The same' };
  return { text: `${pence > 0 ? '+' : '−'}${inShortPounds(Math.abs(pence))}` };
}

function feeParts(bills: Bills): PartShown[] {
  const sections = bills.flatMap((bill) => bill?.sections ?? []);
  return [...new Set(sections.map(({ title }) => title))].map((title) => {
    const lines = bills.map((bill) => bill?.sections.find((section) => section.title === title)?.lines);
    const rows = new Map(lines.flatMap((each) => each ?? []).map((line) => [line.key, line.title]));
    return {
      title,
      rows: [...rows].map(([key, label]) =>
        feeRow(
          label,
          lines.map((each, place) =>
            feeCell(
              each?.find((line) => line.key === key),
              bills[place],
            ),
          ),
        ),
      ),
    };
  });
}

function feeCell(line: BillLineShown | undefined, bill: Bills[number]): CellShown {
  if (line) return { text: line.figure, remark: line.remark };
  return { text: bill === undefined || bill.sections.length === 0 ? 'No figure' : none };
}

/** A remark on every scenario appears once, for the row. */
function feeRow(label: string, cells: readonly CellShown[]): RowShown {
  const [remark, ...others] = new Set(cells.map((cell) => cell.remark));
  if (others.length > 0) return { label, cells };
  return { label, remark, cells: cells.map(({ text }) => ({ text })) };
}

type Part = { readonly steps: readonly WorkingStepShown[] };

/**
 * The working of each scenario. Where a line's working equals that of an earlier scenario, it refers to it.
 */
function sharedWorkings(bills: readonly (readonly Part[] | undefined)[]): WorkingStepShown[][] {
  const namesByWorking = new Map<string, string>();
  return bills.map((parts, place) => {
    const name = 'ABCD'.charAt(place);
    return (parts ?? []).flatMap(({ steps }) =>
      byHeading(steps).flatMap((lines) => {
        const key = JSON.stringify(lines);
        const earlier = namesByWorking.get(key);
        if (earlier === undefined) {
          namesByWorking.set(key, name);
          return lines;
        }
        const heading = lines.filter((step) => step.heading);
        return [...heading, { label: `As in scenario ${earlier}` }];
      }),
    );
  });
}

function byHeading(steps: readonly WorkingStepShown[]): WorkingStepShown[][] {
  const parts: WorkingStepShown[][] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (step.heading || last === undefined) parts.push([step]);
    else last.push(step);
  }
  return parts;
}
