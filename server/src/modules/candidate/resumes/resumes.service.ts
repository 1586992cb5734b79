import { randomUUID } from 'node:crypto';
import type {
  FileToSend,
  Resumes as Listed,
  Reading,
  Resume,
} from '@portway/contracts/candidate/resumes/resumes';
import type { FileChange, FileInspector } from '@portway/files';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { refuseFile, requireRoom } from './resumes.policy.ts';
import type { ProfileRows, ResumeRow, ResumesRepository, StoredFile } from './resumes.repository.ts';

type ListedResume = Listed & { readonly id: string };

/** A checked file in the store, and what could be read of it: encrypted once the id of its row is known. */
export type PreparedFile = Omit<StoredFile, 'sealed_text'> & {
  readonly text: string | undefined;
  /** What of it is not as it came. */
  readonly changes: readonly FileChange[];
};

export interface ResumesDeps {
  readonly repository: ResumesRepository;
  readonly store: FileStore;
  /** For the text that was read. */
  readonly cipher: FieldCipher;
  readonly inspect: FileInspector['checkAndRead'];
  readonly suggest: (text: string, profile: ProfileRows) => Pick<Reading, 'suggestions' | 'unclear'>;
  readonly types: Readonly<Record<ResumeRow['kind'], string>>;
  readonly max: number;
}

