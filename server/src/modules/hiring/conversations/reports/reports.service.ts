import { randomUUID } from 'node:crypto';
import type { reportConversationOperation } from '@portway/contracts/hiring/conversations/conversations';
import type { RequestOf } from '@portway/contracts/operation';
import { requireCandidate } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { missing } from '../../../../platform/refusal.ts';
import { conversationShown } from '../conversation.presenter.ts';
import { reportEmail } from '../conversations.emails.ts';
import { requireParty } from '../conversations.policy.ts';
import type { ConversationsRepository } from '../conversations.repository.ts';
import type { MessagesRepository } from '../messages.repository.ts';
import type { ReportsRepository } from './reports.repository.ts';

type ReportRequest = RequestOf<typeof reportConversationOperation>;

export interface ReportsDeps {
  readonly repository: ReportsRepository;
  readonly conversations: Pick<ConversationsRepository, 'find'>;
  readonly messages: Pick<MessagesRepository, 'list'>;
  readonly audit: Audit;
  /** The team's email address. */
  readonly staff: string;
}

const reasons: Readonly<Record<ReportRequest['reason'], string>> = {
  'asks-for-money': 'Asks for money',
  'not-a-real-job': 'Not a real job',
  'rude-or-hateful': 'Rude or hateful',
  spam: 'Spam',
  other: 'Something else',
};

export function reportsService(deps: ReportsDeps) {
  const { repository, conversations, messages, audit, staff } = deps;
  return {
    /** Reports a job that is open to everybody to the team. */
    async reportJob(
      requestContext: RequestContext,
      id: string,
      { reason: reasonKey, text }: ReportRequest,
    ): Promise<{ readonly message: string }> {
      const { caller, transaction: on } = requestContext;
      requireCandidate(caller);
      const jobRow = await repository.job(on, id);
      if (jobRow === undefined) throw missing();
      await repository.takeReport(on, caller.account);
      const reason = reasons[reasonKey];
      const { title, company, organisation } = jobRow;
      const about = { Job: title, 'Offered by': company, 'Number of the job': id };
      const reporter = { name: caller.fullName, email: caller.email };
      const letter = renderEmail(reportEmail({ what: 'a job', reason, text, reporter, about }));
      const reported = {
        ...{ reporter: caller.account, reporter_organisation: null, conversation: null },
        ...{ about: 'job' as const, job: id },
        ...{ reported_account: null, reported_organisation: organisation, position: title },
      };
      const details = { Reason: reason, ...about };
      await repository.file(
        on,
        { id: randomUUID(), ...reporter, text, details, reported },
        { ...letter, kind: 'report-for-staff', to: staff, replyTo: caller.email },
      );
      await audit.note(requestContext, 'job-reported', id);
      return { message: 'Thank you. We will look at it, and tell you what we decide.' };
    },
    /** Reports a conversation to the team. */
    async report(
      requestContext: RequestContext,
      id: string,
      { reason: reasonKey, text }: ReportRequest,
    ): Promise<{ readonly message: string }> {
      const { caller, transaction: on } = requestContext;
      const party = requireParty(caller);
      const row = await conversations.find(on, party, id);
      if (row === undefined) throw missing();
      await repository.takeReport(on, caller.account);
      const reason = reasons[reasonKey];
      const about = {
        Conversation: id,
        'With, as they see it': conversationShown(row, party.side).with,
        Job: row.position,
        'Written by': party.side === 'candidate' ? 'the candidate' : `someone at ${row.company}`,
      };
      const reporter = { name: caller.fullName, email: caller.email };
      // The messages go to the desk with the report, not by mail: they may be gone when staff look.
      const transcript = (await messages.list(on, id, { max: 20 })).map(lineOf).join('\n\n');
      const details = { Reason: reason, ...about, 'What was written': transcript };
      const isCandidate = party.side === 'candidate';
      const reported = {
        reporter: caller.account,
        reporter_organisation: party.organisation,
        about: 'conversation' as const,
        job: null,
        conversation: id,
        reported_account: isCandidate ? null : row.account,
        reported_organisation: isCandidate ? row.organisation : null,
        position: row.position,
      };
      const report = { id: randomUUID(), ...reporter, text, details, reported };
      const letter = renderEmail(reportEmail({ what: 'a conversation', reason, text, reporter, about }));
      await repository.file(on, report, {
        ...letter,
        kind: 'report-for-staff',
        to: staff,
        replyTo: caller.email,
      });
      await audit.note(requestContext, 'conversation-reported', id);
      return { message: 'Thank you. We will look into it. We will not tell the other side who reported it.' };
    },
  };
}

export type Reports = ReturnType<typeof reportsService>;

const longestLine = 500;

function lineOf({ number, side, text }: { number: number; side: string; text: string }): string {
  const letters = [...text];
  const words = letters.length > longestLine ? `${letters.slice(0, longestLine).join('')}…` : text;
  return `${number}, ${side}: ${words === '' ? '(a file)' : words}`;
}
