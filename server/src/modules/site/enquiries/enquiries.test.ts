import { problem } from '@portway/contracts/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asApp } from '../../../platform/db/as-app.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const amara = {
  firstName: ' Amara ',
  lastName: 'Okafor',
  email: 'amara@example.com',
  countryCode: '+234',
  phoneNumber: '803 123 4567',
  message: 'How long does a licence take?',
};
const kofi = { name: 'Kofi Mensah', email: 'kofi@example.com', plan: 'standard', button: 'Start Free Trial' };
const leeds = {
  university: 'University of Example',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
};

let now = Date.parse('2026-11-20T12:00:00Z');

describe('enquiries', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;

  beforeAll(async () => {
    app = await startTestApp({ limited: true, now: () => now });
    const authorColumn = sql`add column written_by name default current_user`;
    await sql`alter table enquiry ${authorColumn}`.execute(app.superuser);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    await sql`truncate enquiry, mail, rate_limit, idempotency_key cascade`.execute(app.superuser);
  });

  const visitor = httpClient((path, init) => app.ask(path, init));
  const contact = (message: unknown, headers?: Record<string, string>) =>
    visitor.post('/api/contact', message, headers);
  const savedEnquiries = () => app.superuser.selectFrom('enquiry').selectAll().execute();
  const mails = async () =>
    (await app.superuser.selectFrom('mail').selectAll().execute())
      .map(({ kind, recipient, reply_to }) => `${kind} to ${recipient}, answers to ${reply_to}`)
      .sort();
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  it('a contact message is saved in full, and mailed to the team and its sender', async () => {
    expect(await contact(amara)).toMatchObject({
      status: 200,
      body: { message: 'Message sent successfully! 🎉' },
    });
    expect(await savedEnquiries()).toMatchObject([
      {
        kind: 'contact',
        first_name: 'Amara',
        last_name: 'Okafor',
        email: 'amara@example.com',
        phone: '+234 803 123 4567',
        organisation: null,
        message: 'How long does a licence take?',
        suspected: false,
        written_by: 'portway_app',
      },
    ]);
    expect(await mails()).toEqual([
      'contact-for-staff to desk@portway.example, answers to amara@example.com',
      'contact-received to amara@example.com, answers to null',
    ]);
  });

  it('needs first name, address and message, and takes +44 where no code is given', async () => {
    const { status } = await contact({
      firstName: 'A',
      email: 'a@example.com',
      phoneNumber: '020 7946 0321',
      message: 'b',
    });
    expect(status).toBe(200);
    expect((await savedEnquiries())[0]?.phone).toBe('+44 20 7946 0321');
    const refused = await contact({ lastName: 'Okafor' });
    expect(refused.status).toBe(422);
    expect(problem.parse(refused.body).fields).toEqual({
      firstName: 'Enter your first name.',
      email: 'Please enter a valid email address',
      message: 'Write your message.',
    });
  });

  it.each([
    [
      'phoneNumber',
      '123',
      'Enter a telephone number, such as 020 7946 0321. Outside the UK, begin with + and the country code.',
    ],
    [
      'phoneNumber',
      'call me',
      'Enter a telephone number, such as 020 7946 0321. Outside the UK, begin with + and the country code.',
    ],
    [
      'phoneNumber',
      '1'.repeat(16),
      'Enter a telephone number, such as 020 7946 0321. Outside the UK, begin with + and the country code.',
    ],
    ['countryCode', '+999', 'Choose a country code from the list.'],
    ['firstName', 'Amara\r\nBcc: all@example.com', 'Write this on one line.'],
    ['email', 'amara@example', 'Please enter a valid email address'],
    ['message', '   ', 'Write your message.'],
    ['message', 'a'.repeat(5001), 'Use at most 5,000 characters.'],
  ])('refuses %s %j with "%s"', async (field, value, message) => {
    const { status, body } = await contact({ ...amara, [field]: value });
    expect(status).toBe(422);
    expect(problem.parse(body).fields).toEqual({ [field]: message });
    expect(await savedEnquiries()).toEqual([]);
  });

  it.each(['Contact Sales', 'Start Free Trial'])(
    'the pricing form records that %s was pressed',
    async (button) => {
      expect((await visitor.post('/api/pricing-enquiries', { ...kofi, button })).status).toBe(200);
      expect(await savedEnquiries()).toMatchObject([
        {
          kind: 'pricing',
          first_name: 'Kofi Mensah',
          details: { Plan: 'standard', 'Button pressed': button },
        },
      ]);
      expect(await mails()).toHaveLength(2);
    },
  );

  it('the pricing form names each field that is empty', async () => {
    const { body } = await visitor.post('/api/pricing-enquiries', { button: 'Contact Sales' });
    expect(problem.parse(body).fields).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
    });
  });

  it('a university is registered by its name, with a whole telephone number', async () => {
    const registration = { ...leeds, phoneNumber: '+33 1 23 45 67 89' };
    expect((await visitor.post('/api/universities', registration)).status).toBe(200);
    expect(await savedEnquiries()).toMatchObject([
      { kind: 'university', organisation: 'University of Example', phone: '+33 1 23 45 67 89' },
    ]);
    expect(await mails()).toContain('university-received to ada@example.com, answers to null');
  });

  it('spam from bots gets the same response, is marked as such and mailed to nobody', async () => {
    expect(await contact({ ...amara, leaveEmpty: 'https://spam.example' })).toMatchObject({
      status: 200,
      body: { message: 'Message sent successfully! 🎉' },
    });
    expect(await savedEnquiries()).toMatchObject([{ suspected: true }]);
    expect(await mails()).toEqual([]);
  });

  it('is saved once per key, however often and however close together it arrives', async () => {
    const key = { 'Idempotency-Key': 'once' };
    const responses = await Promise.all([1, 2, 3, 4].map(() => contact(amara, key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await savedEnquiries()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('accepts five an hour from one caller, then says how long to wait', async () => {
    const caller = from('203.0.113.9');
    for (let count = 0; count < 5; count += 1) {
      now += 60_000;
      expect((await contact(amara, caller)).status).toBe(200);
    }
    const refused = await contact(amara, caller);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(56 * 60)]);
    expect(problem.parse(refused.body).message).toBe(
      'You have tried this too many times. Please try again in 56 minutes.',
    );
    expect(await savedEnquiries()).toHaveLength(5);
    expect((await contact(amara, from('203.0.113.10'))).status, 'from elsewhere').toBe(200);
    expect((await visitor.post('/api/pricing-enquiries', kofi, caller)).status, 'by another form').toBe(200);
    now += 56 * 60_000;
    expect((await contact(amara, caller)).status, 'when the time has come').toBe(200);
    expect((await contact(amara, caller)).status, 'and no sooner the next').toBe(429);
  });

  it('counts ten that come at once from one caller one after the other', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        contact({ ...amara, message: `Number ${index}` }, from('203.0.113.11')),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await savedEnquiries()).toHaveLength(5);
  });

  it('counts neither refused requests nor repeats under the same key', async () => {
    const caller = from('203.0.113.12');
    for (let count = 0; count < 8; count += 1) await contact({ ...amara, email: '' }, caller);
    for (let count = 0; count < 8; count += 1)
      await contact(amara, { ...caller, 'Idempotency-Key': 'the same' });
    expect((await contact(amara, caller)).status).toBe(200);
  });

  it('saves everything sent under one address, and sends it at most ten receipts a day', async () => {
    for (let count = 0; count < 12; count += 1)
      expect((await contact({ ...amara, message: `${count}` }, from(`203.0.113.${count + 20}`))).status).toBe(
        200,
      );
    expect(await savedEnquiries()).toHaveLength(12);
    const sentMails = await mails();
    expect(sentMails.filter((mail) => mail.startsWith('contact-received'))).toHaveLength(10);
    expect(sentMails.filter((mail) => mail.startsWith('contact-for-staff'))).toHaveLength(12);
  });

  it('stores no IP address of a caller', async () => {
    await contact(amara, from('203.0.113.13'));
    const { rows } = await sql`select key_hash from rate_limit`.execute(app.superuser);
    expect(JSON.stringify(rows)).toMatch(/"[0-9a-f]{64}"/);
    expect(JSON.stringify([rows, app.log.lines])).not.toMatch(/203\.0\.113|amara|Okafor/i);
  });

  it('a request sees no enquiry, and can neither change nor delete one', async () => {
    const { superuser: queries } = app;
    await contact(amara);
    const before = await savedEnquiries();
    const outcome = await asApp(queries, async (transaction) => ({
      rows: await transaction.selectFrom('enquiry').select('email').execute(),
      marked: (await transaction.updateTable('enquiry').set({ state: 'closed' }).executeTakeFirst())
        .numUpdatedRows,
      deleted: (await transaction.deleteFrom('enquiry').executeTakeFirst()).numDeletedRows,
    }));
    expect(outcome).toEqual({ rows: [], marked: 0n, deleted: 0n });
    await expect(
      asApp(queries, (transaction) => transaction.updateTable('enquiry').set({ message: '' }).execute()),
    ).rejects.toThrow('permission denied');
    expect(await savedEnquiries()).toEqual(before);
  });
});
