import { expect, test } from './test.ts';

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
  test(`${path} takes a form by POST, and says so of anything else`, async ({ request }) => {
    const json = { 'Content-Type': 'application/json' };
    expect((await request.post(path, { headers: json, data: '{}' })).status(), 'JSON').toBe(415);
    const cut = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await request.post(path, { headers: cut, data: '--y' })).status(), 'cut off').toBe(415);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch(path, { method, form: { email: 'amara@example.com' } });
      expect(answer.status(), method).toBe(405);
    }
  });
}

test('a link of a mail that is cut off is the caller’s fault, told to programs as well', async ({
  request,
}) => {
  const answer = await request.post('/demo/booking', { form: { button: 'cancel', token: 'x' } });
  expect(answer.status()).toBe(422);
});

test('a page that holds the key to a booking is kept by nobody', async ({ request }) => {
  for (const path of ['/demo', '/demo/booking?token=x', '/newsletter/confirm?token=x']) {
    const { 'cache-control': cache, 'referrer-policy': referrer } = (await request.get(path)).headers();
    expect(cache, path).toBe('no-store');
    expect(referrer, path).toBe('same-origin');
  }
});

test('a day that no calendar has is not shown as another', async ({ request }) => {
  const page = await (await request.get('/demo?day=2027-02-31')).text();
  expect(page).not.toContain('3 March 2027');
});
