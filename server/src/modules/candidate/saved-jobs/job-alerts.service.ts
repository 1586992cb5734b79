import type { JobSearch } from '@portway/contracts/candidate/jobs/jobs';
import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { londonClock } from '../../../platform/time/local-time.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import { jobLine, newJobs } from './job-alerts.emails.ts';
import type { HeldSearch, JobAlertsRepository } from './job-alerts.repository.ts';

export interface JobAlertsDeps {
  readonly repository: JobAlertsRepository;
  readonly jobs: Pick<JobsService, 'asked'>;
  readonly readSearch: (stored: unknown) => JobSearch | undefined;
  readonly links: SignedLinks;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** An email may be opened years later, and its link must still work. */
const stopLasts = 10 * 365 * day;
const shownInMail = 10;

/** Daily or weekly emails about new jobs that match a search, only when there are any. */
export function jobAlertsService(deps: JobAlertsDeps) {
  const { repository, jobs, links, origin, now } = deps;

  async function mailAbout(requestContext: RequestContext, held: HeldSearch): Promise<Mail | undefined> {
    const search = deps.readSearch(held.search);
    if (search === undefined) return undefined;
    const newest = { ...search, sort: 'newest', after: undefined } as const;
    const query = await jobs.asked(requestContext, newest);
    const between = { publishedAfter: held.mailed_to, publishedUntil: held.until };
    const page = await repository.search(requestContext.transaction, { ...query, ...between });
    if (page.jobs.length === 0) return undefined;
    const token = links.sign('stop-job-alerts', held.id, now() + stopLasts);
    const stopUrl = `${origin}/job-alerts/stop?token=${token}`;
    const letter = newJobs({
      name: held.name,
      rhythm: held.alerts,
      jobs: page.jobs.slice(0, shownInMail).map((job) => ({
        label: jobLine(job, londonClock.shows(now()).date),
        url: `${origin}/jobs/${job.slug}`,
      })),
      total: page.total,
      searchUrl: `${origin}/dashboard/jobs?${new URLSearchParams({ ...textsOf(held.search), sort: 'newest' })}`,
      searchesUrl: `${origin}/dashboard/jobs`,
      stopUrl,
    });
    const headers = {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { ...renderEmail(letter), kind: 'job-alert', to: requestContext.caller.email, headers };
  }
  return {
    /** Emails every user who is due and has new matches; returns how many searches were checked. */
    async send(): Promise<number> {
      const before = beginnings(now());
      let count = 0;
      for (let after: string | undefined; ; ) {
        const due = await repository.due(before, after);
        for (const each of due) await repository.asOwner(each, before, mailAbout);
        count += due.length;
        after = due.at(-1)?.id;
        if (after === undefined) return count;
      }
    },
    /** Ends the emails of the search in a link. */
    async stop(token: string): Promise<{ readonly message: string }> {
      const verification = links.read('stop-job-alerts', token);
      const message = 'This link is incomplete. Copy all of it from the email.';
      if (verification.status === 'not-ours')
        throw new Refusal('link-not-ours', message, { status: 422, fields: { token: message } });
      await repository.stop(verification.id);
      return { message: 'You will get no more emails about this search.' };
    },
  };
}

export type JobAlerts = ReturnType<typeof jobAlertsService>;

/** When the day and the week (from Monday) began in London. */
function beginnings(now: number): Record<'daily' | 'weekly', Date> {
  const { date } = londonClock.shows(now);
  const weekday = (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7;
  const monday = new Date(Date.parse(`${date}T12:00Z`) - weekday * day).toISOString().slice(0, 10);
  const beginning = (date: string) => new Date(londonClock.instantOf({ date, time: '00:00' }));
  return { daily: beginning(date), weekly: beginning(monday) };
}

function textsOf(search: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}
