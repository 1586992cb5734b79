import type { Brief, LanesPicture, SumsPicture } from '../../../subjects/document/brief.ts';
import type { PlanEvaluated } from './evaluate-plan.ts';
import type { MoneyShown } from './present-money.ts';
import type { PlanShown } from './present-plan.ts';
import type { TimesShown } from './present-times.ts';
import { laneNote, legendOf, timesOld } from './times-words.ts';

/** The plan on two pages: two pictures, then what is needed and what is uncertain. */
export function planBrief({ chips }: PlanEvaluated, plan: PlanShown): Brief {
  const { times, money, needed, uncertain, salary } = plan;
  return {
    answers: chips,
    pictures: [...(money ? [sumsOf(money)] : []), ...(times ? [lanesOf(times)] : [])],
    needed: [
      { title: 'You', lines: needed.employer.map(({ text }) => text) },
      { title: 'The worker', lines: needed.worker.map(({ text }) => text) },
    ],
    lists: [
      { title: 'What is not certain', lines: times ? [...uncertain, timesOld] : uncertain },
      { title: 'It could be less', lines: salary.changes },
      { title: 'Who may pay, and what is refunded', lines: money?.notes ?? [] },
    ],
  };
}

function lanesOf(times: TimesShown): LanesPicture {
  const { label, from, lanes, ticks, wanted, holidays } = times;
  return {
    kind: 'lanes',
    title: 'When can they start?',
    alt: label,
    note: `Estimates from published times, counted from ${from}. Priority does not guarantee a date.`,
    lanes: lanes.map((lane) => ({ ...lane, note: laneNote(lane), strong: lane.chosen })),
    ticks,
    mark: wanted,
    gaps: holidays,
    legend: legendOf(times),
  };
}

function sumsOf({ payers }: MoneyShown): SumsPicture {
  return {
    kind: 'sums',
    title: 'Who pays what, and when',
    alt: payers.map(({ title, total }) => `${title} ${total}`).join('; '),
    note: 'Both bars use the same scale.',
    sums: payers.map(({ title, total, who, days, parts, rows }) => ({
      title,
      total,
      note: [who, ...days].filter(Boolean).join(' · '),
      parts,
      rows,
    })),
  };
}
