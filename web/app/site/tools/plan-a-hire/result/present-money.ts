import {
  costFactsOf,
  type HirePlan,
  type HirePlanFacts,
  licenceOf,
  type Milestone,
} from '@portway/rules/hire-plan';
import type { Line } from '@portway/rules/sponsorship-cost';
import { inShortPounds } from '../../../../text/money.ts';
import { type CostWords, costWords } from '../../../../text/reader/cost-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';
import { eitherTotal } from '../../skills-charge/bill/either-total.ts';
import { lineInWords, totalInWords } from '../../skills-charge/bill/line-in-words.ts';
import { presentChargeRefunds } from '../../skills-charge/bill/present-charge-refunds.ts';
import { shortRange } from './short-days.ts';

export interface CostRow {
  readonly key: string;
  readonly title: string;
  readonly figure: string;
  /** Why there is no amount, or what it is made of. */
  readonly remark: string | undefined;
  readonly whoPays: Line['whoPays'] | undefined;
  readonly who: string;
  readonly when: string;
  readonly pence: number;
  /** Its pattern in the bar; undefined where it has no amount. */
  readonly look: number | undefined;
}

export interface PayerShown {
  readonly title: string;
  readonly total: string;
  /** Who may pay, where it is the same for every row. */
  readonly whoPays: CostRow['whoPays'];
  readonly who: string;
  /** What is paid when, in order. */
  readonly days: readonly string[];
  readonly rows: readonly CostRow[];
  readonly parts: readonly {
    readonly look: number;
    readonly percent: number;
    readonly name: string;
    readonly figure: string;
  }[];
}

export interface MoneyShown {
  readonly payers: readonly PayerShown[];
  readonly notes: readonly string[];
}

const payers = [
  { who: 'employerPays', of: ['employer'] },
  { who: 'workerPays', of: ['candidate', 'partner', 'children'] },
] as const;

const looks: Readonly<Record<string, number>> = {
  'employer-licence': 0,
  'employer-licence-priority': 1,
  'employer-certificate': 2,
  'employer-skills-charge': 3,
  'candidate-visa-fee': 4,
  'candidate-health-surcharge': 5,
  'candidate-priority': 6,
};
const familyLooks: Readonly<Record<string, number>> = { partner: 7, children: 8 };

/** Who pays what, and when: two payers on one scale, never one total over both. */
export function presentMoney(
  plan: HirePlan,
  facts: HirePlanFacts,
  reader: Reader = 'employer',
): MoneyShown | undefined {
  const { cost, timeline } = plan;
  const lines = 'lines' in cost ? (cost.lines ?? []) : [];
  if (lines.length === 0) return undefined;
  const either = 'byEmployer' in cost ? eitherTotal(cost.byEmployer) : undefined;
  const words = costWords(reader);
  const around = { days: daysOf(facts, timeline), words };
  const byPayer = payers.map(({ who, of }) => {
    const own = lines.filter(({ payer }) => of.some((one) => one === payer));
    return { who, own, rows: rowsOf(own, around) };
  });
  const longest = Math.max(...byPayer.map(({ rows }) => sumOf(rows)), 1);
  return {
    payers: byPayer.map(({ who, own, rows }) => ({
      title: words[who],
      total: (who === 'workerPays' ? either : undefined) ?? shortTotal(own),
      ...payersOf(rows),
      days: [...new Set(rows.filter(({ pence }) => pence > 0).map(({ when }) => when))],
      rows,
      parts: partsOf(rows, longest),
    })),
    notes: [...(either === undefined ? [] : [words.otherEmployer]), ...notesOf(lines, facts, words)],
  };
}

/** Who may pay, if no two rows differ. */
function payersOf(rows: readonly CostRow[]): Pick<PayerShown, 'whoPays' | 'who'> {
  const [first, ...others] = rows.filter(({ pence }) => pence > 0);
  if (first === undefined || others.some(({ whoPays }) => whoPays !== first.whoPays))
    return { whoPays: undefined, who: '' };
  return { whoPays: first.whoPays, who: first.who };
}

const sumOf = (rows: readonly CostRow[]) => rows.reduce((sum, { pence }) => sum + pence, 0);

function partsOf(rows: readonly CostRow[], longest: number): PayerShown['parts'] {
  return rows.flatMap(({ look, pence, title, figure }) =>
    look === undefined
      ? []
      : [{ look, percent: Number(((pence / longest) * 100).toFixed(2)), name: title, figure }],
  );
}

