import type { Kysely, Transaction } from 'kysely';
import { announceFile, forgetFile, keepFile } from '../../../../platform/db/stored-file.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** A file in the store, for a claim to reference. */
export interface EvidenceFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: 'pdf' | 'docx' | 'txt';
  readonly bytes: number;
}

/** The file that an organisation sends with its claim. */
export function claimEvidenceRepository(queries: Kysely<Tables>) {
  return {
    /** Whether the organisation has a claim that is still to be decided. */
    async hasClaim(on: On, organisation: string): Promise<boolean> {
      const row = await on
        .selectFrom('register_claim')
        .select('organisation')
        .where('organisation', '=', organisation)
        .where('decided_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Schedules the file of this key for deletion in an hour, unless a row references it. */
    announce: (key: string): Promise<void> => announceFile(queries, key),
    /** Removes the queue entry of a file that has been deleted. */
    forget: (key: string): Promise<void> => forgetFile(queries, key),
    /** In place of one before; false where there is nothing left to decide. */
    async add(on: On, organisation: string, { file_key, name, kind, bytes }: EvidenceFile): Promise<boolean> {
      const row = await on
        .updateTable('register_claim')
        .set({ file_key, file_name: name, file_kind: kind, file_bytes: bytes })
        .where('organisation', '=', organisation)
        .where('decided_at', 'is', null)
        .returning('organisation')
        .executeTakeFirst();
      if (row === undefined) return false;
      await keepFile(on, file_key);
      return true;
    },
    /** False where there was none. */
    async remove(on: On, organisation: string): Promise<boolean> {
      const row = await on
        .updateTable('register_claim')
        .set({ file_key: null, file_name: null, file_kind: null, file_bytes: null })
        .where('organisation', '=', organisation)
        .where('decided_at', 'is', null)
        .where('file_key', 'is not', null)
        .returning('organisation')
        .executeTakeFirst();
      return row !== undefined;
    },
    async find(on: On, organisation: string): Promise<EvidenceFile | undefined> {
      const row = await on
        .selectFrom('register_claim')
        .select(['file_key', 'file_name as name', 'file_kind as kind', 'file_bytes as bytes'])
        .where('organisation', '=', organisation)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { file_key, name, kind, bytes } = row;
      if (file_key === null || name === null || kind === null || bytes === null) return undefined;
      return { file_key, name, kind, bytes };
    },
  };
}

export type ClaimEvidenceRepository = ReturnType<typeof claimEvidenceRepository>;
