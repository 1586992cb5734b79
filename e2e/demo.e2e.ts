import { barriers } from './barriers.ts';
import {
  bookBehind,
  chooseDay,
  chooseTime,
  freeTimes,
  introduce,
  said,
  somebody,
  stillIntroduced,
} from './demo-desk.ts';
import { hydrated } from './hydrated.ts';
import { mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

const summary = (page: import('@playwright/test').Page) => page.getByRole('alert');
const button = 'Schedule demo';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a demo is booked, confirmed by mail, and can be put into a diary', async ({ page, request }) => {
      const email = somebody();
      const [free] = await freeTimes(request);
      await page.goto('/demo');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Demo Now');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      if (scripts) await hydrated(page);
      await chooseDay(page, free?.date ?? '');
      await chooseTime(page, free?.time ?? '');
      await introduce(page, email);
      await page.getByRole('button', { name: button }).click();
      await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
      await expect(page.getByRole('button', { name: button })).toHaveCount(0);
      const ticket = page.getByRole('region', { name: /^Your demo/ });
      await expect(ticket).toContainText(`London time${free?.time}`);
      await expect(ticket).not.toContainText('In London');
      if (scripts) await expect(page.getByRole('heading', { name: 'We look forward to it' })).toBeFocused();
      if (scripts) expect(await barriers(page)).toEqual([]);
      const file = page.getByRole('link', { name: 'Add to my calendar' });
      const saved = await request.get((await file.getAttribute('href')) ?? '');
      expect(saved.headers()['content-disposition']).toBe('attachment; filename="portway-demo.ics"');
      expect(await saved.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH\r\n/);
      expect(await mailsTo(request, email)).toMatchObject([{ kind: 'demo-booked' }]);
      await page.getByRole('link', { name: 'Move or cancel' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking');
    });

    test('each fault is named beside its field and in a summary, and nothing typed is lost', async ({
      page,
      request,
    }) => {
      const [free] = await freeTimes(request);
      await page.goto(`/demo?day=${free?.date}`);
      if (scripts) await hydrated(page);
      const main = page.getByRole('main');
      await main.getByLabel('First name').fill('Amara');
      await main.getByLabel('E-mail address').fill('amara@');
      await main.getByLabel('Phone number').fill('ring me');
      await page.getByRole('button', { name: button }).click();
      await expect(summary(page).getByRole('link')).toHaveText([
        'Choose a time.',
        'Enter your last name.',
        'Please enter a valid email address',
        /^Enter a telephone number/,
      ]);
      if (scripts) await expect(summary(page)).toBeFocused();
      if (scripts) expect(await barriers(page)).toEqual([]);
      await expect(main.getByLabel('First name')).toHaveValue('Amara');
      await expect(main.getByLabel('E-mail address')).toHaveValue('amara@');
      await expect(main.getByLabel('Phone number')).toHaveValue('ring me');
      await expect(page.locator('input[name=date]')).toHaveValue(free?.date ?? '');
      await summary(page).getByRole('link', { name: 'Choose a time.' }).click();
      await expect(page.locator('#time')).toBeFocused();
    });

    test('a time that is taken meanwhile is said and gone, and all that was typed stays', async ({
      page,
      request,
    }) => {
      const email = somebody();
      const [free, other] = await freeTimes(request);
      if (!free || !other) throw new Error('No free times.');
      await page.goto(`/demo?day=${free.date}`);
      if (scripts) await hydrated(page);
      await chooseTime(page, free.time);
      await introduce(page, email);
      await bookBehind(request, free, somebody());
      await page.getByRole('button', { name: button }).click();
      await expect(summary(page)).toContainText('That time has just been taken. Choose another.');
      await expect(page.getByRole('radio', { name: new RegExp(`^${free.time}`) })).toHaveCount(0);
      await stillIntroduced(page, email);
      await chooseTime(page, other.time);
      await page.getByRole('button', { name: button }).click();
      await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
    });
  });
}

test('without scripts a page sent again books once', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const email = somebody();
  const [free] = await freeTimes(request);
  await page.goto(`/demo?day=${free?.date}`);
  await chooseTime(page, free?.time ?? '');
  await introduce(page, email);
  await page.getByRole('button', { name: button }).click();
  await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
  await page.reload();
  await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
  expect(await mailsTo(request, email)).toHaveLength(1);
  await page.close();
});

test('another day keeps what was typed, after a fault too', async ({ page, request }) => {
  const email = somebody();
  const [free] = await freeTimes(request);
  await page.goto('/demo');
  await hydrated(page);
  await introduce(page, email);
  await page.getByRole('button', { name: button }).click();
  await expect(summary(page)).toContainText('Choose a time.');
  await chooseDay(page, free?.date ?? '');
  await expect(summary(page)).toHaveCount(0);
  await stillIntroduced(page, email);
});

