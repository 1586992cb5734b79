import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { CandidateCard } from '@portway/contracts/candidate/profile/candidate-card';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type {
  boardOperation,
  decideOperation,
  EmployerApplicationDetails,
  listEmployerApplicationsOperation,
} from '@portway/contracts/hiring/employer-applications/employer-applications';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireHiringReader } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Asker } from '../../../platform/files/renderings.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { applicantOf, countsOf, interviewOf } from './applicant.presenter.ts';
import type {
  EmployerApplicationsRepository,
  Reader,
  ReceivedRow,
  SentResume,
} from './employer-applications.repository.ts';
import type { ApplicantNotes } from './notes/applicant-notes.service.ts';
import type { StatusChanges } from './status-changes/status-changes.service.ts';

export interface ReceivedDeps {
  readonly repository: EmployerApplicationsRepository;
  readonly moving: StatusChanges;
  readonly notes: Pick<ApplicantNotes, 'of'>;
  readonly store: FileStore;
  /** Gives a file of one person to another, as a rendering of ours. */
  readonly fileForOthers: (file: SentResume, asker: Asker) => Promise<FileToSend>;
  readonly audit: Audit;
  readonly types: Readonly<Record<SentResume['kind'], string>>;
  readonly readAnswers: (stored: object) => JobAnswers;
  readonly cardOf: (
    requestContext: RequestContext,
    who: { readonly account: string; readonly fullName: string },
  ) => Promise<CandidateCard>;
}

/** The columns of the board that are open from the start. */
const columns = ['pending', 'interview', 'offer'] as const;

/** An organisation's applications, and its decisions on them. */
export function employerApplicationsService(deps: ReceivedDeps) {
  const { repository, moving, notes, store, types, readAnswers, cardOf, fileForOthers, audit } = deps;

  async function whole(
    requestContext: RequestContext,
    row: ReceivedRow,
  ): Promise<EmployerApplicationDetails> {
    const { transaction } = requestContext;
    const { candidate } = row;
    const isVisible = row.state !== 'withdrawn' && candidate !== null;
    const resume =
      isVisible && row.resume !== null ? await repository.resume(transaction, row.resume) : undefined;
    const history = await repository.statusChanges(transaction, row.id);
    return {
      ...applicantOf(row),
      text: isVisible ? row.text : null,
      card: isVisible
        ? await cardOf(requestContext, { account: row.account, fullName: candidate.fullName })
        : null,
      resume: resume === undefined ? null : { name: resume.name },
      interview: row.interview && interviewOf(row.interview),
      timeZone: isVisible ? ((await repository.timeZoneOf(transaction, row.account)) ?? null) : null,
      history: history.map(({ state, by_side, author, note, at }) => ({
        status: state,
        by: by_side,
        author,
        note,
        at: at.toISOString(),
      })),
      notes: [...(await notes.of(requestContext, row.id))],
    };
  }

  async function requireApplication(requestContext: RequestContext, id: string): Promise<ReceivedRow> {
    const row = await repository.find(
      requestContext.transaction,
      reader(requestContext, requireHiringReader),
      id,
    );
    if (row === undefined) throw missing();
    return row;
  }

  async function sentResume(requestContext: RequestContext, id: string): Promise<SentResume> {
    const { resume } = await requireApplication(requestContext, id);
    const file = resume === null ? undefined : await repository.resume(requestContext.transaction, resume);
    if (file === undefined) throw missing();
    return file;
  }

  return {
    async list(
      requestContext: RequestContext,
      query: RequestOf<typeof listEmployerApplicationsOperation>,
    ): Promise<ResponseOf<typeof listEmployerApplicationsOperation>> {
      const { transaction } = requestContext;
      const by = reader(requestContext, requireHiringReader);
      const { rows, next } = await repository.list(transaction, by, query);
      const counts = countsOf(await repository.counts(transaction, by, query));
      const tags = [...(await repository.tags(transaction, by.organisation))];
      return { applications: rows.map(applicantOf), next, counts, tags };
    },
    async board(requestContext: RequestContext, id: string): Promise<ResponseOf<typeof boardOperation>> {
      const { transaction } = requestContext;
      const by = reader(requestContext, requireHiringReader);
      const job = await repository.job(transaction, by.organisation, id);
      if (job === undefined) throw missing();
      const { title = 'A job', place = null, closesOn = null } = readAnswers(job.answers);
      const pages = await repository.board(transaction, by, { job: id, states: columns });
      return {
        job: { id, title, state: job.state, place, closesOn },
        counts: countsOf(await repository.counts(transaction, by, { job: id })),
        columns: columns.map((status, at) => ({
          status,
          applications: (pages[at]?.rows ?? []).map(applicantOf),
          next: pages[at]?.next ?? null,
        })),
        tags: [...(await repository.tags(transaction, by.organisation))],
      };
    },
    show: async (requestContext: RequestContext, id: string): Promise<EmployerApplicationDetails> =>
      await whole(requestContext, await requireApplication(requestContext, id)),
    async decide(
      requestContext: RequestContext,
      id: string,
      move: RequestOf<typeof decideOperation>,
    ): Promise<ResponseOf<typeof decideOperation>> {
      const by = reader(requestContext, requireHiring);
      const row = await repository.findForUpdate(requestContext.transaction, by, id);
      if (row === undefined) throw missing();
      await moving.move(requestContext, row, move);
      return {
        message: 'Saved. The candidate can see it.',
        application: await whole(requestContext, await requireApplication(requestContext, id)),
      };
    },
    /** Returns a function that fetches a rendering of the CV. */
    async resume(
      requestContext: RequestContext,
      id: string,
    ): Promise<(signal: AbortSignal) => Promise<FileToSend>> {
      const file = await sentResume(requestContext, id);
      const { account, organisation } = requestContext.caller;
      return (signal) => fileForOthers(file, { account, organisation: organisation?.id ?? null, signal });
    },
    /** Returns a function that fetches the CV as the candidate sent it. */
    async originalResume(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>> {
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

export type EmployerApplications = ReturnType<typeof employerApplicationsService>;

function reader({ caller }: RequestContext, organisationOf: typeof requireHiringReader): Reader {
  return { organisation: organisationOf(caller).id, account: caller.account };
}

function unreadable(): Refusal {
  return new Refusal('unreadable', 'This file can no longer be opened. Ask the candidate for it.', {
    status: 409,
  });
}
