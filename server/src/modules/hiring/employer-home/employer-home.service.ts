import type {
  EmployerHome,
  HomePart,
  NextDay,
  Waiting,
} from '@portway/contracts/hiring/employer-home/employer-home';
import type { CalendarEntry } from '@portway/contracts/sponsor/duties/calendar/calendar';
import type { SponsorDueGroup } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import type { PlannedRow } from '@portway/contracts/sponsor/duties/events/planned-row';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { requireMember } from '../../../platform/auth/authorisation.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import type { OpenHire } from '../hire-cases/hire-cases.presenter.ts';
import type { BegunRow, EmployerHomeRepository, JobRow } from './employer-home.repository.ts';
import type { DaysAhead } from './next-days.service.ts';
import type { RankedWaiting } from './waiting.service.ts';
import { inOrder } from './waiting-order.presenter.ts';

export interface EmployerHomeDeps {
  readonly repository: EmployerHomeRepository;
  readonly cases: { readonly open: (requestContext: RequestContext) => Promise<readonly OpenHire[]> };
  /** Of a caller with a compliance role; undefined where the organisation sponsors nobody. */
  readonly todays: {
    readonly due: (requestContext: RequestContext) => Promise<readonly SponsorDueGroup[] | undefined>;
    /** Planned events whose day has come. */
    readonly planned: (requestContext: RequestContext) => Promise<{ readonly rows: readonly PlannedRow[] }>;
  };
  readonly calendar: {
    readonly entries: (
      requestContext: RequestContext,
      between: { readonly from: string; readonly to: string },
    ) => Promise<readonly CalendarEntry[]>;
  };
  readonly rankedWaiting: RankedWaiting;
  readonly daysAhead: DaysAhead;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

type ReadPart = <Result>(part: HomePart, query: () => Promise<Result>) => Promise<Result | undefined>;

const shownJobs = 8;
/** Today is the first of them. */
const daysShown = 14;

export function employerHomeService(deps: EmployerHomeDeps) {
  const { repository, cases, todays, calendar, rankedWaiting, daysAhead, today, now } = deps;

  /** Reads every part that the caller may see, one after the other: they share a transaction. */
  async function partsBy(requestContext: RequestContext, read: ReadPart) {
    const { caller, transaction: on } = requestContext;
    const reader = { organisation: requireMember(caller).id, account: caller.account };
    const day = today();
    const isHiring = caller.organisation?.hiring !== 'none';
    const isSponsoring = seesWorkers(caller);
    const between = { from: day, to: lastDayFrom(day) };
    const ofHiring = <Result>(part: HomePart, query: () => Promise<readonly Result[]>) =>
      isHiring ? read(part, query) : undefined;
    const duties = isSponsoring ? await read('duties', () => todays.due(requestContext)) : undefined;
    const isSponsor = duties !== undefined;
    return {
      duties: duties ?? [],
      isSponsor,
      planned:
        (isSponsor && (await read('planned-events', () => todays.planned(requestContext)))?.rows) || [],
      days: (isSponsor && (await read('days', () => calendar.entries(requestContext, between)))) || [],
      hires: (await ofHiring('hires', () => cases.open(requestContext))) ?? [],
      offers: (await ofHiring('offers', () => repository.offers(on, reader, day))) ?? [],
      jobs: (await ofHiring('jobs', () => repository.jobs(on, reader, day))) ?? [],
      pending: (await ofHiring('applications', () => repository.pending(on, reader))) ?? [],
      visaFacts: (await ofHiring('sponsorship-questions', () => repository.visaFacts(on, reader))) ?? [],
      interviews:
        (await ofHiring('interviews', () => repository.interviews(on, reader, new Date(now())))) ?? [],
      unread: (await ofHiring('messages', () => repository.unread(on, reader))) ?? [],
      begun: isHiring ? await read('register', () => repository.begun(on, reader)) : undefined,
      month: isHiring ? await read('month', () => repository.month(on, reader, day)) : undefined,
    };
  }

  return {
    /** What waits for the caller in their organisation, in every workspace of it that they may see. */
    async show(requestContext: RequestContext): Promise<EmployerHome> {
      const { caller, transaction: on } = requestContext;
      const failed: HomePart[] = [];
      // Each part for itself only where one fails: that takes three times as many round trips.
      const parts =
        (await repository.attempt(on, () => partsBy(requestContext, (_, query) => query()))) ??
        (await partsBy(requestContext, async (part, query) => {
          const result = await repository.attempt(on, async () => ({ result: await query() }));
          if (result === undefined) failed.push(part);
          return result?.result;
        }));
      const day = today();
      const { jobs, begun, month, isSponsor } = parts;
      const waiting: Waiting[] = inOrder([
        ...rankedWaiting(parts, day),
        ...(isBarred(caller) ? [barred] : []),
        ...(manages(caller) ? claim(begun) : []),
      ]);
      const next: NextDay[] = daysAhead(parts, { from: day, to: lastDayFrom(day) });
      return {
        today: day,
        checkedAt: new Date(now()).toISOString(),
        waiting,
        jobs: jobs.slice(0, shownJobs).map(jobShown),
        openJobs: jobs.length,
        next,
        isSponsor,
        month: month ?? null,
        begun: begun === undefined ? null : begunShown(begun),
        failed,
      };
    },
  };
}

export type EmployerHomes = ReturnType<typeof employerHomeService>;

const lastDayFrom = (day: string): string => addDays(calendarDate(day), daysShown - 1);

const hasComplianceRole = ({ organisation }: Caller) => (organisation?.complianceRole ?? 'none') !== 'none';
const seesWorkers = (caller: Caller): boolean => hasComplianceRole(caller) && caller.secondFactor;
/** Row-level security shows no worker to a session that began without a second factor. */
const isBarred = (caller: Caller): boolean => hasComplianceRole(caller) && !caller.secondFactor;
const barred = { one: { kind: 'second-factor' }, tier: 0, day: '', person: null } as const;

/** Who can claim an entry of the register. */
const manages = ({ organisation }: Caller) =>
  organisation?.role === 'owner' || organisation?.role === 'admin';

function claim(begun: BegunRow | undefined) {
  // Without a register, and while our team checks an entry, nothing waits for them.
  if (begun === undefined || !begun.register || begun.claimed || begun.asked) return [];
  return [{ one: { kind: 'claim' }, tier: 3, day: '9999-12-31', person: null } as const];
}

const jobShown = ({ lawChanged: _, applicants: __, ...job }: JobRow): EmployerHome['jobs'][number] => job;

const begunShown = ({ claimed, asked, posted, sponsoring, colleagues }: BegunRow): EmployerHome['begun'] => ({
  claim: claimed ? 'claimed' : asked ? 'asked' : 'none',
  posted,
  sponsoring,
  colleagues,
});
