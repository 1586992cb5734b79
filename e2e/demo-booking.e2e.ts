import { barriers } from './barriers.ts';
import { bookBehind, chooseDay, chooseTime, freeTimes, said, somebody } from './demo-desk.ts';
import { hydrated } from './hydrated.ts';
import { linkIn, mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a booking is moved by the link in its mail, and its new mail has a new link', async ({
      page,
      request,
    }) => {
      const email = somebody();
      const [free, , later] = await freeTimes(request, { timeZone: 'Asia/Kolkata' });
      if (!free || !later) throw new Error('No free times.');
      await bookBehind(request, free, email);
      const [mail] = await mailsTo(request, email);
      await page.goto(linkIn(mail, '/demo/booking'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking');
      await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(free.time);
      await page.getByRole('link', { name: 'Move it' }).click();
      await expect(page.getByRole('heading', { name: 'Move it' })).toBeVisible();
      await expect(page.locator('#times-zone')).toContainText('India Standard Time');
      await chooseDay(page, later.date);
      if (scripts) expect(await barriers(page)).toEqual([]);
      await chooseTime(page, later.time);
      await page.getByRole('button', { name: 'Move it here' }).click();
      await expect(said(page)).toHaveText('Your demo has moved. A new confirmation is on its way.');
      if (scripts) await expect(said(page)).toBeFocused();
      await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(later.time);
      const [newest] = await mailsTo(request, email);
      expect(newest?.kind).toBe('demo-moved');
      expect(linkIn(newest, '/demo/booking')).not.toBe(linkIn(mail, '/demo/booking'));
      await page.goto(linkIn(newest, '/demo/booking'));
      await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(later.time);
    });

    test('a time that was taken meanwhile is said, and the booking stays', async ({ page, request }) => {
      const [free, other, third] = await freeTimes(request);
      if (!free || !other || !third) throw new Error('No free times.');
      const { token } = await bookBehind(request, free, somebody());
      await page.goto(`/demo/booking?token=${token}&move&day=${other.date}`);
      if (scripts) await hydrated(page);
      await chooseTime(page, other.time);
      await bookBehind(request, other, somebody());
      await page.getByRole('button', { name: 'Move it here' }).click();
      await expect(page.getByRole('alert')).toContainText('That time has just been taken. Choose another.');
      await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(free.time);
      await expect(page.getByRole('radio', { name: new RegExp(`^${other.time}`) })).toHaveCount(0);
      await page.getByRole('button', { name: 'Move it here' }).click();
      await expect(page.getByRole('alert')).toContainText('Choose a time.');
      await chooseTime(page, third.time);
      await page.getByRole('button', { name: 'Move it here' }).click();
      await expect(said(page)).toContainText('has moved');
    });

    test('a booking is cancelled only after it asks, and its time is free again', async ({
      page,
      request,
    }) => {
      const email = somebody();
      const [free] = await freeTimes(request);
      if (!free) throw new Error('No free times.');
      const { token } = await bookBehind(request, free, email);
      await page.goto(`/demo/booking?token=${token}`);
      if (scripts) await hydrated(page);
      await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeHidden();
      await page.getByText('Cancel it', { exact: true }).click();
      if (scripts) expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is cancelled');
      await expect(said(page)).toHaveText('Your demo is cancelled.');
      if (scripts) await expect(said(page)).toBeFocused();
      expect((await mailsTo(request, email))[0]?.kind).toBe('demo-cancelled');
      await bookBehind(request, free, somebody());
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is cancelled');
      await page.getByRole('link', { name: 'Book another time' }).click();
      await expect(page).toHaveURL('/demo');
    });
  });
}

test('a link that opens nothing says why, and leads on', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const query of ['', '?token=abc', '?token=abc&move', '?token=a%20b']) {
    const answer = await page.goto(`/demo/booking${query}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not open a booking');
    await expect(page.getByText('This link is not whole.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  }
  await page.goto('/demo/booking.ics?token=abc');
  await expect(page).toHaveURL('/demo/booking?token=abc');
  await page.getByRole('link', { name: 'Book another time' }).click();
  await expect(page).toHaveURL('/demo');
});

test('nobody keeps the page of a booking, or learns its link from it', async ({ request }) => {
  const [free] = await freeTimes(request);
  if (!free) throw new Error('No free times.');
  const { token } = await bookBehind(request, free, somebody());
  for (const path of ['/demo/booking', '/demo/booking.ics', '/demo/booking.data']) {
    const answer = await request.get(`${path}?token=${token}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
    expect(answer.headers()['referrer-policy'], path).toBe('same-origin');
  }
  const page = await (await request.get(`/demo/booking?token=${token}`)).text();
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).not.toMatch(new RegExp(`(?:og:url|canonical)[^>]*${token}`));
});

test('without a connection a booking stays as it is, and says so', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const [free] = await freeTimes(request);
  if (!free) throw new Error('No free times.');
  const { token } = await bookBehind(request, free, somebody());
  await page.goto(`/demo/booking?token=${token}`);
  await hydrated(page);
  await page.getByText('Cancel it', { exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(said(page)).toHaveText(/^Error: Your connection dropped/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(said(page)).toHaveText('Your demo is cancelled.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a booking fits, also while it is moved', async ({ page, request }) => {
    const [free] = await freeTimes(request, { timeZone: 'Pacific/Auckland' });
    if (!free) throw new Error('No free times.');
    const { token } = await bookBehind(request, free, somebody());
    for (const query of ['', '&move']) {
      await page.goto(`/demo/booking?token=${token}${query}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await barriers(page)).toEqual([]);
    }
  });
});
