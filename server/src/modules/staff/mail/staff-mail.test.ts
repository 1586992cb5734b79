import { randomUUID } from 'node:crypto';
import { auditLogOperation, failedEmailsOperation } from '@portway/contracts/staff/staff-records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asApp, asAppWith } from '../../../platform/db/as-app.ts';
import { person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('failed emails and the audit log', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  const recipients: string[] = [];
  beforeAll(async () => {
    const transport = { send: async ({ to }: { to: string }) => void recipients.push(to), close: () => {} };
    app = await startTestApp({ transport });
    desk = await staffDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function letter(recipient: string, failed_at: Date | null) {
    const id = randomUUID();
    const mail = { id, kind: 'test', recipient, subject: 'Hello', text: 'Code 123456', html: '' };
    await desk.queries
      .insertInto('mail')
      .values({
        ...mail,
        reply_to: null,
        headers: '{}',
        attachments: '[]',
        failed_at,
        sent_at: null,
        last_fault: 'EENVELOPE 550',
      })
      .execute();
    return id;
  }
  const dead = async () =>
    failedEmailsOperation.response.parse((await desk.staff.get('/api/desk/failed-emails')).body).emails;

  it('lists failed mails and no others, and sends one again', async () => {
    const id = await letter('gone@example.com', new Date());
    await letter('waiting@example.com', null);
    expect(await dead()).toMatchObject([{ id, recipient: 'gone@example.com', lastFault: 'EENVELOPE 550' }]);
    const { body } = await desk.staff.post(`/api/desk/failed-emails/${id}/retry`);
    expect(body).toEqual({ message: 'The email is on its way again.' });
    expect(await dead()).toEqual([]);
    await expect.poll(() => recipients, { timeout: 10_000 }).toEqual(['gone@example.com']);
    expect((await desk.staff.post(`/api/desk/failed-emails/${id}/retry`)).status).toBe(404);
  });

  it('lets nobody else list them or send them', async () => {
    const id = await letter('kept@example.com', new Date());
    const candidate = await person(app, { role: 'candidate' });
    expect((await candidate.get('/api/desk/failed-emails')).status).toBe(403);
    expect((await candidate.post(`/api/desk/failed-emails/${id}/retry`)).status).toBe(403);
  });

  it('hides the content of a mail, which may be a code, even from staff', async () => {
    const readColumn = (column: string) =>
      asAppWith(desk.queries, { staff: 'yes' }, async (transaction) => {
        return await sql`select ${sql.ref(column)} from mail`.execute(transaction);
      });
    await expect(readColumn('text')).rejects.toThrow(/permission denied/);
    await expect(readColumn('html')).rejects.toThrow(/permission denied/);
  });

  it('does nothing for a request that is not from staff, even if the app forgets to check', async () => {
    const id = await letter('still@example.com', new Date());
    await desk.enquiry({ message: 'a secret' });
    const result = await asApp(desk.queries, async (transaction) => ({
      retried: (await sql<{ done: boolean }>`select retry_email(${id}::uuid) as done`.execute(transaction))
        .rows,
      ids: (await sql`select staff_search('enquiry', 'secret')`.execute(transaction)).rows,
      enquiries: await transaction.selectFrom('enquiry').selectAll().execute(),
    }));
    expect(result).toEqual({ retried: [{ done: false }], ids: [], enquiries: [] });
    await expect(
      asApp(desk.queries, (transaction) => sql`select * from search_text`.execute(transaction)),
    ).rejects.toThrow(/permission denied/);
  });

  it('lists who did what, the newest first, by action and by person, with names of existing accounts', async () => {
    const log = async (query = '') =>
      auditLogOperation.response.parse((await desk.staff.get(`/api/desk/audit${query}`)).body);
    const account = await person(app, { role: 'candidate', fullName: 'Gone Soon' });
    await desk.staff.post(`/api/desk/users/${account.id}/end-sessions`);
    const [entry] = (await log('?action=user-sessions-ended')).entries;
    expect(entry).toMatchObject({
      action: 'user-sessions-ended',
      actor: { id: desk.staff.id, name: 'Sam Staff' },
      subject: { id: account.id, name: 'Gone Soon' },
      network: '198.51.100.0/24',
      details: { sessions: '1' },
    });
    await desk.queries.deleteFrom('account').where('id', '=', account.id).execute();
    expect((await log(`?about=${account.id}`)).entries[0]?.subject).toEqual({ id: account.id, name: null });
    expect((await log()).actions).toEqual(['access-refused', 'letter-retried', 'user-sessions-ended']);
    const candidate = await person(app, { role: 'candidate' });
    expect((await candidate.get('/api/desk/audit')).status).toBe(403);
  });

  it('continues in the audit log after the previous page', async () => {
    const id = await desk.enquiry();
    for (let count = 0; count < 30; count++) {
      await desk.staff.post(`/api/desk/enquiries/${id}/state`, { state: 'closed' });
    }
    const page = async (after = '') =>
      auditLogOperation.response.parse(
        (await desk.staff.get(`/api/desk/audit?action=enquiry-closed${after}`)).body,
      );
    const first = await page();
    const second = await page(`&after=${first.next}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([25, 5, null]);
    const numbers = [...first.entries, ...second.entries].map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => other - one));
    expect((await desk.staff.get('/api/desk/audit?after=1.2')).status).toBe(422);
  });
});