test('a time that is taken while the page wakes costs nothing that was typed', async ({
  page,
  request,
  complaints,
}) => {
  // React says that it drew a part anew.
  complaints.expect(/418/);
  const email = somebody();
  const [free] = await freeTimes(request);
  if (!free) throw new Error('No free times.');
  await page.route('**/demo.wake*', async (route) => {
    await introduce(page, email);
    await bookBehind(request, free, somebody());
    await route.continue();
  });
  await page.goto(`/demo?day=${free.date}`);
  await hydrated(page);
  await expect(page.getByRole('radio', { name: new RegExp(`^${free.time}`) })).toHaveCount(0);
  await stillIntroduced(page, email);
});

test('while it is on its way the button says so and cannot be pressed', async ({ page, request }) => {
  const [free] = await freeTimes(request);
  await page.goto(`/demo?day=${free?.date}`);
  await hydrated(page);
  await chooseTime(page, free?.time ?? '');
  await introduce(page, somebody());
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/demo.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letThrough();
  await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
});

test('without a connection it says so, keeps all that was typed, and books afterwards', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const email = somebody();
  const [free] = await freeTimes(request);
  await page.goto(`/demo?day=${free?.date}`);
  await hydrated(page);
  await chooseTime(page, free?.time ?? '');
  await introduce(page, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: button }).click();
  await expect(said(page)).toHaveText(/^Error: Your connection dropped, and nothing was sent/);
  await stillIntroduced(page, email);
  await expect(page.getByRole('radio', { name: new RegExp(`^${free?.time}`) })).toBeChecked();
  await context.setOffline(false);
  await page.getByRole('button', { name: button }).click();
  await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test('the whole way by keyboard, which never meets the hidden field', async ({ page, request }) => {
  const email = somebody();
  const [free] = await freeTimes(request);
  await page.goto('/demo');
  await hydrated(page);
  await page.locator(`td a[href*="day=${free?.date}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=date]')).toHaveValue(free?.date ?? '');
  await page.locator('input[name=time]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Another time zone')).toBeFocused();
  for (const typed of ['Amara', 'Okafor', email, 'Example Ltd', '020 7946 0321', 'Hello']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test('a consultation has times of a quarter of an hour, and words of its own', async ({ page, request }) => {
  const email = somebody();
  const [free] = await freeTimes(request, { purpose: 'consultation' });
  await page.goto('/demo');
  await page.getByRole('link', { name: 'Book a consultation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book your free 15-minute consultation');
  await expect(page.getByText('It is not immigration advice')).toBeVisible();
  await chooseDay(page, free?.date ?? '');
  await expect(page.getByRole('radio', { name: /^\d\d:(15|45)/ }).first()).toBeVisible();
  await chooseTime(page, free?.time ?? '');
  await introduce(page, email);
  await page.getByRole('button', { name: 'Book consultation' }).click();
  await expect(said(page)).toHaveText('Consultation Scheduled Successfully!');
  await expect(page.getByRole('region', { name: /^Your consultation/ })).toContainText('15 minutes');
  expect((await mailsTo(request, email))[0]?.text).toContain('free 15-minute consultation');
});

test('a day without free times says so, and the calendar leads on', async ({ page }) => {
  await page.goto('/demo?day=2026-12-25');
  await expect(page.getByText('No free time on this day')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.locator('td a').first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('what no person fills in is answered alike, and nothing is mailed or held', async ({
  page,
  request,
}) => {
  const email = somebody();
  const [free] = await freeTimes(request);
  if (!free) throw new Error('No free times.');
  await page.goto(`/demo?day=${free.date}`);
  await hydrated(page);
  await chooseTime(page, free.time);
  await introduce(page, email);
  await page
    .getByRole('main')
    .locator('input[name=leaveEmpty]')
    .evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = 'https://spam.example';
    });
  await page.getByRole('button', { name: button }).click();
  await expect(said(page)).toHaveText('Demo Scheduled Successfully!');
  expect(await mailsTo(request, email)).toEqual([]);
  await bookBehind(request, free, somebody());
});

test('odd addresses show the page as it begins', async ({ page }) => {
  for (const query of [
    'day=tomorrow',
    'zone=Europe/Atlantis',
    'purpose=lunch',
    'day=2026-02-31',
    'day=&zone=%00',
  ]) {
    const answer = await page.goto(`/demo?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Demo Now');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('it fits, and nothing stands in anybody’s way', async ({ page }) => {
    for (const address of [
      '/demo',
      '/demo?zone=Asia/Kolkata',
      '/demo?zone=Pacific/Auckland&purpose=consultation',
    ]) {
      await page.goto(address);
      await hydrated(page);
      await page.getByText('Another time zone').click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await barriers(page)).toEqual([]);
    }
  });
});
