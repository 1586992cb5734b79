import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import {
  importCorrections,
  importFile,
  importFindings,
  importPreview,
} from '../../modules/sponsor/worker-imports/worker-imports.tables.ts';
import { fieldCipher } from '../../platform/crypto/cipher.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { validTable } from '../files/valid-files.ts';
import { person } from '../people/people.ts';
import { noFacts, validCheck } from '../requests/valid-import-requests.ts';
import { type TestApp, usualSecret } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Others {
  organisation(name?: string): Promise<string>;
}

type State = 'sent' | 'checked';
type ImportRow = Selectable<Tables['worker_import']>;

const encryptedFields = [importFile, importCorrections, importFindings, importPreview];

/** The row of an import as a new one, in another organisation: what is encrypted is bound to its row. */
function copyOf(row: ImportRow, organisation: string): Insertable<Tables['worker_import']> {
  const id = randomUUID();
  const fields = encryptedFields.map((field) => {
    const { encrypt, decrypt } = fieldCipher(usualSecret, field);
    const value = row[field.column];
    return [field.column, typeof value === 'string' ? encrypt(decrypt(value, row.id), id) : value] as const;
  });
  const json = { mapping: JSON.stringify(row.mapping), faults: JSON.stringify(row.faults) };
  return { ...row, ...json, ...Object.fromEntries(fields), id, organisation };
}

/** Files of workers, as an officer sent them. */
export function importsCast(app: TestApp, others: Others) {
  /** One that was sent is read in a thread of its own: that is done once for each state. */
  const firsts = new Map<State, Promise<ImportRow>>();

  async function send(state: State): Promise<ImportRow> {
    const officer = await person(app, {
      role: 'recruiter',
      secondFactor: true,
      member: { organisation: await others.organisation(), role: 'member', compliance_role: 'officer' },
    });
    const response = await app.ask('/api/sponsor/imports?name=workers.csv&kind=workers', {
      method: 'POST',
      headers: officer.headers,
      body: validTable,
    });
    const { id } = z.object({ id: z.string() }).parse(await response.json());
    if (state === 'checked') await officer.post(`/api/sponsor/imports/${id}/check`, validCheck);
    return await app.superuser
      .selectFrom('worker_import')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  return {
    /** An import of the organisation of such an account, as far as it is wanted. */
    async importOf(whose: Whose, asking: Asking, state: State | 'imported' = 'sent') {
      if (whose === 'missing') return randomUUID();
      const organisation =
        whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
      if (organisation === undefined) return undefined;
      const reached = state === 'imported' ? 'checked' : state;
      const first = firsts.get(reached) ?? send(reached);
      firsts.set(reached, first);
      const row = copyOf(await first, organisation);
      const imported = state === 'imported' && { state, imported_at: new Date() };
      await app.superuser
        .insertInto('worker_import')
        .values({ ...row, ...imported })
        .execute();
      return row.id;
    },
    /** A certificate of such an organisation that is being prepared. */
    async certificateOf(whose: Whose, asking: Asking) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const organisation =
        whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
      if (organisation === undefined) return undefined;
      const drafted = { kind: 'undefined', state: 'draft', facts: JSON.stringify(noFacts) } as const;
      await app.superuser
        .insertInto('certificate')
        .values({ id, organisation, worker: null, ...drafted, by_account: null, by_name: 'Helen Marsh' })
        .execute();
      return id;
    },
  };
}
