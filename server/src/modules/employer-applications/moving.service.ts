import type { Decision } from '@portway/contracts/jobs/job-choices';
import type { RequestContext } from '../../platform/db/request-context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { decisionEmail } from './employer-applications.emails.ts';
import { requireNoRejection, requireNotWithdrawn, requireSeenAt } from './employer-applications.policy.ts';
import type { EmployerApplicationsRepository, ReceivedRow } from './employer-applications.repository.ts';
import type { Interviews } from './interviews.service.ts';

export interface MovingDeps {
  readonly repository: EmployerApplicationsRepository;
  readonly notify: Notifications['notify'];
  readonly interviews: Pick<Interviews, 'cancelComing'>;
  /** The site's public origin. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** A change of status, as the caller wants it. */
export interface WantedMove {
  /** The status at which the caller saw the applicant. */
  readonly from: Decision;
  readonly status: Decision;
  readonly note?: string | null | undefined;
  readonly nextStep?: { readonly text: string; readonly on: string | null } | null | undefined;
}

export interface Moving {
  /** Refuses unless the locked row still is as the caller saw it, and nobody is rejecting it. */
  requireMovable(requestContext: RequestContext, row: ReceivedRow, from: Decision): Promise<void>;
  /** Moves a locked row, and tells the candidate. */
  move(requestContext: RequestContext, row: ReceivedRow, wanted: WantedMove): Promise<void>;
}

/** Emails per hour about one application: further changes of mind send none. */
const maxMails = 3;

/** Changes of status. */
export function movingService({ repository, notify, interviews, origin, now }: MovingDeps): Moving {
  /** In the list and by mail, in the transaction of the decision. The note is read on the site, behind the log-in. */
  async function tell({ transaction }: RequestContext, row: ReceivedRow, state: Decision): Promise<void> {
    await notify(transaction, [statusNotice(row, state)]);
    const to = await repository.addressFor(transaction, row.account);
    if (to === undefined || (await repository.recentStatusChanges(transaction, row.id)) > maxMails) return;
    const url = `${origin}/dashboard/applied?application=${row.id}`;
    const letter = decisionEmail({ ...row, state, url });
    await repository.post(transaction, [{ ...renderEmail(letter), kind: 'application-decided', to }]);
  }
  async function requireMovable({ transaction }: RequestContext, row: ReceivedRow, from: Decision) {
    requireNotWithdrawn(row.state);
    const history = row.state === from ? [] : await repository.statusChanges(transaction, row.id);
    requireSeenAt(from, row, { history, now: now() });
    requireNoRejection(row);
  }
  return {
    requireMovable,
    async move(requestContext, row, { from, status, note = null, nextStep }) {
      const { caller, transaction } = requestContext;
      await requireMovable(requestContext, row, from);
      // The next step belonged to the previous status.
      const next = nextStep === undefined && status !== row.state ? null : nextStep;
      await repository.decide(transaction, row.id, { state: status, author: caller.account, note, next });
      if (status !== row.state) await tell(requestContext, row, status);
      if (status === 'pending') await interviews.cancelComing(transaction, row);
    },
  };
}

/** What the candidate is told of a new status in the app. */
function statusNotice({ id, account, job }: ReceivedRow, status: Decision) {
  const about = { application: id, job: job ?? undefined };
  return { account, organisation: null, kind: 'status-changed', about, words: { status } } as const;
}
