import type { Line, Payer, SponsorshipCost } from '@portway/rules/sponsorship-cost';
import { inPounds, inShortPounds } from '../../../../text/money.ts';
import { type BillLineShown, cannotCome, totalInWords } from '../line-in-words.ts';
import { isPayer, payers, payerTotal } from '../payer-totals.ts';
import { presentBill } from '../present-bill.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import { questions } from './questions.ts';
import { answerInWords, isNoAnswer } from './scenario-said.ts';
import { sharedWorkings } from './shared-workings.ts';

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

/** A comparison as shown. */
export function presentComparison(scenarios: readonly Scenario[]) {
  const bills = scenarios.map(({ cost }) => cost && presentBill(cost));
  const totals = scenarios.map(({ cost }) => totalOf(cost));
  const figures = bills.map((bill) => bill?.total ?? needsChange);
  const cheapest = cheapestOf(totals);
  return {
    headline: headlineOf(scenarios, totals, cheapest),
    beside: scenarios.map(({ name }, place) => ({ label: `Scenario ${name}`, figure: figures[place] ?? '' })),
    gaps: saidBy(scenarios, (place) => gapOf(bills[place])),
    warnings: saidBy(scenarios, (place) => bills[place]?.warnings ?? []),
    parts: partsOf([
      { title: partTitles.answers, rows: answerRows(scenarios) },
      {
        title: partTitles.totals,
        rows: [
          {
            label: 'Everything together',
            strong: true,
            cells: figures.map((text, place) => ({
              text,
              ...(cheapest.includes(place) && { tag: 'Cheapest' }),
            })),
          },
          {
            label: 'Compared with A',
            cells: totals.map((total, place) => comparedWithA(total, totals[0], place)),
          },
          ...payerRows(scenarios, figures),
        ],
      },
      ...feeParts(bills),
    ]),
    workings: sharedWorkings(bills.map((bill) => bill && [{ steps: bill.steps }, ...bill.sections])),
  };
}

export interface PartShown {
  readonly title: string;
  readonly rows: readonly RowShown[];
}

export type ComparisonShown = ReturnType<typeof presentComparison>;
const partsOf = (parts: readonly PartShown[]) => parts.filter(({ rows }) => rows.length > 0);

type Bills = readonly (ReturnType<typeof presentBill> | undefined)[];

function totalOf(cost: SponsorshipCost | undefined): number | null {
  return cost === undefined || cost.status === 'not-applicable' ? null : (cost.totals?.allPence ?? null);
}

/** Indexes of the lowest totals; empty where all are equal. */
function cheapestOf(totals: readonly (number | null)[]): number[] {
  const known = totals.filter((total) => total !== null);
  const lowest = Math.min(...known);
  if (known.every((total) => total === lowest)) return [];
  return totals.flatMap((total, place) => (total === lowest ? [place] : []));
}

function headlineOf(
  scenarios: readonly Scenario[],
  totals: readonly (number | null)[],
  cheapest: readonly number[],
) {
  const known = totals.filter((total) => total !== null);
  const all = known.length === totals.length;
  if (known.length < 2) return { label: 'Cheapest', figure: 'No comparison yet' };
  const figure = inPounds(Math.min(...known));
  if (cheapest.length === 0) return { label: all ? 'Every scenario' : 'All with a figure', figure };
  const label = all ? 'Cheapest' : 'Cheapest of those with a figure';
  return { label, figure: `${namesOf(scenarios, cheapest)}: ${figure}` };
}

function namesOf(scenarios: readonly Scenario[], places: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(places.flatMap((place) => scenarios[place]?.name ?? []));
}

function gapOf(bill: Bills[number]): string[] {
  if (bill === undefined) return ['Correct what the form points out, and its bill appears here.'];
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
      const said = scenarios.map(({ answers }) => answerInWords(answers, field));
      if (new Set(said).size < 2 || said.every((answer) => answer === undefined || isNoAnswer(answer)))
        return [];
      const cells = said.map((text) => ({ text: text ?? 'Not asked', differs: text !== said[0] }));
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

/** One row for each payer with a line in some scenario; without a total, the cell says why. */
function payerRows(scenarios: readonly Scenario[], figures: readonly string[]): RowShown[] {
  const lines = scenarios.map(({ cost }) =>
    cost !== undefined && 'lines' in cost ? (cost.lines ?? []) : [],
  );
  return payers.flatMap(({ payer, title }) => {
    if (!lines.some((each) => isPayer(each, payer))) return [];
    const cells = lines.map((each, place) => ({ text: payerCell(each, payer) ?? figures[place] ?? none }));
    return [{ label: title, cells }];
  });
}

/** What one payer pays in a scenario, or why it is unknown; undefined without a bill. */
function payerCell(lines: readonly Line[], payer: Payer): string | undefined {
  if (lines.length === 0) return undefined;
  const own = lines.filter((line) => line.payer === payer);
  const total = payerTotal(lines, payer);
  if (total === undefined) return own.length > 0 ? cannotCome : none;
  return totalInWords(total, own);
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
