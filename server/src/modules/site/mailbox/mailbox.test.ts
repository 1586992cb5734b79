import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
const id = randomUUID();
const mails = z.array(z.object({ recipient: z.literal('amara@example.com') }));
const empty = JSON.stringify([]);
const files = JSON.stringify([{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN' }]);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const keep = (attachments: string) =>
  app.superuser
    .insertInto('mail')
    .values({
      id: attachments === empty ? randomUUID() : id,
      kind: 'test',
      recipient: 'amara@example.com',
      subject: '<b>Bold</b>',
      text: 'Go to http://localhost/a?b=1&c=2 now.',
      html: '<p>Hello</p><script>alert(1)</script>',
      headers: '{}',
      attachments,
    })
    .execute();

/** Sends any Host header, which `fetch` may not. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(app.origin + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    clientRequest.on('error', reject).end();
  });
}

describe('the development mailbox', () => {
  it('says what to do while it is empty', async () => {
    expect(await (await app.ask('/dev/mailbox')).text()).toContain('No emails yet. Send a form on the site');
  });

  it('shows mails with links and attachments, and escapes everything users typed', async () => {
    await keep(files);
    await keep(empty);
    const list = await (await app.ask('/dev/mailbox')).text();
    expect(list).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(list).not.toContain('<b>');
    const one = await (await app.ask(`/dev/mailbox/${id}`)).text();
    expect(one).toContain('<a href="http://localhost/a?b=1&amp;c=2">');
    const file = await app.ask(`/dev/mailbox/${id}/files/0`);
    expect(await file.text()).toBe('BEGIN');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="a.ics"');
  });

  it('lists as JSON all mails, or those to one address', async () => {
    const mailsAt = async (path: string) => mails.parse(await (await app.ask(path)).json());
    expect(await mailsAt('/dev/mailbox.json')).toHaveLength(2);
    expect(await mailsAt('/dev/mailbox.json?to=Amara%40example.com')).toHaveLength(2);
    expect(await mailsAt('/dev/mailbox.json?to=mara%40example.com')).toEqual([]);
  });

  it('shows a mail’s HTML without letting scripts run', async () => {
    const response = await app.ask(`/dev/mailbox/${id}/html`);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox /);
    expect(policy).not.toContain('allow-scripts');
  });

  it.each([
    ['another name for this machine', { Host: 'portway.example' }],
    ['a name that begins like ours', { Host: 'localhost.portway.example' }],
    ['what a server in front passed on', { 'X-Forwarded-For': '203.0.113.9' }],
    ['what one passed on by the standard', { Forwarded: 'for=203.0.113.9' }],
  ])('is closed to %s', async (_, headers) => {
    expect(await statusOf('/dev/mailbox.json', {})).toBe(200);
    for (const path of ['/dev/mailbox.json', `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`])
      expect(await statusOf(path, headers)).not.toBe(200);
  });

  it.each(['nothing', randomUUID(), `${id}/files/7`, `${id}/files/x`])('answers 404 for %s', async (path) => {
    expect((await app.ask(`/dev/mailbox/${path}`)).status).toBe(404);
  });
});
