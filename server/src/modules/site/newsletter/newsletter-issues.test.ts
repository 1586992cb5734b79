import { problem } from '@portway/contracts/problem';
import {
  publishedIssueOperation,
  publishedIssuesOperation,
  saveIssueOperation,
} from '@portway/contracts/site/newsletter/issues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { newsletterDesk } from '../../../testing/people/newsletter-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('an issue of the newsletter', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof newsletterDesk>>;
  beforeAll(async () => {
    app = await startTestApp();
    desk = await newsletterDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(() => desk.empty());

  const visitor = httpClient((path, init) => app.ask(path, init));
  const textFault = async (text: string) => {
    const { id } = await desk.write({ text });
    const { status, body } = await desk.send(id);
    expect(status).toBe(422);
    return problem.parse(body).fields?.text;
  };
  const recipients = async () => (await desk.issueMails()).map(({ recipient }) => recipient).toSorted();

  it('has its figures from the rules, and names each with its rule and its day', async () => {
    await desk.reader('amara@example.com');
    const { id } = await desk.write({
      text: 'A new worker is paid at least **{{minimum-salary.threshold-a on 2026-11-22}}**.',
    });
    await desk.send(id);
    await desk.batch();
    const [mail] = await desk.issueMails();
    const rule = `${app.origin}/rules/minimum-salary.threshold-a`;
    expect(mail?.text).toContain(`A new worker is paid at least £41,700 (${rule}).`);
    expect(mail?.text).toMatch(/- £41,700: .+, for 22 November 2026/);
    expect(mail?.text).toContain('The law behind the figures was read to 10 October 2026.');
    expect(mail?.html).toContain(`<a href="${rule}" style="color:#145341"><strong>£41,700</strong></a>`);
  });

  it.each([
    ['Pay {{nothing.here on 2026-11-22}}.', 'Line 1: there is no rule “nothing.here”.'],
    ['Hello.\n\nPay {{minimum-salary.threshold-a on 2026-02-31}}.', 'Line 3: “2026-02-31” is not a day.'],
    ['Pay {{minimum-salary.threshold-a}}.', 'Line 1: write a figure as {{rule on 2026-11-22}}'],
    ['Pay {{minimum-salary.threshold-a on 1999-01-01}}.', 'no law recorded for 1999-01-01.'],
    [
      'Pay {{sponsor-size.small-company on 2026-11-22}}.',
      '“sponsor-size.small-company” is not a single figure.',
    ],
    ['Pay {{minimum-salary.threshold-a on', 'a figure begins with {{ and ends with }}.'],
    ['<script>alert(1)</script>', 'Line 1: HTML cannot be in an email.'],
    ['A <b>bold</b> word', 'HTML cannot be in an email.'],
    ['![a picture](https://example.com/a.png)', 'a picture cannot be in an email.'],
    ['[press](javascript:alert(1))', 'a link begins with https:// or, on this site, with /.'],
    ['[press](//example.com)', 'a link begins with https:// or, on this site, with /.'],
    ['1. First', 'begin each line of a list with a hyphen, not with a number.'],
  ])('that says %j is kept as a draft, and refused at its text when it is sent: %s', async (text, fault) => {
    expect(await textFault(text)).toContain(fault);
  });

  it('goes to everybody who confirmed, and to nobody who did not or who has left', async () => {
    await desk.reader('amara@example.com');
    await desk.reader('unconfirmed@example.com', { confirmed: false });
    const leaver = await desk.reader('left@example.com');
    await desk.queries
      .updateTable('subscriber')
      .set({ unsubscribed_at: new Date() })
      .where('id', '=', leaver)
      .execute();
    const { id } = await desk.write();
    expect((await desk.show(id)).audience).toBe(1);
    expect((await desk.send(id)).body).toEqual({ message: 'The newsletter is on its way to 1 person.' });
    await desk.batch();
    expect(await recipients()).toEqual(['amara@example.com']);
  });

  it('that tells of a change of the law goes to those who asked for its topic, and for every change', async () => {
    await desk.reader('fees@example.com', { topics: ['fees'] });
    await desk.reader('fees-and-visas@example.com', { topics: ['fees', 'visas'] });
    await desk.reader('salaries@example.com', { topics: ['salaries'] });
    await desk.reader('every@example.com');
    const { id } = await desk.write({ lawChange: true, topics: ['fees', 'licences'] });
    await desk.send(id);
    await desk.batch();
    expect(await recipients()).toEqual([
      'every@example.com',
      'fees-and-visas@example.com',
      'fees@example.com',
    ]);
    const [mail] = await desk.issueMails();
    expect(mail?.text).toContain('because you asked');
    const nobody = await desk.send((await desk.write({ lawChange: true })).id);
    expect(problem.parse(nobody.body).fields).toEqual({
      topics: 'Choose what the change of the law is about.',
    });
  });

  it('is not sent when nobody would get it, nor without a text', async () => {
    const empty = await desk.write({ text: '' });
    const { status, body } = await desk.send(empty.id);
    expect([status, problem.parse(body).fields]).toEqual([422, { text: 'Write the text.' }]);
    const { id } = await desk.write();
    expect((await desk.send(id)).status).toBe(409);
    expect((await desk.show(id)).state).toBe('draft');
  });

  it('is kept however little of it is written, and says what is missing before it can be sent', async () => {
    const { status, body } = await desk.staff.post(desk.issues, { lawChange: true, topics: [], text: '' });
    expect(status).toBe(201);
    const { id } = saveIssueOperation.response.parse(body);
    const missing = {
      subject: 'Write the subject.',
      topics: 'Choose what the change of the law is about.',
      text: 'Write the text.',
    };
    expect((await desk.show(id)).faults).toEqual(Object.values(missing));
    for (const refused of [await desk.send(id), await desk.staff.post(`${desk.issues}/${id}/test`)])
      expect([refused.status, problem.parse(refused.body).fields]).toEqual([422, missing]);
    expect((await desk.show((await desk.write()).id)).faults).toEqual([]);
  });

  it('is not overwritten or sent by a colleague who saw an older version, and not changed once it is sent', async () => {
    await desk.reader('amara@example.com');
    const { id } = await desk.write();
    const save = (version: number, subject: string) =>
      desk.staff.put(`${desk.issues}/${id}`, { ...desk.draft, subject, version });
    expect((await save(1, 'Mine')).body).toMatchObject({ version: 2 });
    expect((await save(1, 'Theirs')).status).toBe(409);
    expect((await desk.send(id, 1)).status).toBe(409);
    expect((await desk.show(id)).subject).toBe('Mine');
    expect((await desk.send(id, 2)).status).toBe(200);
    for (const response of [await save(2, 'Late'), await desk.send(id, 2)]) expect(response.status).toBe(409);
    expect((await desk.staff.delete(`${desk.issues}/${id}`)).status).toBe(409);
  });

  it('is tested by a mail to its writer alone', async () => {
    await desk.reader('amara@example.com');
    const { id } = await desk.write();
    await desk.staff.post(`${desk.issues}/${id}/test`);
    expect((await desk.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [desk.staff.email, '[Test] Fees go up'],
    ]);
    expect((await desk.show(id)).state).toBe('draft');
  });

  it('is read by everybody as it was sent, and before that by nobody', async () => {
    await desk.reader('amara@example.com');
    const { id } = await desk.write();
    const list = async () =>
      publishedIssuesOperation.response.parse((await visitor.get('/api/newsletter/issues')).body).issues;
    expect(await list()).toEqual([]);
    await desk.send(id);
    const [issue] = await list();
    expect(issue?.slug).toMatch(/^\d{4}-\d\d-\d\d-fees-go-up-[0-9a-f]{12}$/);
    const { body } = await visitor.get(`/api/newsletter/issues/${issue?.slug}`);
    expect(publishedIssueOperation.response.parse(body)).toMatchObject({
      subject: 'Fees go up',
      content: { blocks: [{ kind: 'paragraph', spans: [{ text: 'Fees go up in April.' }] }] },
    });
    await desk.stop(id);
    expect(await list(), 'a stopped one is taken down').toEqual([]);
    expect((await visitor.get(`/api/newsletter/issues/${issue?.slug}`)).status).toBe(404);
  });

  it('leaves in the audit log who sent and who stopped it', async () => {
    await desk.reader('amara@example.com');
    const { id } = await desk.write();
    await desk.send(id);
    await desk.stop(id);
    const deeds = (await desk.deeds()).filter(({ subject }) => subject === id);
    expect(deeds).toEqual(
      ['newsletter-begun', 'newsletter-sent', 'newsletter-stopped'].map((action) => ({
        action,
        actor: desk.staff.id,
        subject: id,
      })),
    );
  });
});
