import { demoSlotsOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { apiClient } from '../support/api-client.ts';
import { wordsOf } from '../support/pages/page-text.ts';
import { expect, test } from '../support/requests.ts';

const pages = [
  '/contact',
  '/pricing',
  '/universities',
  '/newsletter',
  '/demo',
  '/demo/booking',
  '/assessment',
];

for (const path of pages) {
  test(`${path} takes a form by POST, and rejects any other method with a message`, async ({ request }) => {
    const json = { 'Content-Type': 'application/json' };
    expect((await request.post(path, { headers: json, data: '{}' })).status(), 'JSON').toBe(415);
    const cut = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await request.post(path, { headers: cut, data: '--y' })).status(), 'cut off').toBe(415);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(path, { method, form: { email: 'amara@example.com' } });
      expect(response.status(), method).toBe(405);
    }
  });
}

test('a truncated email link is a client error, for API clients as well', async ({ request }) => {
  const response = await request.post('/demo/booking', { form: { button: 'cancel', token: 'x' } });
  expect(response.status()).toBe(422);
  expect(wordsOf(await response.text())).toContain('This link is incomplete. Copy all of it from the email.');
});

test('a page with the key to a booking is never cached', async ({ request }) => {
  for (const path of ['/demo', '/demo/booking?token=x', '/newsletter/confirm?token=x']) {
    const { 'cache-control': cache, 'referrer-policy': referrer } = (await request.get(path)).headers();
    expect(cache, path).toBe('no-store');
    expect(referrer, path).toBe('same-origin');
  }
});

test('instead of a day that no calendar has, the first that is free is shown', async ({ request }) => {
  const { days } = demoSlotsOperation.response.parse(await apiClient(request).get('/api/demo/slots'));
  const free = days.find(({ slots }) => slots.length > 0);
  const response = await request.get('/demo?day=2027-02-31');
  expect(response.status()).toBe(200);
  const page = await response.text();
  expect(/<h1\b.*?<\/h1>/s.exec(page)?.[0]).toContain('Schedule a Demo Now');
  expect(/<input type="hidden" name="date" value="([^"]*)"/.exec(page)?.[1]).toBe(free?.date);
  const [, day] = /Time on (?:<!-- -->)?([^<]*)</.exec(page) ?? [];
  expect(day).toBe(inWords(free?.date ?? ''));
  expect(page).toContain(`name="time" value="${free?.slots.at(-1)?.time}"`);
});

const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '');
