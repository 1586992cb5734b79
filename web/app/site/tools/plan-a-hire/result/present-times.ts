import { type HirePlanFacts, licenceOf, type Milestone } from '@portway/rules/hire-plan';
import { addDays, type CalendarDate, daysBetween } from '@portway/rules/kernel';
import { readDay } from '@portway/rules/working-days';
import { dayInWords } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { planWords } from '../../../../text/reader/plan-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';
import { shortDay, shortRange } from './short-days.ts';
import type { Way } from './ways-to-decide.ts';

export interface LaneShown {
  readonly title: string;
  readonly chosen: boolean;
  readonly extra: string;
  readonly end: string;
  readonly endAt: number;
  readonly tailTo: number;
  readonly bars: readonly { readonly look: number; readonly from: number; readonly to: number }[];
  readonly range: string;
}

export interface StepShown {
  readonly id: string;
  readonly title: string;
  readonly range: string;
  readonly from: string;
  readonly to: string;
}

export interface TimesShown {
  readonly lanes: readonly LaneShown[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly wanted: { readonly at: number; readonly text: string } | undefined;
  /** Bank holidays of England and Wales, which no service works on. */
  readonly holidays: { readonly spans: readonly Span[]; readonly text: string } | undefined;
  readonly needsLicence: boolean;
  readonly label: string;
  readonly from: string;
  /** The steps of the plan as chosen, with the start that is wanted. */
  readonly steps: readonly StepShown[];
}

/** From and to in per cent of the axis. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const weeksBetweenTicks = [1, 2, 4, 8, 13, 26];
const maxTicks = 6;
/** Room for the words after the last bar, as a part of the whole. */
const roomAtEnd = 1.22;

/** The ways as lanes on one axis, in per cent of its length. */
export function presentTimes(
  facts: HirePlanFacts,
  timeline: readonly Milestone[],
  { ways, reader }: { readonly ways: readonly Way[]; readonly reader: Reader },
): TimesShown | undefined {
  const [own] = ways;
  if (own === undefined) return undefined;
  const needed = licenceOf(facts);
  const begin =
    needed !== undefined && needed.appliedOn < facts.assignedOn ? needed.appliedOn : facts.assignedOn;
  const last = Math.max(...ways.map(({ start }) => daysBetween(begin, start.latest)));
  const wantedAfter = facts.startWanted === undefined ? 0 : daysBetween(begin, facts.startWanted);
  // A start far away would squeeze the lanes: then only the words say it.
  const shownWanted = wantedAfter > 0 && wantedAfter < last * 1.5;
  const length = Math.max(last, shownWanted ? wantedAfter : 0) * roomAtEnd;
  const at = (day: CalendarDate) => Number(((daysBetween(begin, day) / length) * 100).toFixed(2));
  return {
    lanes: ways.map((way) => laneOf(way, at, at(begin))),
    ticks: ticksOf(begin, length).map((day) => ({ at: at(day), text: shortDay(day) })),
    wanted:
      shownWanted && facts.startWanted !== undefined
        ? { at: at(facts.startWanted), text: `${shortDay(facts.startWanted)}, wanted` }
        : undefined,
    holidays: holidaysOf(begin, length),
    needsLicence: needed !== undefined,
    label: `${planWords(reader).whenInLabel}: ${ways.map((way) => `${way.title}, ${endOf(way)}`).join('; ')}. The table beside it has the same days.`,
    from: dayInWords(begin),
    steps: timeline.map((step) => {
      const { id, title, latest } = step;
      const from = firstOf(own, step);
      return { id, title, range: shortRange(from, latest), from, to: latest };
    }),
  };
}

/** What a lane's first day at work rests on. */
export function endOf({ aims, start }: Pick<Way, 'aims' | 'start'>): string {
  return aims ? `aims for ${shortDay(start.expected)}` : `usually by ${shortDay(start.latest)}`;
}

/** The earliest day of a step: where a service is bought, its aim. */
export function firstOf({ aims }: Pick<Way, 'aims'>, { earliest, expected }: Milestone): CalendarDate {
  return aims ? expected : earliest;
}

function laneOf(way: Way, at: (day: CalendarDate) => number, begin: number): LaneShown {
  const on = (id: Milestone['id']) => way.timeline.find((step) => step.id === id)?.expected;
  const points = [on('licence-decision'), on('certificate'), on('visa-decision')];
  let from = begin;
  const bars = points.flatMap((day, look) => {
    if (day === undefined) return [];
    const bar = { look, from, to: Math.max(at(day), from) };
    from = bar.to;
    return bar.to > bar.from ? [bar] : [];
  });
  const { title, chosen, start, extraPence } = way;
  return {
    title,
    chosen,
    bars,
    extra:
      extraPence === null ? '' : extraPence === 0 ? 'no extra cost' : `${inShortPounds(extraPence)} extra`,
    end: endOf(way),
    endAt: at(start.expected),
    tailTo: at(start.latest),
    range: way.aims
      ? `${shortDay(start.expected)}, if the targets are met, otherwise usually by ${shortDay(start.latest)}`
      : `Usually by ${shortDay(start.latest)}`,
  };
}

function ticksOf(begin: CalendarDate, length: number): CalendarDate[] {
  const weeks = weeksBetweenTicks.find((each) => length / (each * 7) <= maxTicks) ?? 52;
  const count = Math.floor((length / (weeks * 7)) * 0.97);
  return Array.from({ length: count + 1 }, (_, index) => addDays(begin, index * weeks * 7));
}

const dayList = new Intl.ListFormat('en-GB');
/** More are named by the first and the last. */
const maxNamed = 4;

/** The bank holidays on the axis; those with only a weekend between them are one span. */
function holidaysOf(begin: CalendarDate, length: number): TimesShown['holidays'] {
  const days = Array.from({ length: Math.ceil(length) }, (_, after) => ({
    after,
    day: addDays(begin, after),
  }));
  const kindOf = (day: CalendarDate) => {
    const outcome = readDay(day);
    return outcome.status === 'answered' ? outcome.kind : undefined;
  };
  const holidays = days.filter(({ day }) => kindOf(day) === 'bank-holiday');
  const [first] = holidays;
  const last = holidays.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const at = (after: number) => Number(((Math.min(after, length) / length) * 100).toFixed(2));
  const spans: { from: number; to: number }[] = [];
  for (const [index, { after }] of holidays.entries()) {
    const previous = holidays[index - 1];
    const open = spans.at(-1);
    const together =
      previous !== undefined &&
      days.slice(previous.after + 1, after).every(({ day }) => kindOf(day) === 'weekend');
    if (open !== undefined && together) open.to = at(after + 1);
    else spans.push({ from: at(after), to: at(after + 1) });
  }
  const names = holidays.map(({ day }) => shortDay(day));
  const text =
    names.length > maxNamed ? `${shortDay(first.day)} to ${shortDay(last.day)}` : dayList.format(names);
  return { spans, text: `Bank holidays: ${text}` };
}
