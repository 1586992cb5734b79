import type {
  decideOperation,
  EmployerApplication,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from '@portway/contracts/employer-applications/employer-applications';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { CandidateCard } from '@portway/contracts/profile/candidate-card';
import type { FileToSend } from '@portway/contracts/resumes/resumes';
import { requireHiring, requireMember } from '../../platform/auth/authorisation.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { RequestContext } from '../../platform/db/request-context.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Asker } from '../../platform/files/rendering/renderings.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { missing, Refusal } from '../../platform/refusal.ts';
import { nextStepOf, statusChangeOf } from '../applications/application.presenter.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { decisionEmail } from './employer-applications.emails.ts';
import { requireNotWithdrawn } from './employer-applications.policy.ts';
import type {
  EmployerApplicationsRepository,
  Reader,
  ReceivedRow,
  SentResume,
} from './employer-applications.repository.ts';

type Whole = ResponseOf<typeof showEmployerApplicationOperation>;

export interface EmployerApplications {
  list(
    requestContext: RequestContext,
    asked: RequestOf<typeof listEmployerApplicationsOperation>,
  ): Promise<ResponseOf<typeof listEmployerApplicationsOperation>>;
  show(requestContext: RequestContext, id: string): Promise<Whole>;
  decide(
    requestContext: RequestContext,
    id: string,
    decision: RequestOf<typeof decideOperation>,
  ): Promise<ResponseOf<typeof decideOperation>>;
  /** Returns a function that fetches a rendering of the CV. */
  resume(requestContext: RequestContext, id: string): Promise<(signal: AbortSignal) => Promise<FileToSend>>;
  /** Returns a function that fetches the CV as the candidate sent it. */
  originalResume(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>>;
}

export interface ReceivedDeps {
  readonly repository: EmployerApplicationsRepository;
  readonly store: FileStore;
  /** Gives a file of one person to another, as a rendering of ours. */
  readonly fileForOthers: (file: SentResume, asker: Asker) => Promise<FileToSend>;
  readonly audit: Audit;
  readonly types: Readonly<Record<SentResume['kind'], string>>;
  /** The site's public origin. */
  readonly origin: string;
  readonly cardOf: (
    requestContext: RequestContext,
    who: { readonly account: string; readonly fullName: string },
  ) => Promise<CandidateCard>;
  readonly notify: Notifications['notify'];
}

/** An organisation's applications, and its decisions on them. */
export function employerApplicationsService(deps: ReceivedDeps): EmployerApplications {
  const { repository, store, types, origin, cardOf, fileForOthers, audit, notify } = deps;

  async function whole(requestContext: RequestContext, row: ReceivedRow): Promise<Whole> {
    const { transaction } = requestContext;
    const { candidate } = row;
    const seen = row.state !== 'withdrawn' && candidate !== null;
    const resume = seen && row.resume !== null ? await repository.resume(transaction, row.resume) : undefined;
    return {
      ...shown(row),
      text: seen ? row.text : null,
      card: seen
        ? await cardOf(requestContext, { account: row.account, fullName: candidate.fullName })
        : null,
      resume: resume === undefined ? null : { name: resume.name },
      nextStep: nextStepOf(row),
      history: (await repository.statusChanges(transaction, row.id)).map(statusChangeOf),
    };
  }

  async function found(requestContext: RequestContext, id: string): Promise<ReceivedRow> {
    const row = await repository.find(requestContext.transaction, reader(requestContext, requireMember), id);
    if (row === undefined) throw missing();
    return row;
  }

  async function sentResume(requestContext: RequestContext, id: string): Promise<SentResume> {
    const { resume } = await found(requestContext, id);
    const file = resume === null ? undefined : await repository.resume(requestContext.transaction, resume);
    if (file === undefined) throw missing();
    return file;
  }

  /** In the list and by mail, in the transaction of the decision. The note is read on the site, behind the log-in. */
  async function tell({ transaction }: RequestContext, row: ReceivedRow): Promise<void> {
    const { id, account, job, state } = row;
    const about = { application: id, job: job ?? undefined };
    await notify(transaction, [
      { account, organisation: null, kind: 'status-changed', about, words: { status: state } },
    ]);
    const to = await repository.addressFor(transaction, row.account);
    if (to === undefined || (await repository.recentStatusChanges(transaction, row.id)) > maxMails) return;
    const url = `${origin}/dashboard/applied?application=${row.id}`;
    const letter = decisionEmail({ ...row, url });
    await repository.post(transaction, [{ ...renderEmail(letter), kind: 'application-decided', to }]);
  }

  return {
    async list(requestContext, asked) {
      const { rows, next } = await repository.list(
        requestContext.transaction,
        reader(requestContext, requireMember),
        asked,
      );
      return { applications: rows.map(shown), next };
    },
    show: async (requestContext, id) => await whole(requestContext, await found(requestContext, id)),
    async decide(requestContext, id, { status, note, nextStep }) {
      const { transaction } = requestContext;
      const row = await repository.hold(transaction, reader(requestContext, requireHiring), id);
      if (row === undefined) throw missing();
      requireNotWithdrawn(row.state);
      // The next step belonged to the previous status.
      const next = nextStep === undefined && status !== row.state ? null : nextStep;
      await repository.decide(transaction, id, { state: status, note: note ?? null, next });
      if (status !== row.state) await tell(requestContext, await found(requestContext, id));
      return {
        message: 'Saved. The candidate can see it.',
        application: await whole(requestContext, await found(requestContext, id)),
      };
    },
    async resume(requestContext, id) {
      const file = await sentResume(requestContext, id);
      const { account } = requestContext.caller;
      return (signal) => fileForOthers(file, { account, signal });
    },
    async originalResume(requestContext, id) {
      const file = await sentResume(requestContext, id);
      await audit.note(requestContext, 'original-downloaded', id, { file: 'cv' });
      return async () => {
        const bytes = await store.get(file.file_key);
        if (bytes === undefined) throw unreadable();
        return { bytes, type: types[file.kind], name: file.name };
      };
    },
  };
}

/** Emails per hour about one application: further changes of mind send none. */
const maxMails = 3;

function reader({ caller }: RequestContext, organisationOf: typeof requireMember): Reader {
  return { organisation: organisationOf(caller).id, account: caller.account };
}

function shown(row: ReceivedRow): EmployerApplication {
  return {
    id: row.id,
    conversation: row.conversation,
    job: row.job === null ? null : { id: row.job, title: row.jobTitle ?? row.position },
    candidate: row.state === 'withdrawn' ? null : row.candidate,
    status: row.state,
    appliedAt: row.applied_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    unread: row.unread,
  };
}

function unreadable(): Refusal {
  return new Refusal('unreadable', 'This file can no longer be opened. Ask the candidate for it.', {
    status: 409,
  });
}
