import type { HirePlan, HirePlanFacts } from '@portway/rules/hire-plan';
import { dayInWords, withDaysInWords } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { costWords } from '../../../../text/reader/cost-words.ts';
import { planWords } from '../../../../text/reader/plan-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';
import { eitherTotal } from '../../skills-charge/bill/either-total.ts';
import { endOf, firstOf } from './present-times.ts';
import { shortDay } from './short-days.ts';
import type { Way } from './ways-to-decide.ts';

export interface VerdictShown {
  readonly look: 'clear' | 'barrier' | 'open';
  readonly title: string;
  readonly reason: string;
  /** What the wanted start asks for. */
  readonly time: string | undefined;
  /** The same in one sentence. */
  readonly timeInShort: string | undefined;
}

/** The ways to decide, and the reader to whom they are described. */
interface InWords {
  readonly ways: readonly Way[];
  readonly reader: Reader;
}

/** The verdict with the one reason that decides: the job first, then the time. */
export function presentVerdict(
  { sponsorable: { verdict, reason } }: HirePlan,
  { startWanted }: HirePlanFacts,
  { ways, reader }: InWords,
): VerdictShown {
  const sentence = withDaysInWords(reason);
  if (verdict === 'barrier')
    return {
      look: 'barrier',
      title: 'A barrier',
      reason: sentence,
      time: undefined,
      timeInShort: undefined,
    };
  const inTime = startWanted === undefined ? undefined : timeOf(startWanted, { ways, reader });
  const time = { time: inTime?.sentence, timeInShort: inTime?.inShort };
  if (verdict === 'more-to-find-out')
    return { look: 'open', title: 'More to find out', reason: sentence, ...time };
  const title = `No obvious barrier${inTime?.condition ?? ''}`;
  return { look: 'clear', title, reason: sentence, ...time };
}

interface InTime {
  /** Goes on from "No obvious barrier". */
  readonly condition: string;
  readonly sentence: string;
  readonly inShort: string;
}

function timeOf(startWanted: string, { ways, reader }: InWords): InTime | undefined {
  const [own, ...others] = ways;
  if (own === undefined) return undefined;
  const startDay = dayInWords(startWanted);
  if (own.start.latest <= startWanted) {
    const enough = `There is usually enough time for a start on ${startDay}.`;
    return { condition: '', sentence: enough, inShort: enough };
  }
  const usual = `Without priority, a start is usually possible by ${dayInWords(own.start.latest)}.`;
  if (own.start.expected <= startWanted)
    return {
      condition: ', if priority is in time',
      sentence: `${usual} ${planWords(reader).priorityServices} aim for ${dayInWords(own.start.expected)} but do not guarantee it.`,
      inShort: `A start on ${startDay} needs the priority services to meet their targets, which they do not guarantee. Without them, it is usually possible by ${dayInWords(own.start.latest)}.`,
    };
  const sooner = others.find(({ start }) => start.expected <= startWanted);
  if (sooner)
    return {
      condition: `, if you ask for ${sooner.title.toLowerCase()}`,
      sentence: `${usual} ${sooner.title} (${extraOf(sooner)}) aims for ${dayInWords(sooner.start.expected)} but does not guarantee it.`,
      inShort: `A start on ${startDay} needs ${sooner.title.toLowerCase()} (${extraOf(sooner)}), which aims for ${dayInWords(sooner.start.expected)} but does not guarantee it. Without it, a start is usually possible by ${dayInWords(own.start.latest)}.`,
    };
  const fastest = ways.reduce((best, way) => (way.start.expected < best.start.expected ? way : best), own);
  const even = `Even ${fastest.title.toLowerCase()} ${fastest.aims ? 'does not aim for a day before' : 'usually takes until'} ${dayInWords(fastest.start.expected)}.`;
  return {
    condition: `, but probably not by ${shortDay(startWanted)}`,
    sentence: `${usual} ${even}`,
    inShort: `A start on ${startDay} is unlikely. ${even}`,
  };
}

const extraOf = ({ extraPence }: Way) =>
  extraPence === null ? 'at a further fee' : `${inShortPounds(extraPence)} extra`;

export interface FigureShown {
  readonly label: string;
  readonly figure: string;
  readonly note: string;
}

interface FiguresOf {
  readonly own: Way | undefined;
  readonly salary: FigureOfSalary;
  readonly reader: Reader;
}

/** The three sums and the day, in the words that every page uses for them. */
export function presentFigures(plan: HirePlan, { own, salary, reader }: FiguresOf): FigureShown[] {
  const { employer } = plan;
  const { employerPays, workerPays } = costWords(reader);
  return [
    { label: 'Salary, at least', ...salary },
    { label: employerPays, ...costFigure(employer.totalPence, 'all of it before the first day') },
    { label: workerPays, ...workerFigure(plan) },
    { label: 'Earliest start', ...startFigure(own) },
  ];
}

export interface FigureOfSalary {
  readonly figure: string;
  readonly note: string;
}

const costFigure = (pence: number | null, note: string) =>
  pence === null
    ? { figure: 'No total yet', note: 'see what is missing below' }
    : { figure: inShortPounds(pence), note };

/** Both totals while the kind of employer decides and is not answered. */
function workerFigure({ cost, worker }: HirePlan): FigureOfSalary {
  const either = 'byEmployer' in cost ? eitherTotal(cost.byEmployer) : undefined;
  if (either !== undefined) return { figure: either, note: 'the kind of employer decides' };
  return costFigure(worker.totalPence, 'with the visa application');
}

function startFigure(own: Way | undefined): FigureOfSalary {
  if (own === undefined)
    return { figure: 'Not known', note: 'we have no record of usual times for this day' };
  const { start, aims } = own;
  const first = firstOf(own, start);
  const figure = first === start.latest ? shortDay(first) : `${shortDay(first)} – ${shortDay(start.latest)}`;
  return {
    figure,
    note: aims
      ? `usually (${endOf(own)} with priority, which is not guaranteed)`
      : 'usually (the earlier days need priority)',
  };
}