export function resumesService(deps: ResumesDeps) {
  const { repository, store, cipher, max } = deps;
  const resumesWith = async ({ caller, transaction }: RequestContext, message: string): Promise<Listed> => ({
    message,
    resumes: withMain(await repository.list(transaction, caller.account)).map(resumeOf),
  });
  /** One of the caller's, and all of theirs, locked until this transaction ends. */
  async function own({ caller, transaction }: RequestContext, id: string) {
    requireCandidate(caller);
    const all = await repository.list(transaction, caller.account, true);
    const one = all.find((row) => row.id === id);
    if (one === undefined) throw missing();
    return { one, all };
  }
  /** Undefined where it was encrypted with another secret. */
  function decryptedText(encrypted: string, id: string): string | undefined {
    try {
      return cipher.decrypt(encrypted, id);
    } catch {
      return undefined;
    }
  }
  function storedAs(
    id: string,
    { text, changes: _, ...file }: PreparedFile,
  ): StoredFile & { readonly id: string } {
    return { ...file, id, sealed_text: text === undefined ? null : cipher.encrypt(text, id) };
  }
  return {
    async list(requestContext: RequestContext): Promise<Listed> {
      requireCandidate(requestContext.caller);
      return await resumesWith(requestContext, '');
    },
    /** Whether the caller may send a file; `inPlaceOf` names the one it is to replace. */
    async admit(requestContext: RequestContext, inPlaceOf?: string): Promise<void> {
      const { caller } = requestContext;
      requireCandidate(caller);
      if (inPlaceOf !== undefined) await own(requestContext, inPlaceOf);
    },
    /** Checks a file, reads it and stores it. Takes time, and needs no transaction. */
    async prepare(bytes: Uint8Array, name: string): Promise<PreparedFile> {
      const inspection = await deps.inspect(name, bytes);
      if (inspection.status === 'refused') refuseFile(inspection.because, name);
      const { kind, text, changed } = inspection;
      const { bytes: storedBytes, changes } = changed ?? { bytes, changes: [] };
      const file_key = randomUUID();
      await repository.announce(file_key);
      await store.put(file_key, storedBytes);
      return { file_key, name, kind, bytes: storedBytes.length, text, changes };
    },
    /** Deletes a prepared file that was not saved. */
    async drop({ file_key }: PreparedFile): Promise<void> {
      await store.delete(file_key);
      await repository.forget(file_key);
    },
    async add(requestContext: RequestContext, file: PreparedFile): Promise<ListedResume> {
      const { caller, transaction } = requestContext;
      requireCandidate(caller);
      const all = await repository.list(transaction, caller.account, true);
      requireRoom(all.length, max);
      const id = randomUUID();
      const main = !all.some((row) => row.main);
      await repository.add(transaction, { ...storedAs(id, file), account: caller.account, main });
      return { ...(await resumesWith(requestContext, `${file.name} is saved.${changesOf(file)}`)), id };
    },
    /** The response of `add` to a repeated call. */
    async recall(requestContext: RequestContext, id: string): Promise<ListedResume> {
      const { resumes } = await resumesWith(requestContext, '');
      const name = resumes.find((resume) => resume.id === id)?.name ?? 'The file';
      return { message: `${name} is saved.`, resumes, id };
    },
    async replace(requestContext: RequestContext, id: string, file: PreparedFile): Promise<ListedResume> {
      const { one } = await own(requestContext, id);
      const inPlace = await repository.replace(requestContext.transaction, storedAs(id, file));
      const newId = inPlace ? id : randomUUID();
      if (!inPlace) await repository.supersede(requestContext.transaction, one, storedAs(newId, file));
      return {
        ...(await resumesWith(requestContext, `${file.name} has replaced ${one.name}.${changesOf(file)}`)),
        id: newId,
      };
    },
    async makeMain(requestContext: RequestContext, id: string): Promise<Listed> {
      const { one } = await own(requestContext, id);
      await repository.setMain(requestContext.transaction, requestContext.caller.account, id, true);
      return await resumesWith(requestContext, `${one.name} is now your main CV.`);
    },
    async remove(requestContext: RequestContext, id: string): Promise<Listed> {
      const { one, all } = await own(requestContext, id);
      await repository.remove(requestContext.transaction, id);
      await repository.dropRemoved(requestContext.transaction, requestContext.caller.account, max);
      const next = all.find((row) => row.id !== id);
      if (one.main && next !== undefined) {
        // The removed one stays marked, so that it is the main one again if restored.
        await repository.setMain(requestContext.transaction, requestContext.caller.account, next.id, false);
      }
      return await resumesWith(requestContext, `${one.name} is removed.`);
    },
    async restore(requestContext: RequestContext, id: string): Promise<Listed> {
      const { caller, transaction } = requestContext;
      requireCandidate(caller);
      const all = await repository.list(transaction, caller.account, true);
      const present = all.find((row) => row.id === id);
      if (present !== undefined) return await resumesWith(requestContext, `${present.name} is back.`);
      const row = await repository.removed(transaction, caller.account, id);
      if (row === undefined) throw missing();
      requireRoom(all.length, max);
      if (row.main || all.length === 0) await repository.setMain(transaction, caller.account, id, true);
      await repository.restore(transaction, id);
      return await resumesWith(requestContext, `${row.name} is back.`);
    },
    /** Returns a function that fetches the file. */
    async download(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>> {
      requireCandidate(requestContext.caller);
      const one = await repository.readable(requestContext.transaction, requestContext.caller.account, id);
      if (one === undefined) throw missing();
      return async () => {
        const bytes = await store.get(one.file_key);
        if (bytes === undefined) throw unreadable();
        return { bytes, type: deps.types[one.kind], name: one.name };
      };
    },
    async read(requestContext: RequestContext, id: string): Promise<Reading> {
      const { one } = await own(requestContext, id);
      if (one.sealed_text === null) {
        return { resume: resumeOf(one), text: null, message: whyUnread(one), ...nothingRead };
      }
      const text = decryptedText(one.sealed_text, one.id);
      if (text === undefined)
        return { resume: resumeOf(one), text: null, message: unreadableWords, ...nothingRead };
      const profile = await repository.profile(requestContext.transaction, requestContext.caller.account);
      return { resume: resumeOf(one), text, message: null, ...deps.suggest(text, profile) };
    },
    /** Deletes what was removed a while ago, and files without a row. */
    async sweep(): Promise<void> {
      await repository.deleteExpired();
      const faults: unknown[] = [];
      // A file that the store cannot delete must not delay the others.
      for (const key of await repository.due()) {
        await store
          .delete(key)
          .then(() => repository.forget(key))
          .catch((error: unknown) => faults.push(error));
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Some files could not be deleted.');
    },
  };
}

export type Resumes = ReturnType<typeof resumesService>;

/** When the main one has expired, the newest becomes it. */
function withMain(rows: readonly ResumeRow[]): readonly ResumeRow[] {
  if (rows.some(({ main }) => main)) return rows;
  return rows.map((row, index) => ({ ...row, main: index === 0 }));
}

function resumeOf({ id, name, kind, bytes, main, uploaded_at }: ResumeRow): Resume {
  return { id, name, kind, bytes, main, uploadedAt: uploaded_at.toISOString() };
}

const changeWords: Readonly<Record<FileChange, string>> = {
  'protection-removed': 'It was protected against changes; our copy is not.',
  'attachment-left-out': 'The file attached to your CV is left out: we do not keep it or pass it on.',
};
const changesOf = ({ changes }: PreparedFile) => changes.map((change) => ` ${changeWords[change]}`).join('');

const nothingRead = { suggestions: [], unclear: [] };
const unreadableWords = 'This file can no longer be opened. Upload it again.';

function unreadable(): Refusal {
  return new Refusal('unreadable', unreadableWords, { status: 409 });
}

function whyUnread({ kind }: ResumeRow): string {
  if (kind === 'doc') return 'We cannot read DOC files. Save it as DOCX or PDF to get suggestions.';
  if (kind === 'pdf')
    return 'This PDF has pictures of pages and no text we can read: it is probably a scan. Employers can open it as it is. To get suggestions, save your CV as a PDF or DOCX from your word processor and upload that.';
  return 'We could not read any text in this file. Save your CV as a PDF or DOCX from your word processor to get suggestions.';
}
