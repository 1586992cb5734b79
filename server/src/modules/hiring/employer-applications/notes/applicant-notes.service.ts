import { randomUUID } from 'node:crypto';
import type { ApplicantNote } from '@portway/contracts/hiring/employer-applications/applicant-notes';
import { requireHiring } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import { nameOfColleague } from '../applicant.presenter.ts';
import type { EmployerApplicationsRepository } from '../employer-applications.repository.ts';
import type { ApplicantNotesRepository } from './applicant-notes.repository.ts';

interface Confirmation {
  readonly message: string;
}

export interface ApplicantNotesDeps {
  readonly notes: ApplicantNotesRepository;
  readonly applications: Pick<EmployerApplicationsRepository, 'find'>;
}

const maxNotes = 200;

/** What colleagues write about an applicant for each other. */
export function applicantNotesService({ notes, applications }: ApplicantNotesDeps) {
  return {
    async of(
      { caller, transaction }: RequestContext,
      application: string,
    ): Promise<readonly ApplicantNote[]> {
      const rows = await notes.of(transaction, application);
      return rows.map(({ id, author, author_name, text, written_at, edited_at }) => ({
        id,
        author: nameOfColleague(author_name),
        mine: author === caller.account,
        text,
        writtenAt: written_at.toISOString(),
        editedAt: edited_at?.toISOString() ?? null,
      }));
    },
    async add(
      { caller, transaction }: RequestContext,
      application: string,
      text: string,
    ): Promise<Confirmation & { readonly id: string }> {
      const organisation = requireHiring(caller).id;
      const author = caller.account;
      const applicant = await applications.find(transaction, { organisation, account: author }, application);
      if (applicant === undefined) throw missing();
      requireRoom(await notes.count(transaction, application));
      const id = randomUUID();
      await notes.add(transaction, { id, application, organisation, author, text });
      return { message: 'Your note is saved. Only your colleagues see it here.', id };
    },
    async change({ caller, transaction }: RequestContext, id: string, text: string): Promise<Confirmation> {
      requireHiring(caller);
      if (!(await notes.change(transaction, { id, author: caller.account, text }))) throw missing();
      return { message: 'Your note is changed.' };
    },
    async remove({ caller, transaction }: RequestContext, id: string): Promise<Confirmation> {
      requireHiring(caller);
      if (!(await notes.remove(transaction, { id, author: caller.account }))) throw missing();
      return { message: 'Your note is deleted.' };
    },
  };
}

export type ApplicantNotes = ReturnType<typeof applicantNotesService>;

function requireRoom(count: number): void {
  if (count < maxNotes) return;
  throw new Refusal('too-many-notes', `There are ${maxNotes} notes already. Delete one of yours first.`, {
    status: 409,
  });
}