function shortTotal(lines: readonly Line[]): string {
  const dueLines = lines.filter((line) => !('notApplicable' in line));
  const whole = dueLines.every((line) => 'amountPence' in line);
  const sum = dueLines.reduce((all, line) => all + ('amountPence' in line ? line.amountPence : 0), 0);
  return whole ? inShortPounds(sum) : totalInWords(null, lines);
}

interface Days {
  readonly licence: string;
  readonly certificate: string;
  readonly application: string;
}

function daysOf(facts: HirePlanFacts, timeline: readonly Milestone[]): Days {
  const range = (id: Milestone['id']) => {
    const step = timeline.find((each) => each.id === id);
    return step === undefined ? '' : `, ${shortRange(step.earliest, step.latest)}`;
  };
  const licence = licenceOf(facts);
  return {
    licence: `Licence application${licence ? `, ${shortRange(licence.appliedOn, licence.appliedOn)}` : ''}`,
    certificate: `Certificate${range('certificate')}`,
    application: `Visa application${range('visa-application')}`,
  };
}

/** The days of the plan, and the reader's words. */
interface Around {
  readonly days: Days;
  readonly words: CostWords;
}

function rowsOf(lines: readonly Line[], around: Around): CostRow[] {
  const single = lines.filter(({ payer }) => payer === 'employer' || payer === 'candidate');
  return [
    // A service that nobody asked for is no cost.
    ...single
      .filter((line) => !(line.item === 'priority' && 'notApplicable' in line))
      .flatMap((line) => rowOf(line, around)),
    ...(['partner', 'children'] as const).flatMap((payer) =>
      familyRow(
        lines.filter((line) => line.payer === payer),
        around,
      ),
    ),
  ];
}

function rowOf(line: Line, { days, words }: Around): CostRow[] {
  const { key, title, figure, remark, whoPays } = lineInWords(line);
  const pence = 'amountPence' in line ? line.amountPence : 0;
  return [
    {
      key,
      title,
      figure: pence > 0 ? inShortPounds(pence) : figure,
      remark,
      whoPays,
      who: whoPays === undefined ? '' : words.whoPays[whoPays],
      when:
        line.payer !== 'employer'
          ? days.application
          : line.item.startsWith('licence')
            ? days.licence
            : days.certificate,
      pence,
      look: pence > 0 ? looks[key] : undefined,
    },
  ];
}

/** Partner and children are not payers of their own: one row each, with what it is made of. */
function familyRow(lines: readonly Line[], around: Around): CostRow[] {
  const [first] = lines;
  if (first === undefined) return [];
  const title = first.payer === 'partner' ? 'For the partner' : 'For the children';
  const lineWords = lines.map(lineInWords);
  const priced = lines.every((line) => 'amountPence' in line || 'notApplicable' in line);
  if (!priced) return lines.flatMap((line) => rowOf(line, around));
  const pence = lines.reduce((sum, line) => sum + ('amountPence' in line ? line.amountPence : 0), 0);
  const parts = lines.flatMap((line) =>
    'amountPence' in line && line.amountPence > 0 ? [`${line.title} ${inShortPounds(line.amountPence)}`] : [],
  );
  const whoPays = lineWords.find((line) => line.whoPays !== undefined)?.whoPays;
  return [
    {
      key: first.payer,
      title,
      figure: inShortPounds(pence),
      remark: parts.join(', '),
      whoPays,
      who: whoPays === undefined ? '' : around.words.whoPays[whoPays],
      when: around.days.application,
      pence,
      look: pence > 0 ? familyLooks[first.payer] : undefined,
    },
  ];
}

/** What may never be passed on, what a repayment does, and what comes back when a visa is refused. */
function notesOf(lines: readonly Line[], facts: HirePlanFacts, words: CostWords): string[] {
  const paidLines = lines.filter((line) => 'amountPence' in line && line.amountPence > 0);
  const never = paidLines.filter(({ whoPays }) => whoPays === 'sponsor-only').map(({ title }) => title);
  const lowers = paidLines.some(({ whoPays }) => whoPays === 'repayment-lowers-pay');
  const charged = paidLines.some(({ item }) => item === 'skills-charge');
  const refused = charged
    ? presentChargeRefunds(costFactsOf(facts), true).refunds.find(({ event }) =>
        event.startsWith('Visa refused'),
      )
    : undefined;
  return [
    ...(never.length > 0 ? [`${words.never} ${never.join(', ')}.`] : []),
    ...(lowers
      ? [`${words.whoPays['repayment-lowers-pay']}: ${words.meanings['repayment-lowers-pay']}`]
      : []),
    ...(refused
      ? [`If the visa is refused, this much of the Immigration Skills Charge is refunded: ${refused.figure}.`]
      : []),
  ];
}
