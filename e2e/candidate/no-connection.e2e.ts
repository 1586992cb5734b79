import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { arrive, enter, goTo } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

// The other tests block the worker: what it answers, a test cannot answer in its place.
test.use({ serviceWorkers: 'allow' });

const offline = /Failed to load resource: net::ERR_/;

/** Resolves once the worker answers for pages behind the log-in. */
async function workerOf(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/dashboard'))?.active?.state);
  await expect.poll(state).toBe('activated');
}

test('without a connection the app opens and says so; a message stands once, and is sent when there is one', {
  tag: '@first-visit',
}, async ({ page, context, request, complaints }) => {
  complaints.expect(offline);
  const applying = await openApplication(request);
  const talk = page.getByRole('region', { name: 'Northgate Systems', exact: true });
  const field = page.getByRole('textbox', { name: 'Message to Northgate Systems' });
  const path = `/dashboard/messages?conversation=${applying.conversation}`;
  await arrive(page, applying.account, path);
  await workerOf(page);
  await field.fill('First');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk.locator('.conversation-state')).toHaveText('Sent');
  await context.setOffline(true);
  await field.fill('Second');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk.locator('.conversation-state')).toHaveText(
    'Not sent. You have no connection at the moment.',
  );
  await expect(talk.locator('.conversation-text')).toHaveText(['First', 'Second']);
  await context.setOffline(false);
  await expect(talk.locator('.conversation-state')).toHaveText('Sent');
  await expect(talk.locator('.conversation-text')).toHaveText(['First', 'Second']);

  await field.fill('Begun');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no connection');
  await expect(page.getByRole('status')).toHaveText(/^Last tried at \d\d:\d\d\.$/);
  expect(await axeViolations(page)).toEqual([]);
  // Nothing of the account is in a cache.
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.sort()).toEqual(['/favicon.svg', '/offline', '/offline.js', '/theme.js']);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no connection');
  await context.setOffline(false);
  // It opens the same page by itself.
  await expect(field).toHaveValue('Begun');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  await expect(talk.locator('.conversation-text')).toHaveText(['First', 'Second']);
});

test('a worker that takes over removes the page of the release before it, and nothing else', {
  tag: '@first-visit',
}, async ({ page, request }) => {
  const { account } = await openApplication(request);
  await enter(page, account);
  const others = ['offline /dashboard 0.0.1', 'offline /staff 0.0.1'];
  await page.evaluate(async (names) => {
    for (const name of names) await caches.open(name);
  }, others);
  await goTo(page, '/dashboard/jobs');
  await workerOf(page);
  const [ours, staffs, ...more] = (await page.evaluate(() => caches.keys())).sort();
  expect(ours).toMatch(/^offline \/dashboard (?!0\.0\.1)\d+\.\d+\.\d+$/);
  expect(staffs).toBe('offline /staff 0.0.1');
  expect(more).toEqual([]);
});

test('the worker is never held back by a cache, may ask our own server alone, and is for nobody to keep', async ({
  request,
}) => {
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");
  expect(await worker.text()).toMatch(/^const release = "\d+\.\d+\.\d+";\n/);
  const page = await request.get('/offline');
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['set-cookie']).toBeUndefined();
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('/assets/entry.client');
});
