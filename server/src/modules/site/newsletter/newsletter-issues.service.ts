import { randomUUID } from 'node:crypto';
import type { AnyOperation, RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { IssueContent } from '@portway/contracts/site/newsletter/issue-content';
import type {
  issueDraft,
  issueFiguresOperation,
  publishedIssueOperation,
  publishedIssuesOperation,
  saveIssueOperation,
  sendIssueOperation,
  staffIssueOperation,
  staffIssuesOperation,
} from '@portway/contracts/site/newsletter/issues';
import type { Audit } from '../../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/outbox.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { slugOf } from '../../hiring/employer-jobs/slug.presenter.ts';
import {
  requireDraft,
  requireResumable,
  requireSending,
  requireVersion,
  resumableUntil,
} from './newsletter.policy.ts';
import type { NewsletterArchiveRepository, PublishedRow } from './newsletter-archive.repository.ts';
import { issueEmail } from './newsletter-issue.emails.ts';
import type { IssueRow, NewsletterIssuesRepository } from './newsletter-issues.repository.ts';

type Of<O extends AnyOperation> = Promise<ResponseOf<O>>;
type Draft = ReturnType<typeof issueDraft.parse>;
interface Confirmation {
  readonly message: string;
}
type Saved = ResponseOf<typeof saveIssueOperation>;

export interface NewsletterIssuesDeps {
  readonly repository: NewsletterIssuesRepository;
  readonly archive: NewsletterArchiveRepository;
  readonly audit: Audit;
  readonly requireStaff: (caller: Caller) => void;
  readonly readMarkup: (text: string) => {
    readonly content: IssueContent;
    readonly problems: readonly string[];
  };
  /** What `{{…}}` can name, with its value on a day. */
  readonly figuresOn: (day: string) => ResponseOf<typeof issueFiguresOperation>['figures'];
  readonly today: () => string;
  readonly readContent: (json: unknown) => IssueContent;
  readonly post: (requestContext: RequestContext, mail: Mail) => Promise<void>;
  /** Asks for the first batch, in the transaction that begins the sending. */
  readonly sendSoon: (requestContext: RequestContext, id: string) => Promise<void>;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Issues of the newsletter: written and sent by staff, and read by everybody. */
export function newsletterIssuesService(deps: NewsletterIssuesDeps) {
  const { repository, archive, audit, requireStaff, readContent, origin, now } = deps;

  async function lockIssue(requestContext: RequestContext, id: string): Promise<IssueRow> {
    requireStaff(requestContext.caller);
    return (await repository.findForUpdate(requestContext, id)) ?? notThere();
  }
  /** What a draft reads like, and what to correct before it can be mailed, by field. */
  function readDraft({ subject, law_change, topics, text }: IssueRow) {
    const { content, problems } = deps.readMarkup(text);
    const inText = content.blocks.length === 0 && problems.length === 0 ? ['Write the text.'] : problems;
    const faults = {
      ...(subject === '' && { subject: 'Write the subject.' }),
      ...(law_change && topics.length === 0 && { topics: 'Choose what the change of the law is about.' }),
      ...(inText.length > 0 && { text: inText.slice(0, maxProblems).join(' ') }),
    };
    return { content, faults };
  }
  /** What is to be mailed now; refused, by field, where it cannot be. */
  function finished(row: IssueRow): IssueContent {
    const { content, faults } = readDraft(row);
    const messages = Object.values(faults);
    if (messages.length > 0)
      throw new Refusal('invalid', messages.join(' '), { status: 422, fields: faults });
    return content;
  }
  const emailOf = (row: IssueRow, content: IssueContent) =>
    renderEmail(
      issueEmail({
        subject: row.subject,
        summary: row.summary,
        lawChange: row.law_change,
        content,
        origin,
        pageUrl: row.slug === null ? undefined : `${origin}/newsletter/issues/${row.slug}`,
        endUrl: `${origin}/newsletter/unsubscribe`,
      }),
    );
  return {
    async list(requestContext: RequestContext, after: string | undefined): Of<typeof staffIssuesOperation> {
      requireStaff(requestContext.caller);
      const { rows, next } = await repository.list(requestContext, after);
      return {
        issues: rows.map(headOf),
        next,
        subscribers: await repository.count(requestContext, everybody),
      };
    },
    async show(requestContext: RequestContext, id: string): Of<typeof staffIssueOperation> {
      requireStaff(requestContext.caller);
      const row = (await repository.find(requestContext, id)) ?? notThere();
      const { content, faults } =
        row.state === 'draft' ? readDraft(row) : { content: readContent(row.content), faults: {} };
      const { summary, text, version, slug, unsent } = row;
      const until = resumableUntil(row, now());
      return {
        ...headOf(row),
        ...{ summary, text, version, slug },
        audience: await repository.count(requestContext, row),
        faults: Object.values(faults),
        resume: until === undefined ? null : { people: unsent, until: until.toISOString() },
        preview: { content, plainText: emailOf(row, content).text },
      };
    },
    figures(requestContext: RequestContext): ResponseOf<typeof issueFiguresOperation> {
      requireStaff(requestContext.caller);
      const today = deps.today();
      return { today, figures: deps.figuresOn(today) };
    },
    async add(requestContext: RequestContext, draft: Draft): Promise<Saved> {
      requireStaff(requestContext.caller);
      const id = randomUUID();
      await repository.add(requestContext, id, columnsOf(draft));
      await audit.note(requestContext, 'newsletter-begun', id);
      return { message: 'The draft is saved.', id, version: 1 };
    },
    async save(
      requestContext: RequestContext,
      id: string,
      { version: seenVersion, ...draft }: RequestOf<typeof saveIssueOperation>,
    ): Promise<Saved> {
      const row = await lockIssue(requestContext, id);
      requireDraft(row);
      requireVersion(row, seenVersion);
      const version = await repository.save(requestContext, id, columnsOf(draft));
      return { message: 'The draft is saved.', id, version };
    },
    async remove(requestContext: RequestContext, id: string): Promise<Confirmation> {
      requireDraft(await lockIssue(requestContext, id));
      await repository.remove(requestContext, id);
      await audit.note(requestContext, 'newsletter-deleted', id);
      return { message: 'The draft is deleted.' };
    },
    async test(requestContext: RequestContext, id: string): Promise<Confirmation> {
      const row = await lockIssue(requestContext, id);
      const content = row.state === 'draft' ? finished(row) : readContent(row.content);
      const email = emailOf(row, content);
      const to = requestContext.caller.email;
      await deps.post(requestContext, {
        ...email,
        subject: `[Test] ${email.subject}`,
        kind: 'newsletter-test',
        to,
      });
      return { message: `A test is on its way to ${to}. Nobody else gets it.` };
    },
    async send(
      requestContext: RequestContext,
      id: string,
      request: RequestOf<typeof sendIssueOperation>,
    ): Promise<Confirmation> {
      const row = await lockIssue(requestContext, id);
      requireDraft(row);
      requireVersion(row, request.version);
      const content = finished(row);
      if ((await repository.count(requestContext, row)) === 0) throw nobody();
      const people = await repository.begin(requestContext, id, {
        slug: slugOf(`${deps.today()} ${row.subject}`, id),
        content: JSON.stringify(content),
        law_change: row.law_change,
        topics: row.topics,
      });
      await deps.sendSoon(requestContext, id);
      await audit.note(requestContext, 'newsletter-sent', id, { recipients: `${people}` });
      return { message: `The newsletter is on its way to ${peopleInWords(people)}.` };
    },
    async stop(requestContext: RequestContext, id: string): Promise<Confirmation> {
      requireSending(await lockIssue(requestContext, id));
      await repository.stop(requestContext, id);
      const stopped = await repository.find(requestContext, id);
      const delivered = stopped?.live?.delivered ?? 0;
      await audit.note(requestContext, 'newsletter-stopped', id, { delivered: `${delivered}` });
      return { message: `Stopped. ${peopleInWords(delivered)} had it already. Nobody else will get it.` };
    },
    async resume(requestContext: RequestContext, id: string): Promise<Confirmation> {
      const row = await lockIssue(requestContext, id);
      requireResumable(row, now());
      await repository.resume(requestContext, id);
      await deps.sendSoon(requestContext, id);
      await audit.note(requestContext, 'newsletter-resumed', id, { recipients: `${row.unsent}` });
      const people = peopleInWords(row.unsent);
      return { message: `The newsletter is on its way to ${people} more. Nobody gets it twice.` };
    },
    async published(after: string | undefined): Of<typeof publishedIssuesOperation> {
      const { rows, next } = await archive.list(after);
      return { issues: rows.flatMap(presentIssue), next };
    },
    async publishedOne(slug: string): Of<typeof publishedIssueOperation> {
      const row = await archive.find(slug);
      const [issue] = row === undefined ? [] : presentIssue(row);
      if (row === undefined || issue === undefined) throw missing();
      return { ...issue, content: readContent(row.content) };
    },
  };
}

export type NewsletterIssues = ReturnType<typeof newsletterIssuesService>;

/** More at a time would be a wall of text; they are corrected from the top. */
const maxProblems = 3;
const everybody = { law_change: false, topics: [] };

function columnsOf({ lawChange, topics, subject, summary, text }: Draft) {
  return {
    subject: subject ?? '',
    summary: summary ?? null,
    law_change: lawChange,
    topics: lawChange ? topics : [],
    text: text.replaceAll('\r\n', '\n'),
  };
}

function headOf(row: IssueRow) {
  const { id, state, subject, law_change, topics, sent_at, ended_at, recipients, live } = row;
  const counts = live ?? { delivered: row.delivered ?? 0, failed: row.failed ?? 0, waiting: 0 };
  // What was not written when it was stopped waits no more.
  const waiting = state === 'sending' ? counts.waiting : 0;
  return {
    id,
    state,
    subject,
    lawChange: law_change,
    topics,
    changedAt: row.changed_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
    progress: recipients === null ? null : { recipients, ...counts, waiting },
  };
}

function presentIssue({ slug, subject, summary, sent_at, topics }: PublishedRow) {
  if (slug === null || sent_at === null) return [];
  return [{ slug, subject, summary, sentAt: sent_at.toISOString(), topics }];
}

function peopleInWords(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
}

function notThere(): never {
  throw missing();
}

function nobody(): Refusal {
  const message = 'Nobody on the list asked for these topics. Choose others, or send it to everyone.';
  return new Refusal('nobody-to-send-to', message, { status: 409 });
}
