import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  CalendarEntry,
  makeCalendarFeedOperation,
  showSponsorCalendarOperation,
} from '@portway/contracts/sponsor/duties/calendar/calendar';
import { allocationYear } from '@portway/rules/certificate';
import { addDays, addMonths, calendarDate, lawOn } from '@portway/rules/kernel';
import { dutyRules } from '@portway/rules/sponsor-duties';
import { holidaysBetween } from '@portway/rules/working-days';
import { requireCompliance } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { organisationUrl } from '../../../../platform/mail/organisation-mail.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import type { Between, FeedOwner, FoundDay, SponsorCalendarRepository } from './calendar.repository.ts';
import { entryShown, type OutsideDay, outsideDays } from './calendar-days.presenter.ts';

type Transaction = RequestContext['transaction'];
type Role = 'officer' | 'line-manager' | 'viewer' | 'adviser' | 'none';

interface Deps {
  readonly repository: SponsorCalendarRepository;
  readonly calendarOfDays: (
    name: string,
    days: readonly { uid: string; day: string; summary: string; description: string }[],
    saidAt: number,
  ) => string;
  readonly plannedTitle: (kind: string) => string;
  readonly audit: Audit;
  readonly origin: string;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** As many as one person has calendar programs. */
const maxFeeds = 5;
/** A feed shows this many days before and after today. */
const feedDays = { before: 30, after: 400 } as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What falls on which day, for the page and for calendar programs. */
export function sponsorCalendarService(deps: Deps) {
  const { repository, calendarOfDays, plannedTitle, audit, origin, today, now } = deps;
  const entryOf = (day: FoundDay) => entryShown(day, plannedTitle);

  async function daysOf(
    transaction: Transaction,
    between: Between,
    role: Role,
  ): Promise<readonly FoundDay[]> {
    const workerDays = await repository.days(transaction, between);
    if (role === 'line-manager') return workerDays;
    const cycles = await repository.cycles(transaction, between.organisation);
    const ofSponsor = [
      ...allocationEnds(cycles.allocationFrom, between),
      ...nextLogIn(cycles.loggedInOn, between),
    ];
    return [...workerDays, ...ofSponsor].toSorted((one, other) => one.day.localeCompare(other.day));
  }

  return {
    async show(
      { caller, transaction }: RequestContext,
      { from, to }: RequestOf<typeof showSponsorCalendarOperation>,
    ): Promise<ResponseOf<typeof showSponsorCalendarOperation>> {
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const days = await daysOf(transaction, { organisation, from, to }, complianceRole);
      const feeds = await repository.feeds(transaction, { account: caller.account, organisation });
      const nations = await repository.nations(transaction, organisation);
      return {
        today: today(),
        entries: days.map(entryOf),
        holidays: holidaysBetween(
          { from: calendarDate(from), to: calendarDate(to) },
          nations.length === 0 ? ['england-and-wales'] : nations,
        ),
        feeds: feeds.map(({ id, made_at: madeAt, read_at: readAt }) => ({
          id,
          madeAt: madeAt.toISOString(),
          readAt: readAt?.toISOString() ?? null,
        })),
      };
    },
    /** What falls on these days, for other pages. */
    async entries(
      { caller, transaction }: RequestContext,
      between: Pick<Between, 'from' | 'to'>,
    ): Promise<readonly CalendarEntry[]> {
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const days = await daysOf(transaction, { organisation, ...between }, complianceRole);
      return days.map(entryOf);
    },
    async makeFeed(requestContext: RequestContext): Promise<ResponseOf<typeof makeCalendarFeedOperation>> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireCompliance(caller);
      const { account } = caller;
      await repository.lockFeeds(transaction, { account, organisation });
      const feeds = await repository.feeds(transaction, { account, organisation });
      if (feeds.length >= maxFeeds) throw tooMany();
      const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
      await repository.addFeed(transaction, { id, account, organisation, token_hash: hashOf(token) });
      await audit.note(requestContext, 'calendar-feed-made', id);
      return {
        message: 'Copy this address now: it is shown once.',
        id,
        url: `${origin}/api/sponsor/calendar.ics?token=${token}`,
      };
    },
    async endFeed(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireCompliance(caller);
      const hasEnded = await repository.endFeed(transaction, { id, account: caller.account, organisation });
      if (!hasEnded) throw missing();
      await audit.note(requestContext, 'calendar-feed-ended', id);
      return { message: 'This address shows nothing any more.' };
    },
    /** A feed's calendar file, by its secret. */
    async readFeed(token: string): Promise<Uint8Array<ArrayBuffer>> {
      const from = addDays(calendarDate(today()), -feedDays.before);
      const to = addDays(calendarDate(today()), feedDays.after);
      const feed = await repository.asFeedOwner(hashOf(token), async (on, owner) => ({
        owner,
        days: await daysOf(on, { ...owner, from, to }, roleIn(owner.complianceRole)),
      }));
      if (feed === undefined) throw missing();
      const { name } = feed.owner;
      const days = outsideDays(feed.days).map((one) => ({
        ...one,
        description: descriptionOf(one, feed.owner),
      }));
      const title = name === null ? 'Sponsor duties' : `Sponsor duties: ${name}`;
      return new TextEncoder().encode(calendarOfDays(title, days, now()));
    },
  };

  /** A calendar program shows the days of several organisations in one grid. */
  function descriptionOf({ path }: OutsideDay, { organisation, name }: FeedOwner): string {
    const url = organisationUrl(origin, path, organisation);
    return `${name === null ? '' : `${name}. `}Open it after you have logged in: ${url}`;
  }
}

export type SponsorCalendar = ReturnType<typeof sponsorCalendarService>;

const roleIn = (role: string): Role => (role === 'line-manager' ? 'line-manager' : 'viewer');

const ofSponsor = {
  title: null,
  duty: null,
  confidential: false,
  is_last: false,
  worker: null,
  full_name: null,
} as const;

/** The ends, within these days, of the years of certificates that begin on this day of each year. */
function allocationEnds(began: string | null, { from, to }: Between): FoundDay[] {
  if (began === null) return [];
  const ends: FoundDay[] = [];
  for (let year = calendarDate(began); year <= to; year = addMonths(year, 12)) {
    const law = allocationYear(year);
    if (law.status !== 'answered') continue;
    if (law.endsOn >= from && law.endsOn <= to)
      ends.push({ ...ofSponsor, kind: 'allocation-ends', key: law.endsOn, day: law.endsOn });
  }
  return ends;
}

function nextLogIn(last: string | null, { from, to }: Between): FoundDay[] {
  if (last === null) return [];
  const rule = lawOn(dutyRules['rec-sms-login'], calendarDate(last));
  if (rule.status === 'no-law') return [];
  const day = addMonths(calendarDate(last), rule.value.clock.length);
  return day < from || day > to ? [] : [{ ...ofSponsor, kind: 'log-in', key: day, day }];
}

function tooMany(): Refusal {
  const message = `You have ${maxFeeds} calendar addresses. End one that you do not use, then make a new one.`;
  return new Refusal('too-many-feeds', message, { status: 409 });
}
