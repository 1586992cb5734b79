import { randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import { requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import { requireRecentLogin } from '../../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import { missing } from '../../../../platform/refusal.ts';
import { requirePlaceForFile, unreadable } from '../duties.policy.ts';
import type { SponsorDutiesRepository } from '../duties.repository.ts';
import type { RaiseRepository } from '../raise.repository.ts';
import type { DutyFile, DutyFilesRepository } from './duty-files.repository.ts';

export interface DutyFilesDeps {
  readonly repository: DutyFilesRepository;
  readonly duties: Pick<SponsorDutiesRepository, 'findForUpdate' | 'find' | 'steps'>;
  readonly addStep: RaiseRepository['addStep'];
  readonly store: FileStore;
  /** The type of a file; throws a Refusal for one that colleagues should not open. */
  readonly checked: (name: string, bytes: Uint8Array) => Promise<DutyFile['kind']>;
  readonly types: Readonly<Record<DutyFile['kind'], string>>;
  readonly audit: Audit;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** What an organisation sent with a report: one file to a duty, which those who keep the records can open. */
export function dutyFilesService(deps: DutyFilesDeps) {
  const { repository, duties, store, audit } = deps;

  /** A duty that takes a file, locked: of two colleagues who add one, the second is refused. */
  async function placeFor({ caller, transaction }: RequestContext, duty: string) {
    const { id: organisation } = requireRecordKeeper(caller);
    const row = await duties.findForUpdate(transaction, organisation, duty);
    if (row === undefined) throw missing();
    requirePlaceForFile(row.state, await duties.steps(transaction, duty));
    return organisation;
  }

  return {
    /** Whether the caller may send a file now. */
    async admit(requestContext: RequestContext, duty: string): Promise<void> {
      await placeFor(requestContext, duty);
    },
    /** Checks a file and stores it. Takes time, and needs no transaction. */
    async prepare(bytes: Uint8Array, name: string): Promise<DutyFile> {
      const kind = await deps.checked(name, bytes);
      const file_key = randomUUID();
      await repository.announce(file_key);
      await store.put(file_key, bytes);
      return { file_key, name, kind, bytes: bytes.length };
    },
    /** Deletes a prepared file that was not saved. */
    async drop({ file_key }: DutyFile): Promise<void> {
      await store.delete(file_key);
      await repository.forget(file_key);
    },
    async add(
      requestContext: RequestContext,
      duty: string,
      file: DutyFile,
    ): Promise<{ readonly message: string }> {
      const { caller, transaction } = requestContext;
      const organisation = await placeFor(requestContext, duty);
      const before = await repository.find(transaction, duty);
      await repository.add(transaction, { duty, organisation, by_name: caller.fullName }, file);
      const words = before === undefined ? file.name : `${file.name}, in place of ${before.name}`;
      const by = { account: caller.account, name: caller.fullName };
      await deps.addStep(transaction, { duty, organisation, step: 'file-added', words, by });
      return { message: 'The file is with this duty, encrypted. Who opens it is recorded.' };
    },
    /** A function that fetches the file, for those who keep the records. */
    async open(requestContext: RequestContext, duty: string): Promise<() => Promise<FileToSend>> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireRecordKeeper(caller);
      if ((await duties.find(transaction, organisation, duty)) === undefined) throw missing();
      const file = await repository.find(transaction, duty);
      if (file === undefined) throw missing();
      requireRecentLogin(caller, deps.now());
      await audit.note(requestContext, 'duty-file-opened', duty);
      return async () => {
        const bytes = await store.get(file.file_key);
        if (bytes === undefined) throw unreadable();
        return { bytes, type: deps.types[file.kind], name: file.name };
      };
    },
  };
}

export type DutyFiles = ReturnType<typeof dutyFilesService>;
