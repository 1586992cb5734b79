import { randomUUID } from 'node:crypto';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import { requireAdmin } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Asker } from '../../../platform/files/rendering/renderings.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import type { ClaimEvidenceRepository, EvidenceFile } from './claim-evidence.repository.ts';

interface Said {
  readonly message: string;
}

export interface ClaimEvidence {
  /** Whether the caller may send a file now. */
  admit(requestContext: RequestContext): Promise<void>;
  /** Checks a file and stores it. Takes time, and needs no transaction. */
  prepare(bytes: Uint8Array, name: string): Promise<EvidenceFile>;
  /** Deletes a prepared file that was not saved. */
  drop(file: EvidenceFile): Promise<void>;
  add(requestContext: RequestContext, file: EvidenceFile): Promise<Said>;
  remove(requestContext: RequestContext): Promise<Said>;
  /** For our team: a function that fetches a rendering of the file. */
  download(
    requestContext: RequestContext,
    organisation: string,
  ): Promise<(signal: AbortSignal) => Promise<FileToSend>>;
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
export function claimEvidenceService(deps: ClaimEvidenceDeps): ClaimEvidence {
  const { repository, files, audit } = deps;
  return {
    async admit({ caller, transaction }) {
      const { id } = requireAdmin(caller);
      if (!(await repository.hasClaim(transaction, id))) throw askFirst();
      await repository.takeUpload(transaction, caller.account);
    },
    async prepare(bytes, name) {
      const kind = await deps.checked(name, bytes);
      const file_key = randomUUID();
      await repository.announce(file_key);
      await files.put(file_key, bytes);
      return { file_key, name, kind, bytes: bytes.length };
    },
    async drop({ file_key }) {
      await files.delete(file_key);
      await repository.forget(file_key);
    },
    async add({ caller, transaction }, file) {
      const { id } = requireAdmin(caller);
      if (!(await repository.add(transaction, id, file))) throw askFirst();
      return { message: 'The file is with your claim. Only our team can open it.' };
    },
    async remove({ caller, transaction }) {
      const { id } = requireAdmin(caller);
      const isRemoved = await repository.remove(transaction, id);
      return { message: isRemoved ? 'The file is removed.' : 'There is no file with your claim.' };
    },
    async download(requestContext, organisation) {
      const { caller, transaction } = requestContext;
      deps.requireStaff(caller);
      const file = await repository.find(transaction, organisation);
      if (file === undefined) throw missing();
      await audit.note(requestContext, 'register-evidence-opened', organisation);
      return (signal) => deps.fileForOthers(file, { account: caller.account, signal });
    },
  };
}

function askFirst(): Refusal {
  const message = 'Claim an entry first. Then you can add a file to the claim.';
  return new Refusal('no-claim', message, { status: 409, fields: { file: message } });
}
