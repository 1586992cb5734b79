import { randomUUID } from 'node:crypto';
import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import { requireHiring, requireOffers } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import type { MailStop } from '../../../account/notifications/mail-stop.service.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import type { HireCases } from '../../hire-cases/hire-cases.service.ts';
import { decisionEmail } from '../employer-applications.emails.ts';
import {
  type HireAnswers,
  requireHireAnswers,
  requireNoRejection,
  requireNotWithdrawn,
  requireSeenAt,
} from '../employer-applications.policy.ts';
import type { EmployerApplicationsRepository, ReceivedRow } from '../employer-applications.repository.ts';
import type { Interviews } from '../interviews/interviews.service.ts';
import type { ApplicantNotesRepository } from '../notes/applicant-notes.repository.ts';
import type { HeldMovesRepository } from './held-moves.repository.ts';
import { forEach, noAccount, statusNotice } from './status-notice.policy.ts';

/** The cases of people who were hired outside Portway, and the end of any. */
export interface HiresOfMoves {
  readonly beginOutside: HireCases['beginOutside'];
  readonly endOf: HireCases['endOf'];
  readonly addNote: ApplicantNotesRepository['add'];
}

export interface StatusChangesDeps {
  readonly hires: HiresOfMoves;
  readonly repository: EmployerApplicationsRepository;
  readonly held: HeldMovesRepository;
  readonly notify: Notifications['notify'];
  readonly stopHeaders: MailStop['stopHeaders'];
  readonly interviews: Pick<Interviews, 'cancelComing'>;
  readonly tellLater: (requestContext: RequestContext, application: string, at: Date) => Promise<void>;
  /** How long a move on the board can be undone. */
  readonly undoSeconds: number;
  /** The site's public origin. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** A change of status, as the caller wants it. */
export interface WantedMove extends HireAnswers {
  /** The status at which the caller saw the applicant. */
  readonly from: Decision;
  readonly status: Decision;
  readonly note?: string | null | undefined;
  readonly nextStep?: { readonly text: string; readonly on: string | null } | null | undefined;
}

type On = RequestContext['transaction'];

/** Emails per hour about one application: further changes of mind send none. */
const maxMails = 3;

/**
 * Changes of status.
 * Each is a live event for both sides by the trigger `notify_decision` (applications.sql); this adds the notification and
 * the email.
 */
export function statusChangesService(deps: StatusChangesDeps) {
  const { repository, hires, held, notify, stopHeaders, interviews, tellLater, undoSeconds, origin, now } =
    deps;

  /** In the list and by mail. The note is read on the site, behind the log-in. */
  async function tell(on: On, row: ReceivedRow, state: Decision): Promise<void> {
    await notify(on, [statusNotice(row, state)]);
    if (state === 'pending') await interviews.cancelComing(on, row);
    const to = await repository.addressFor(on, row.account);
    if (to === undefined || (await repository.recentStatusChanges(on, row.id)) > maxMails) return;
    const url = `${origin}/dashboard/applied?application=${row.id}`;
    const letter = decisionEmail({ ...row, state, url });
    const headers = stopHeaders(row.account, 'applications');
    await repository.post(on, [{ ...renderEmail(letter), kind: 'application-decided', to, headers }]);
  }

  /** Refuses unless the locked row still is as the caller saw it, and nobody is rejecting it. */
  async function requireMovable(
    { transaction }: RequestContext,
    row: ReceivedRow,
    from: Decision,
  ): Promise<void> {
    requireNotWithdrawn(row.state);
    const history = row.state === from ? [] : await repository.statusChanges(transaction, row.id);
    requireSeenAt(from, row, { history, now: now() });
    requireNoRejection(row);
  }

  /** A hire begins or ends with the move that says so. */
  async function recordHire(requestContext: RequestContext, row: ReceivedRow, change: WantedMove) {
    const { status, hiredOutsideOn, noLongerHired = '' } = change;
    const { organisation } = row;
    if (status === 'hired' && row.state !== 'hired' && hiredOutsideOn !== undefined && organisation !== null)
      await hires.beginOutside(requestContext, {
        application: { id: row.id, account: row.account, organisation },
        candidateName: row.candidate?.fullName ?? 'An applicant',
        title: row.position,
        place: row.location ?? 'Not recorded',
        startsOn: hiredOutsideOn,
      });
    if (row.state === 'hired' && status !== 'hired') {
      await hires.endOf(requestContext, row.id);
      if (organisation === null) return;
      await hires.addNote(requestContext.transaction, {
        id: randomUUID(),
        application: row.id,
        organisation,
        author: requestContext.caller.account,
        text: `No longer hired: ${noLongerHired}`,
      });
    }
  }

  async function decide(requestContext: RequestContext, row: ReceivedRow, change: WantedMove) {
    const { caller, transaction } = requestContext;
    const { status, note = null, nextStep } = change;
    // The next step belonged to the previous status.
    const next = nextStep === undefined && status !== row.state ? null : nextStep;
    await repository.decide(transaction, row.id, { state: status, author: caller.account, note, next });
    await recordHire(requestContext, row, change);
  }

  /** Tells the candidate of a held move now: something else of this applicant is about to reach them. */
  async function tellNow(on: On, row: ReceivedRow): Promise<void> {
    const move = await held.find(on, row.id);
    if (move === undefined) return;
    await held.release(on, row.id);
    // The candidate withdrew meanwhile, or accepted an offer.
    if (row.state === move.moved_to && row.state !== 'withdrawn') await tell(on, row, row.state);
  }

  async function tellDue(application: string): Promise<void> {
    await held.asEmployer(application, async (on, { organisation, author }) => {
      if ((await held.due(on, application)) === undefined) return;
      const row = await repository.find(on, { organisation, account: author ?? noAccount }, application);
      if (row !== undefined) await tellNow(on, row);
    });
  }

  /** Tells of these moves, where they are due and were not undone; one failure does not affect the others. */
  const tellAll = (ids: readonly string[]): Promise<void> => forEach(ids, tellDue);
  /** Moves a locked row, and tells the candidate. */
  async function move(requestContext: RequestContext, row: ReceivedRow, change: WantedMove): Promise<void> {
    if (change.status === 'offer' && row.state !== 'offer') requireOffers(requestContext.caller);
    await requireMovable(requestContext, row, change.from);
    requireHireAnswers(row, change);
    await tellNow(requestContext.transaction, row);
    await decide(requestContext, row, change);
    if (change.status !== row.state) await tell(requestContext.transaction, row, change.status);
  }

  return {
    requireMovable,
    move,
    /**
     * Moves a locked row, and tells the candidate once that can no longer be undone; until then they see what was.
     * Returns that moment, or undefined where there is nothing to tell.
     */
    async moveHeld(
      requestContext: RequestContext,
      row: ReceivedRow,
      change: WantedMove,
    ): Promise<Date | undefined> {
      const { caller, transaction } = requestContext;
      // What begins or ends a hire is not undone by a button.
      if (change.status === 'hired' || row.state === 'hired') {
        await move(requestContext, row, change);
        return undefined;
      }
      await requireMovable(requestContext, row, change.from);
      if (change.status === row.state) return undefined;
      const earlier = await held.find(transaction, row.id);
      if (earlier?.state === change.status) {
        await held.undo(transaction, [row.id]);
        return undefined;
      }
      await tellNow(transaction, row);
      await decide(requestContext, row, change);
      const organisation = requireHiring(caller).id;
      const by = { organisation, account: caller.account, seconds: undoSeconds };
      const until = await held.hold(transaction, row, by);
      await tellLater(requestContext, row.id, until);
      return until;
    },
    tellNow,
    /** The same for an application that the caller has locked. */
    async tellOf({ caller, transaction }: RequestContext, application: string): Promise<void> {
      const by = { organisation: requireHiring(caller).id, account: caller.account };
      const row = await repository.find(transaction, by, application);
      if (row !== undefined) await tellNow(transaction, row);
    },
    /** Undoes held moves of locked rows, and returns those that were still held. */
    undo: held.undo,
    tellAll,
    /** Tells of those that the queue gave up. */
    tellOverdue: async (): Promise<void> => tellAll(await held.overdue()),
  };
}

export type StatusChanges = ReturnType<typeof statusChangesService>;
