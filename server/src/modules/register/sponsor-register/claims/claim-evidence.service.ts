import { randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import { requireAdmin } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../../../platform/db/request-context.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import type { Asker } from '../../../../platform/files/renderings.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import type { ClaimEvidenceRepository, EvidenceFile } from './claim-evidence.repository.ts';

interface Confirmation {
  readonly message: string;
}

export interface ClaimEvidenceDeps {
  readonly repository: ClaimEvidenceRepository;
  readonly files: FileStore;
  readonly fileForOthers: (file: EvidenceFile, asker: Asker) => Promise<FileToSend>;
  /** The type of a file; throws a Refusal for one that our team should not open. */
  readonly checked: (name: string, bytes: Uint8Array) => Promise<EvidenceFile['kind']>;
  readonly requireStaff: (caller: Caller) => void;
  readonly audit: Audit;
}

/** What an organisation shows our team with its claim of an entry. Nobody else can open it. */
export function claimEvidenceService(deps: ClaimEvidenceDeps) {
  const { repository, files, audit } = deps;
  return {
    /** Whether the caller may send a file now. */
    async admit({ caller, transaction }: RequestContext): Promise<void> {
      const { id } = requireAdmin(caller);
      if (!(await repository.hasClaim(transaction, id))) throw askFirst();
    },
    /** Checks a file and stores it. Takes time, and needs no transaction. */
    async prepare(bytes: Uint8Array, name: string): Promise<EvidenceFile> {
      const kind = await deps.checked(name, bytes);
      const file_key = randomUUID();
      await repository.announce(file_key);
      await files.put(file_key, bytes);
      return { file_key, name, kind, bytes: bytes.length };
    },
    /** Deletes a prepared file that was not saved. */
    async drop({ file_key }: EvidenceFile): Promise<void> {
      await files.delete(file_key);
      await repository.forget(file_key);
    },
    async add({ caller, transaction }: RequestContext, file: EvidenceFile): Promise<Confirmation> {
      const { id } = requireAdmin(caller);
      if (!(await repository.add(transaction, id, file))) throw askFirst();
      return { message: 'The file is with your claim. Only our team can open it.' };
    },
    async remove({ caller, transaction }: RequestContext): Promise<Confirmation> {
      const { id } = requireAdmin(caller);
      const isRemoved = await repository.remove(transaction, id);
      return { message: isRemoved ? 'The file is removed.' : 'There is no file with your claim.' };
    },
    /** For our team: a function that fetches a rendering of the file. */
    async download(
      requestContext: RequestContext,
      organisation: string,
    ): Promise<(signal: AbortSignal) => Promise<FileToSend>> {
      const { caller, transaction } = requestContext;
      deps.requireStaff(caller);
      const file = await repository.find(transaction, organisation);
      if (file === undefined) throw missing();
      await audit.note(requestContext, 'register-evidence-opened', organisation);
      return (signal) => deps.fileForOthers(file, { account: caller.account, organisation: null, signal });
    },
  };
}

export type ClaimEvidence = ReturnType<typeof claimEvidenceService>;

function askFirst(): Refusal {
  const message = 'Claim an entry first. Then you can add a file to the claim.';
  return new Refusal('no-claim', message, { status: 409, fields: { file: message } });
}
