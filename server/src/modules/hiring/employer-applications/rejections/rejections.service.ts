import type {
  listTemplatesOperation,
  rejectOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from '@portway/contracts/hiring/employer-applications/rejections';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireHiringReader } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import type { MailStop } from '../../../account/notifications/mail-stop.service.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import type { ApplicantChanges } from '../bulk-changes/applicant-changes.service.ts';
import { requireNotHired } from '../employer-applications.policy.ts';
import type { EmployerApplicationsRepository } from '../employer-applications.repository.ts';
import type { Interviews } from '../interviews/interviews.service.ts';
import type { StatusChanges } from '../status-changes/status-changes.service.ts';
import { forEach, noAccount, statusNotice } from '../status-changes/status-notice.policy.ts';
import { filledIn, rejectionEmail } from './rejections.emails.ts';
import type { RejectionsRepository } from './rejections.repository.ts';

export interface RejectionsDeps {
  readonly repository: RejectionsRepository;
  readonly applications: EmployerApplicationsRepository;
  readonly together: Pick<ApplicantChanges, 'changeEach'>;
  readonly moving: Pick<StatusChanges, 'requireMovable' | 'tellNow'>;
  readonly sendLater: (requestContext: RequestContext, application: string, at: Date) => Promise<void>;
  readonly notify: Notifications['notify'];
  readonly stopHeaders: MailStop['stopHeaders'];
  readonly interviews: Pick<Interviews, 'cancelComing'>;
  /** How long a rejection can be undone. */
  readonly undoSeconds: number;
  /** The site's public origin. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const maxTemplates = 30;

/**
 * Rejections: each with an email, none before it can no longer be undone.
 * A row is a live event for colleagues by the trigger `notify_rejection` (employer-applications.sql).
 */
export function rejectionsService(deps: RejectionsDeps) {
  const {
    repository,
    applications,
    together,
    moving,
    sendLater,
    notify,
    stopHeaders,
    interviews,
    undoSeconds,
    origin,
    now,
  } = deps;

  async function send(application: string): Promise<void> {
    await repository.asEmployer(application, async (on, { organisation, author }) => {
      const waiting = await repository.due(on, application);
      if (waiting === undefined) return;
      await repository.remove(on, application);
      const by = { organisation, account: author ?? noAccount };
      const row = await applications.find(on, by, application);
      // The candidate withdrew within these seconds.
      if (row === undefined || row.candidate === null || row.state === 'withdrawn') return;
      await moving.tellNow(on, row);
      const reader = { ...row, fullName: row.candidate.fullName };
      const [subject, text] = [filledIn(waiting.subject, reader), filledIn(waiting.text, reader)];
      await applications.decide(on, application, { state: 'rejected', author, note: text, next: null });
      await notify(on, [statusNotice(row, 'rejected')]);
      await interviews.cancelComing(on, row);
      const to = await applications.addressFor(on, row.account);
      if (to === undefined) return;
      const url = `${origin}/dashboard/applied?application=${application}`;
      const letter = renderEmail(rejectionEmail({ ...reader, subject, text, url }));
      const headers = stopHeaders(row.account, 'applications');
      await applications.post(on, [{ ...letter, kind: 'application-rejected', to, headers }]);
    });
  }

  /** Sends these, where they are due and were not undone; one failure does not affect the others. */
  const sendAll = (ids: readonly string[]): Promise<void> => forEach(ids, send);

  return {
    async reject(
      requestContext: RequestContext,
      { applicants, subject, text }: RequestOf<typeof rejectOperation>,
    ): Promise<ResponseOf<typeof rejectOperation>> {
      const { caller, transaction } = requestContext;
      const organisation = requireHiring(caller).id;
      let until = new Date(now() + undoSeconds * 1000);
      const { done, left } = await together.changeEach(requestContext, applicants, async (row, from) => {
        await moving.requireMovable(requestContext, row, from);
        requireNotRejected(row.state);
        requireNotHired(row);
        const letter = { application: row.id, organisation, author: caller.account, subject, text };
        until = await repository.add(transaction, letter, undoSeconds);
        await sendLater(requestContext, row.id, until);
      });
      return {
        message: rejectedWords(done.length, left.length),
        until: until.toISOString(),
        rejecting: [...done],
        left,
      };
    },
    async undo(
      requestContext: RequestContext,
      { applicants }: RequestOf<typeof undoRejectionOperation>,
    ): Promise<ResponseOf<typeof undoRejectionOperation>> {
      requireHiring(requestContext.caller);
      const undone = await repository.undo(requestContext.transaction, applicants);
      return { message: undoneWords(undone.length, applicants.length), undone: [...undone] };
    },
    sendAll,
    /** Sends what the queue did not. */
    sendOverdue: async (): Promise<void> => sendAll(await repository.overdue()),
    async templates({
      caller,
      transaction,
    }: RequestContext): Promise<ResponseOf<typeof listTemplatesOperation>> {
      const templates = await repository.templates(transaction, requireHiringReader(caller).id);
      return { templates: [...templates] };
    },
    async saveTemplate(
      { caller, transaction }: RequestContext,
      template: RequestOf<typeof saveTemplateOperation>,
    ): Promise<ResponseOf<typeof saveTemplateOperation>> {
      const organisation = requireHiring(caller).id;
      const templates = await repository.templates(transaction, organisation);
      requireRoom(templates, template.name);
      const id = await repository.saveTemplate(transaction, { organisation, ...template });
      return { message: `“${template.name}” is saved for you and your colleagues.`, id };
    },
    async removeTemplate(
      { caller, transaction }: RequestContext,
      id: string,
    ): Promise<{ readonly message: string }> {
      const organisation = requireHiring(caller).id;
      if (!(await repository.removeTemplate(transaction, organisation, id))) throw missing();
      return { message: 'The template is deleted.' };
    },
  };
}

export type Rejections = ReturnType<typeof rejectionsService>;

function requireNotRejected(state: string): void {
  if (state !== 'rejected') return;
  throw new Refusal('rejected', 'This applicant has been rejected already.', { status: 409 });
}

function requireRoom(templates: readonly { readonly name: string }[], name: string): void {
  const isNew = templates.every((one) => one.name.toLowerCase() !== name.toLowerCase());
  if (!isNew || templates.length < maxTemplates) return;
  const message = `You have ${maxTemplates} templates. Delete one first.`;
  throw new Refusal('too-many-templates', message, { status: 409, fields: { name: message } });
}

function rejectedWords(done: number, left: number): string {
  if (done === 0) return 'Nobody was rejected: a colleague has changed these applicants since.';
  const message =
    done === 1 ? '1 person gets the email you wrote.' : `${done} people get the email you wrote.`;
  return left === 0 ? message : `${message} ${left} left as they are: a colleague has changed them since.`;
}

function undoneWords(undone: number, total: number): string {
  if (undone === total) return 'Undone. Nothing was sent, and they are where they were.';
  if (undone === 0) return 'It is too late to undo this: the email has been sent.';
  return `${undone} undone. To the others the email has been sent.`;
}
