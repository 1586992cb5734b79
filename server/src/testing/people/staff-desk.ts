import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EnquiryTable } from '../../modules/site/enquiries/enquiries.tables.ts';
import type { startTestApp } from '../test-app.ts';
import { person } from './people.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;

export interface EnquiryWanted {
  readonly kind?: EnquiryTable['kind'];
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly organisation?: string;
  readonly message?: string;
  readonly suspected?: boolean;
  readonly created_at?: Date;
}

/** A staff member at the desk of a running app, and what lies on it. */
export async function staffDesk(app: App) {
  const staff = await person(app, { role: 'staff', fullName: 'Sam Staff' });
  const { superuser: queries } = app;
  return {
    staff,
    queries,
    async enquiry(details: EnquiryWanted = {}) {
      const id = randomUUID();
      const enquiry = { kind: 'contact', email: 'amara@example.com', suspected: false, ...details } as const;
      await queries
        .insertInto('enquiry')
        .values({
          id,
          first_name: null,
          last_name: null,
          phone: null,
          organisation: null,
          message: null,
          details: '{}',
          ...enquiry,
        })
        .execute();
      return id;
    },
    enquiryRow: (id: string) =>
      queries.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    mails: () => queries.selectFrom('mail').selectAll().orderBy('created_at').execute(),
    /** What the audit log says was done, the oldest first. */
    async deeds() {
      const rows = await queries.selectFrom('audit_entry').selectAll().orderBy('number').execute();
      return rows.map(({ action, actor, subject }) => ({ action, actor, subject }));
    },
    empty: () =>
      sql`truncate enquiry, booking, booking_slot, assessment, mail, idempotency_key, search_text cascade`.execute(
        queries,
      ),
  };
}
