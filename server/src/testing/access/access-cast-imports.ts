import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { validTable } from '../files/valid-files.ts';
import { person } from '../people/people.ts';
import { noFacts, validCheck } from '../requests/valid-import-requests.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Others {
  organisation(name?: string): Promise<string>;
}

/** Files of workers, as an officer sent them. */
export function importsCast(app: TestApp, others: Others) {
  return {
    /** An import of the organisation of such an account, as far as it is wanted. */
    async importOf(whose: Whose, asking: Asking, state: 'sent' | 'checked' | 'imported' = 'sent') {
      if (whose === 'missing') return randomUUID();
      const organisation =
        whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
      if (organisation === undefined) return undefined;
      const officer = await person(app, {
        role: 'recruiter',
        secondFactor: true,
        member: { organisation, role: 'member', compliance_role: 'officer' },
      });
      const response = await app.ask('/api/sponsor/imports?name=workers.csv&kind=workers', {
        method: 'POST',
        headers: officer.headers,
        body: validTable,
      });
      const { id } = z.object({ id: z.string() }).parse(await response.json());
      if (state !== 'sent') await officer.post(`/api/sponsor/imports/${id}/check`, validCheck);
      if (state === 'imported')
        await app.superuser
          .updateTable('worker_import')
          .set({ state: 'imported', imported_at: new Date() })
          .where('id', '=', id)
          .execute();
      return id;
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
