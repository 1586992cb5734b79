import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import type { SponsorDueGroup, SponsorDueRow } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import type { PlannedRow } from '@portway/contracts/sponsor/duties/events/planned-row';
import { addDays, calendarDate, daysBetween } from '@portway/rules/kernel';
import type { OpenHire } from '../hire-cases/hire-cases.presenter.ts';
import type {
  InterviewRow,
  JobRow,
  OfferRow,
  PendingRow,
  UnreadRow,
  VisaFactsRow,
} from './employer-home.repository.ts';
import { type Ranked, tiers } from './waiting-order.presenter.ts';

interface Parts {
  readonly duties: readonly SponsorDueGroup[];
  readonly planned: readonly PlannedRow[];
  readonly hires: readonly OpenHire[];
  readonly offers: readonly OfferRow[];
  readonly jobs: readonly JobRow[];
  readonly pending: readonly PendingRow[];
  readonly visaFacts: readonly VisaFactsRow[];
  readonly interviews: readonly InterviewRow[];
  readonly unread: readonly UnreadRow[];
}

/** Days before its last one in which a job is said to close. */
const closesSoon = 10;
/** Days before its last one in which an offer without an answer is said to end. */
const offerEndsSoon = 3;
/** Days to its end after which something can wait. */
const endsSoon = 14;
const maxHires = 5;

/** Everything that waits, with its place in the list. */
export function rankedWaiting(parts: Parts, today: string): Ranked[] {
  const { duties, planned, hires, offers, jobs, pending, visaFacts, interviews, unread } = parts;
  const ofPeople = [
    ...duties.flatMap((group) => dutiesOf(group, today)),
    ...planned.map(plannedEvent),
    ...hiresOf(hires, today),
    ...offers.filter(isOfferWaiting).map((row) => offer(row, today)),
    ...visaFacts.map(question),
    ...interviews.filter(asksForAnother).map(anotherTime),
    ...interviews.filter((row) => row.day === today && !asksForAnother(row)).map(interview),
  ];
  const people = new Set(ofPeople.map(({ person }) => person));
  const writers = new Set(unread.map(({ account }) => personOf(account)));
  return [
    ...ofPeople.map((row) => (row.person !== null && writers.has(row.person) ? withMessage(row) : row)),
    ...jobs.filter(({ lawChanged }) => lawChanged).map((row) => sponsorability(row, today)),
    ...applications(pending),
    ...messages(unread.filter(({ account }) => account === null || !people.has(personOf(account)))),
    ...jobs.filter(isClosing).map(closing),
  ];
}

const personOf = (account: string | null): string | null => (account === null ? null : `account:${account}`);

const withMessage = (row: Ranked): Ranked =>
  'also' in row.one ? { ...row, one: { ...row.one, also: ['message'] } } : row;

const nameOf = (candidate: string | null): string => candidate ?? 'A candidate';

/** Rows with a day by itself; of what has none, one row for all. */
function dutiesOf({ group, rows, count }: SponsorDueGroup, today: string): Ranked[] {
  const listedRows =
    group === 'look' && count > 1 ? rows.filter(({ unit, does }) => hasDay(unit, does)) : rows;
  const ranked = listedRows.map((row): Ranked => {
    const day = row.day ?? row.remindBy ?? today;
    return {
      one: { kind: 'duty', group, duty: row, also: [] },
      tier: tierOf(group, day, today),
      day,
      person: row.worker === null ? null : `worker:${row.worker}`,
    };
  });
  const more = count - listedRows.length;
  if (more === 0) return ranked;
  const last = ranked.at(-1);
  const one = { kind: 'more-duties', group, count: more } as const;
  if (group === 'look' || last === undefined)
    return [...ranked, { one, tier: tiers.later, day: '9999-12-30', person: null }];
  return [...ranked, { one, tier: last.tier, day: last.day, person: null }];
}

/** Its day has come: somebody says whether it happened. */
const plannedEvent = (planned: PlannedRow): Ranked => ({
  one: { kind: 'planned', planned, also: [] },
  tier: tiers.dated,
  day: planned.day,
  person: planned.worker === null ? null : `worker:${planned.worker.id}`,
});

const hasDay = (unit: SponsorDueRow['unit'], does: SponsorDueRow['does']): boolean =>
  unit === 'days' || unit === 'of-days' || does === 'decide-and-record' || does === 'before-the-change';

