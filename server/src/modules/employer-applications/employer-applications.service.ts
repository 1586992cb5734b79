import type {
  decideOperation,
  ReceivedApplication,
  receivedApplicationsOperation,
  showReceivedOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { CandidateCard } from '@portway/contracts/profile/candidate-card';
import type { FileToSend } from '@portway/contracts/resumes/resumes';
import { requireHiring, requireMember } from '../../platform/auth/authorisation.ts';
import type { Work } from '../../platform/db/request-context.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { missing, Refusal } from '../../platform/refusal.ts';
import { nextStepOf, turnOf } from '../applications/application.presenter.ts';
import { decisionEmail } from './employer-applications.emails.ts';
import { requireNotWithdrawn } from './employer-applications.policy.ts';
import type {
  Reader,
  ReceivedRepository,
  ReceivedRow,
  SentResume,
} from './employer-applications.repository.ts';

type Whole = ResponseOf<typeof showReceivedOperation>;

export interface ReceivedApplications {
  list(
    work: Work,
    asked: RequestOf<typeof receivedApplicationsOperation>,
  ): Promise<ResponseOf<typeof receivedApplicationsOperation>>;
  show(work: Work, id: string): Promise<Whole>;
  decide(
    work: Work,
    id: string,
    decision: RequestOf<typeof decideOperation>,
  ): Promise<ResponseOf<typeof decideOperation>>;
  /** Returns a function that fetches the CV. */
  resume(work: Work, id: string): Promise<() => Promise<FileToSend>>;
}

export interface ReceivedDeps {
  readonly repository: ReceivedRepository;
  readonly store: FileStore;
  readonly types: Readonly<Record<SentResume['kind'], string>>;
  /** The site's public origin. */
  readonly origin: string;
  readonly cardOf: (
    work: Work,
    who: { readonly account: string; readonly fullName: string },
  ) => Promise<CandidateCard>;
}

/** An organisation's applications, and its decisions on them. */
export function employerApplicationsService(deps: ReceivedDeps): ReceivedApplications {
  const { repository, store, types, origin, cardOf } = deps;

  async function whole(work: Work, row: ReceivedRow): Promise<Whole> {
    const { transaction } = work;
    const { candidate } = row;
    const seen = row.state !== 'withdrawn' && candidate !== null;
    const resume = seen && row.resume !== null ? await repository.resume(transaction, row.resume) : undefined;
    return {
      ...shown(row),
      text: seen ? row.text : null,
      card: seen ? await cardOf(work, { account: row.account, fullName: candidate.fullName }) : null,
      resume: resume === undefined ? null : { name: resume.name },
      nextStep: nextStepOf(row),
      history: (await repository.turns(transaction, row.id)).map(turnOf),
    };
  }

  async function found(work: Work, id: string): Promise<ReceivedRow> {
    const row = await repository.find(work.transaction, reader(work, requireMember), id);
    if (row === undefined) throw missing();
    return row;
  }

  /** By mail, in the transaction of the decision. The note is read on the site, behind the log-in. */
  async function tell({ transaction }: Work, row: ReceivedRow): Promise<void> {
    const to = await repository.addressFor(transaction, row.account);
    if (to === undefined || (await repository.turnsOfLate(transaction, row.id)) > maxMails) return;
    const url = `${origin}/dashboard/applied?application=${row.id}`;
    const letter = decisionEmail({ ...row, url });
    await repository.post(transaction, [{ ...renderEmail(letter), kind: 'application-decided', to }]);
  }

  return {
    async list(work, asked) {
      const { rows, next } = await repository.list(work.transaction, reader(work, requireMember), asked);
      return { applications: rows.map(shown), next };
    },
    show: async (work, id) => await whole(work, await found(work, id)),
    async decide(work, id, { status, note, nextStep }) {
      const { transaction } = work;
      const row = await repository.hold(transaction, reader(work, requireHiring), id);
      if (row === undefined) throw missing();
      requireNotWithdrawn(row.state);
      // The next step belonged to the previous status.
      const next = nextStep === undefined && status !== row.state ? null : nextStep;
      await repository.decide(transaction, id, { state: status, note: note ?? null, next });
      if (status !== row.state) await tell(work, await found(work, id));
      return {
        message: 'Saved. The candidate sees it.',
        application: await whole(work, await found(work, id)),
      };
    },
    async resume(work, id) {
      const row = await found(work, id);
      const file = row.resume === null ? undefined : await repository.resume(work.transaction, row.resume);
      if (file === undefined) throw missing();
      return async () => {
        const bytes = await store.get(file.file_key);
        if (bytes === undefined) throw unreadable();
        return { bytes, type: types[file.kind], name: file.name };
      };
    },
  };
}

/** E-mails per hour about one application: further changes of mind send none. */
const maxMails = 3;

function reader({ caller }: Work, organisationOf: typeof requireMember): Reader {
  return { organisation: organisationOf(caller).id, account: caller.account };
}

function shown(row: ReceivedRow): ReceivedApplication {
  return {
    id: row.id,
    job: row.job === null ? null : { id: row.job, title: row.jobTitle ?? row.position },
    candidate: row.state === 'withdrawn' ? null : row.candidate,
    status: row.state,
    appliedAt: row.applied_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    unread: row.unread,
  };
}

function unreadable(): Refusal {
  return new Refusal('unreadable', 'This file cannot be opened any more. Ask the candidate for it.', {
    status: 409,
  });
}
