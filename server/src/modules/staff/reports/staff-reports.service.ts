import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { decideReportOperation, staffEnquiryOperation } from '@portway/contracts/staff/staff';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Notice, Notifications } from '../../account/notifications/notifications.service.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import { type ReportSide, reportDecided } from './staff-report.emails.ts';
import type { Decision, ReportRow, StaffReportsRepository } from './staff-reports.repository.ts';

type ShownReport = ResponseOf<typeof staffEnquiryOperation>['report'];

export interface StaffReportsDeps {
  readonly repository: StaffReportsRepository;
  readonly markAnswered: (requestContext: RequestContext, enquiry: string) => Promise<void>;
  readonly notify: Notifications['notify'];
  readonly audit: Audit;
  readonly outbox: Pick<Outbox, 'post'>;
  /** The reply-to address. */
  readonly staff: string;
  readonly origin: string;
}

/** What our team decides about reports of jobs and of messages. Each decision can be changed. */
export function staffReportsService(deps: StaffReportsDeps) {
  const { repository, notify, audit, outbox, staff, origin } = deps;

  /** Tells one side, in the app and by email whatever they chose: it is about what they may do here. */
  async function tell(
    requestContext: RequestContext,
    report: ReportRow,
    ruling: { side: ReportSide; decision: Decision; reason: string },
  ) {
    const { transaction } = requestContext;
    const to = ruling.side === 'reporter' ? reporterOf(report) : reportedOf(report);
    if (to.account === null && to.organisation === null) return;
    const thing = report.about;
    const about = thing === 'job' ? { job: report.job ?? undefined } : idOf(report.conversation);
    const words = { side: ruling.side, outcome: ruling.decision, thing, text: ruling.reason };
    const notice: Notice = { ...to, kind: 'report-decided', about, words, mailsItself: true };
    await notify(transaction, [notice]);
    const { position } = report;
    const letter = renderEmail(
      reportDecided({
        ...ruling,
        ...{ wasDecided: report.decision !== null, thing, position, origin },
        organisation: to.organisation,
      }),
    );
    const addresses = await repository.addresses(requestContext, to);
    await outbox.post(
      transaction,
      addresses.map((email) => ({ ...letter, kind: 'report-decided', to: email, replyTo: staff })),
    );
  }

  return {
    /** What a report is about and what was decided; null for one without that, from before there were decisions. */
    async show(requestContext: RequestContext, id: string): Promise<ShownReport> {
      requireStaff(requestContext.caller);
      const row = await repository.find(requestContext, id);
      return row === undefined ? null : presentReport(row);
    },
    async decide(
      requestContext: RequestContext,
      id: string,
      { decision, reason }: RequestOf<typeof decideReportOperation>,
    ): Promise<{ message: string }> {
      requireStaff(requestContext.caller);
      await repository.lock(requestContext, id);
      const report = await repository.find(requestContext, id);
      if (report === undefined) throw notThere();
      if (report.decision === decision)
        return { message: 'It is decided so already. Nobody was told again.' };
      await repository.decide(requestContext, id, { decision, reason });
      if (decision === 'upheld') await repository.stop(requestContext, report);
      else if (report.decision === 'upheld') await repository.release(requestContext, report);
      await deps.markAnswered(requestContext, id);
      await audit.note(requestContext, decision === 'upheld' ? 'report-upheld' : 'report-dismissed', id);
      await tell(requestContext, report, { side: 'reporter', decision, reason });
      const tellsReported = mayKnow(report, decision);
      if (tellsReported) await tell(requestContext, report, { side: 'reported', decision, reason });
      return { message: outcomeWords(decision, tellsReported) };
    },
  };
}

export type StaffReports = ReturnType<typeof staffReportsService>;

/**
 * A job has many readers, a conversation two sides: to tell one of them of a report that changes nothing would tell them who
 * made it.
 */
function mayKnow(report: ReportRow, decision: Decision): boolean {
  return decision === 'upheld' || report.decision === 'upheld' || report.about === 'job';
}

function outcomeWords(decision: Decision, tellsReported: boolean): string {
  const result = decision === 'upheld' ? 'Upheld, and stopped.' : 'Dismissed.';
  const audience = tellsReported ? 'Both sides were told' : 'The person who reported it was told';
  return `${result} ${audience} in their notifications and by email.`;
}

const idOf = (conversation: string | null) => (conversation === null ? {} : { conversation });
const reporterOf = ({ reporter, reporter_organisation }: ReportRow) =>
  reporter === null
    ? { account: null, organisation: null }
    : { account: reporter, organisation: reporter_organisation };
const reportedOf = ({ reported_account, reported_organisation }: ReportRow) => ({
  account: reported_account,
  organisation: reported_account === null ? reported_organisation : null,
});

function presentReport(row: ReportRow): ShownReport {
  const { job, jobSlug, jobState, reported_organisation: organisation, decision, decided_at } = row;
  return {
    about: row.about,
    job: job === null || jobSlug === null || jobState === null ? null : { slug: jobSlug, state: jobState },
    organisation,
    stopped: row.stoppedSince !== null,
    decision:
      decision === null || decided_at === null
        ? null
        : { outcome: decision, reason: row.reason ?? '', by: row.decider, at: decided_at.toISOString() },
  };
}
