import { randomUUID } from 'node:crypto';
import { validFile } from '../files/valid-files.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Workers {
  workerOf(whose: Whose, asking: Asking): Promise<string | undefined>;
}

/** Records that a sponsor keeps, as if a colleague had added them. */
export function recordsCast(
  { superuser: queries, files }: Pick<TestApp, 'superuser' | 'files'>,
  workers: Workers,
) {
  return {
    /** The contract of such a worker, with its file. */
    async recordOf(whose: Whose, asking: Asking) {
      const [record, version, file, file_key] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      if (whose === 'missing') return { record, file };
      const worker = await workers.workerOf(whose, asking);
      if (worker === undefined) return undefined;
      const { organisation } = await queries
        .selectFrom('worker')
        .select('organisation')
        .where('id', '=', worker)
        .executeTakeFirstOrThrow();
      const by = { by_account: null, by_name: 'Helen Marsh' };
      await files.put(file_key, validFile);
      await queries
        .insertInto('kept_record')
        .values({ id: record, organisation, worker, record: 'contract' })
        .execute();
      await queries
        .insertInto('kept_record_version')
        .values({ id: version, record, organisation, number: 1, ...by })
        .execute();
      const facts = { file_name: 'contract.txt', file_kind: 'txt', file_bytes: validFile.length } as const;
      await queries
        .insertInto('kept_record_file')
        .values({ id: file, of_version: version, organisation, place: 1, file_key, ...facts, ...by })
        .execute();
      return { record, file };
    },
  };
}
