import type { EmployerHome, HomePart, Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import { requireHiringReader } from '../../../platform/auth/authorisation.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import type {
  BegunRow,
  EmployerHomeRepository,
  InterviewRow,
  JobRow,
  OfferRow,
  PendingRow,
  UnreadRow,
} from './employer-home.repository.ts';

interface Deps {
  readonly repository: EmployerHomeRepository;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Days before its last one in which a job is said to close. */
const closesSoon = 10;
const shownJobs = 8;

export function employerHomeService({ repository, today, now }: Deps) {
  return {
    /** What waits for the caller in their organisation. */
    async show({ caller, transaction: on }: RequestContext): Promise<EmployerHome> {
      const reader = { organisation: requireHiringReader(caller).id, account: caller.account };
      const failed: HomePart[] = [];
      async function read<Result>(part: HomePart, query: () => Promise<Result>): Promise<Result | undefined> {
        const result = await repository.attempt(on, query);
        if (result === undefined) failed.push(part);
        return result;
      }
      const day = today();
      const offers = (await read('offers', () => repository.offers(on, reader, day))) ?? [];
      const jobs = (await read('jobs', () => repository.jobs(on, reader, day))) ?? [];
      const pending = (await read('applications', () => repository.pending(on, reader))) ?? [];
      const interviews =
        (await read('interviews', () => repository.interviews(on, reader, new Date(now())))) ?? [];
      const unread = (await read('messages', () => repository.unread(on, reader))) ?? [];
      const firstSteps = await read('register', () => repository.begun(on, reader));
      const month = await read('month', () => repository.month(on, reader, day));
      return {
        today: day,
        checkedAt: new Date(now()).toISOString(),
        // In the order of harm.
        waiting: [
          ...offers.map(offer),
          ...jobs.filter(({ lawChanged }) => lawChanged).map(sponsorability),
          ...applications(pending),
          ...interviews.filter(asksForAnother).map(anotherTime),
          ...interviews.filter((row) => row.isToday && !asksForAnother(row)).map(interview),
          ...messages(unread),
          ...jobs.filter(isClosing).toSorted(sooner).map(closing),
          ...(manages(caller) ? claim(firstSteps) : []),
        ],
        jobs: jobs.slice(0, shownJobs).map(({ lawChanged: _, applicants: __, ...job }) => job),
        openJobs: jobs.length,
        next: nextOf(interviews),
        month: month ?? null,
        begun: firstSteps === undefined ? null : begunShown(firstSteps),
        failed,
      };
    },
  };
}

export type EmployerHomes = ReturnType<typeof employerHomeService>;

const offer = ({ candidate, at, ...row }: OfferRow): Waiting => ({
  kind: 'offer',
  ...row,
  candidate: candidate ?? 'A candidate',
  at: at.toISOString(),
});

/** Who can claim an entry of the register. */
const manages = ({ organisation }: Caller) =>
  organisation?.role === 'owner' || organisation?.role === 'admin';

const sponsorability = ({ id, title, sponsorable }: JobRow): Waiting => ({
  kind: 'sponsorability',
  job: id,
  title,
  now: sponsorable,
});

function applications(rows: readonly PendingRow[]): Waiting[] {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return [];
  const oldest = Math.min(...rows.map((row) => row.oldest.getTime()));
  const most = rows.slice(0, 3).map(({ job, title, count: jobCount }) => ({ job, title, count: jobCount }));
  return [{ kind: 'applications', count, jobs: most, oldest: new Date(oldest).toISOString() }];
}

const asksForAnother = ({ reply }: InterviewRow): boolean => reply === 'another-time';

const anotherTime = ({ application, job, candidate, title, at, replyWords }: InterviewRow): Waiting => ({
  kind: 'another-time',
  application,
  job,
  title,
  candidate: candidate ?? 'A candidate',
  at: at.toISOString(),
  words: replyWords,
});

const interview = ({ application, job, candidate, title, at, minutes, reply }: InterviewRow): Waiting => ({
  kind: 'interview',
  application,
  job,
  title,
  candidate: candidate ?? 'A candidate',
  at: at.toISOString(),
  minutes,
  reply,
});

function nextOf(rows: readonly InterviewRow[]): EmployerHome['next'] {
  const next = rows
    .filter(({ isToday }) => !isToday)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
  return next === undefined
    ? null
    : { candidate: next.candidate ?? 'A candidate', at: next.at.toISOString() };
}

function messages(rows: readonly UnreadRow[]): Waiting[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      kind: 'messages',
      count: rows.length,
      names: rows.slice(0, 3).map(({ candidate }) => candidate ?? 'A candidate'),
      oldest: first.since.toISOString(),
      conversation: first.conversation,
    },
  ];
}

const isClosing = ({ days }: JobRow): boolean => days !== null && days >= 0 && days <= closesSoon;
const sooner = (one: JobRow, other: JobRow): number => (one.days ?? 0) - (other.days ?? 0);

const closing = ({ id, title, closesOn, days, pending, applicants }: JobRow): Waiting => ({
  kind: 'closing',
  job: id,
  title,
  day: closesOn ?? '',
  days: days ?? 0,
  pending,
  applicants,
});

function claim(begun: BegunRow | undefined): Waiting[] {
  // Without a register, and while our team checks an entry, nothing waits for them.
  if (begun === undefined || !begun.register || begun.claimed || begun.asked) return [];
  return [{ kind: 'claim' }];
}

const begunShown = ({ claimed, asked, posted, colleagues }: BegunRow): EmployerHome['begun'] => ({
  claim: claimed ? 'claimed' : asked ? 'asked' : 'none',
  posted,
  colleagues,
});