function tierOf(group: SponsorDueGroup['group'], day: string, today: string): Ranked['tier'] {
  if (group === 'past') return tiers.past;
  if (group === 'to-report') return tiers.dated;
  return day <= addDays(calendarDate(today), endsSoon) ? tiers.dated : tiers.later;
}

/** Those whose first day is the soonest; the others are one row. */
function hiresOf(hires: readonly OpenHire[], today: string): Ranked[] {
  const waiting = hires
    .filter(({ open }) => open.length > 0)
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  const ranked = waiting.slice(0, maxHires).map(
    ({ id, account, candidate, title, startsOn, open }): Ranked => ({
      one: {
        kind: 'hire',
        hireCase: id,
        candidate,
        title,
        day: startsOn,
        days: daysBetween(calendarDate(today), calendarDate(startsOn)),
        next: open[0]?.title ?? '',
        open: open.length,
        also: [],
      },
      tier: tiers.dated,
      day: startsOn,
      person: personOf(account),
    }),
  );
  const count = waiting.length - ranked.length;
  if (count === 0) return ranked;
  const day = ranked.at(-1)?.day ?? today;
  return [...ranked, { one: { kind: 'more-hires', count }, tier: tiers.dated, day, person: null }];
}

const isOfferWaiting = ({ state, days }: OfferRow): boolean => state === 'question' || days <= offerEndsSoon;

/** A question waits for us; the rest for the candidate, until its last day. */
const offer = ({ candidate, at, account, ...row }: OfferRow, today: string): Ranked => ({
  one: { kind: 'offer', ...row, candidate: nameOf(candidate), at: at.toISOString(), also: [] },
  tier: tiers.dated,
  day: row.state === 'question' ? today : row.day,
  person: personOf(account),
});

function question({ application, account, candidate, title, state, at }: VisaFactsRow): Ranked {
  const about = { application, title, candidate: nameOf(candidate), at: at.toISOString(), also: [] };
  return {
    one: state === 'shared' ? { kind: 'visa-facts', ...about } : { kind: 'review', state, ...about },
    tier: tiers.undated,
    day: '',
    person: personOf(account),
  };
}

const asksForAnother = ({ reply }: InterviewRow): boolean => reply === 'another-time';

/** The next move is ours, before the time that they cannot make. */
const anotherTime = (row: InterviewRow): Ranked => {
  const { application, account, job, candidate, title, at, replyWords, day } = row;
  const about = { application, job, title, candidate: nameOf(candidate), at: at.toISOString() };
  return {
    one: { kind: 'another-time', ...about, words: replyWords, also: [] },
    tier: tiers.dated,
    day,
    person: personOf(account),
  };
};

const interview = (row: InterviewRow): Ranked => {
  const { application, account, job, candidate, title, at, minutes, day, reply } = row;
  const about = { application, job, title, candidate: nameOf(candidate), at: at.toISOString(), minutes };
  return {
    one: { kind: 'interview', ...about, reply, also: [] },
    tier: tiers.dated,
    day,
    person: personOf(account),
  };
};

const sponsorability = ({ id, title, sponsorable }: JobRow, today: string): Ranked => ({
  one: { kind: 'sponsorability', job: id, title, now: sponsorable },
  tier: tiers.dated,
  day: today,
  person: null,
});

const undated = (one: Waiting): Ranked => ({ one, tier: tiers.undated, day: '', person: null });

function applications(rows: readonly PendingRow[]): Ranked[] {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return [];
  const oldest = Math.min(...rows.map((row) => row.oldest.getTime()));
  const most = rows.slice(0, 3).map(({ job, title, count: jobCount }) => ({ job, title, count: jobCount }));
  return [undated({ kind: 'applications', count, jobs: most, oldest: new Date(oldest).toISOString() })];
}

function messages(rows: readonly UnreadRow[]): Ranked[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    undated({
      kind: 'messages',
      count: rows.length,
      names: rows.slice(0, 3).map(({ candidate }) => nameOf(candidate)),
      oldest: first.since.toISOString(),
      conversation: first.conversation,
    }),
  ];
}

const isClosing = ({ days }: JobRow): boolean => days !== null && days >= 0 && days <= closesSoon;

const closing = ({ id, title, closesOn, days, pending, applicants }: JobRow): Ranked => ({
  one: { kind: 'closing', job: id, title, day: closesOn ?? '', days: days ?? 0, pending, applicants },
  tier: tiers.later,
  day: closesOn ?? '',
  person: null,
});

export type RankedWaiting = typeof rankedWaiting;
