import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import {
  bookBehind,
  chooseDay,
  chooseTime,
  formStatus,
  freeTimes,
  introduce,
  newEmail,
  stillIntroduced,
} from '../support/people/demo-desk.ts';
import { expect, test } from '../test.ts';

const summary = (page: import('@playwright/test').Page) => page.getByRole('alert');
const button = 'Schedule demo';

test('a demo is booked, confirmed by mail, and can be put into a diary', async ({ page, request }) => {
  const email = newEmail();
  const [free] = await freeTimes(request);
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Demo Now');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await hydrated(page);
  await chooseDay(page, free.date);
  await chooseTime(page, free.time);
  await introduce(page, email);
  await page.getByRole('button', { name: button }).click();
  await expect(formStatus(page)).toHaveText('Demo Scheduled Successfully!');
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  const ticket = page.getByRole('region', { name: /^Your demo/ });
  await expect(ticket).toContainText(`London time${free.time}`);
  await expect(ticket).not.toContainText('In London');
  await expect(page.getByRole('heading', { name: 'We look forward to it' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  const file = page.getByRole('link', { name: 'Add to my calendar' });
  const calendarFile = await request.get((await file.getAttribute('href')) ?? '');
  expect(calendarFile.headers()['content-disposition']).toBe('attachment; filename="portway-demo.ics"');
  expect(await calendarFile.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH\r\n/);
  expect(await mailsTo(request, email)).toMatchObject([{ kind: 'demo-booked' }]);
  await page.getByRole('link', { name: 'Move or cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking');
});

test('each error is shown by its field and in a summary, and another day keeps what was typed', async ({
  page,
  request,
}) => {
  const [free] = await freeTimes(request);
  await page.goto(`/demo?day=${free.date}`);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Amara');
  await main.getByLabel('Email address').fill('amara@');
  await main.getByLabel('Phone number').fill('ring me');
  await page.getByRole('button', { name: button }).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Choose a time.',
    'Enter your last name.',
    'Please enter a valid email address',
    /^Enter a telephone number/,
  ]);
  await expect(summary(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await expect(main.getByLabel('First name')).toHaveValue('Amara');
  await expect(main.getByLabel('Email address')).toHaveValue('amara@');
  await expect(main.getByLabel('Phone number')).toHaveValue('ring me');
  await expect(page.locator('input[name=date]')).toHaveValue(free.date);
  await summary(page).getByRole('link', { name: 'Choose a time.' }).click();
  await expect(page.locator('#time')).toBeFocused();
  await page.locator(`td a[href*="day="]:not([href*="${free.date}"])`).first().click();
  await expect(summary(page)).toHaveCount(0);
  await expect(main.getByLabel('First name')).toHaveValue('Amara');
  await expect(main.getByLabel('Phone number')).toHaveValue('ring me');
});

test('a time taken in the meantime gets an error and is no longer offered, and all that was typed stays', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const [free, other] = await freeTimes(request);
  await page.goto(`/demo?day=${free.date}`);
  await hydrated(page);
  await chooseTime(page, free.time);
  await introduce(page, email);
  await bookBehind(request, free, newEmail());
  await page.getByRole('button', { name: button }).click();
  await expect(summary(page)).toContainText('That time has just been taken. Choose another.');
  await expect(page.getByRole('radio', { name: new RegExp(`^${free.time}`) })).toHaveCount(0);
  await stillIntroduced(page, email);
  await chooseTime(page, other.time);
  await page.getByRole('button', { name: button }).click();
  await expect(formStatus(page)).toHaveText('Demo Scheduled Successfully!');
});

test('what is typed before the page hydrates stays, and a time taken meanwhile is refused', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const [free] = await freeTimes(request);
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await introduce(page, email);
    await bookBehind(request, free, newEmail());
    await route.continue();
  });
  await page.goto(`/demo?day=${free.date}`);
  await hydrated(page);
  await stillIntroduced(page, email);
  await chooseTime(page, free.time);
  await page.getByRole('button', { name: button }).click();
  await expect(summary(page)).toContainText('That time has just been taken. Choose another.');
  await stillIntroduced(page, email);
});

test('without a connection the form says so and keeps what was typed; while sending, the button says so and is disabled', {
  tag: '@first-visit',
}, async ({ page, context, request, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail();
  const [free] = await freeTimes(request);
  await page.goto(`/demo?day=${free.date}`);
  await hydrated(page);
  await chooseTime(page, free.time);
  await introduce(page, email);
  await context.setOffline(true);
  await page.getByRole('button', { name: button }).click();
  await expect(formStatus(page)).toHaveText(/^Error: Your connection dropped, and nothing was sent/);
  await stillIntroduced(page, email);
  await expect(page.getByRole('radio', { name: new RegExp(`^${free.time}`) })).toBeChecked();
  await context.setOffline(false);
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/demo.data*', async (route) => {
    await release;
    await route.continue();
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letThrough();
  await expect(formStatus(page)).toHaveText('Demo Scheduled Successfully!');
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test('the whole way by keyboard, which never meets the hidden field', async ({ page, request }) => {
  const email = newEmail();
  const [free] = await freeTimes(request);
  await page.goto('/demo');
  await hydrated(page);
  await page.locator(`td a[href*="day=${free.date}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=date]')).toHaveValue(free.date);
  await page.locator('input[name=time]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Another time zone')).toBeFocused();
  for (const text of ['Amara', 'Okafor', email, 'Example Ltd', '020 7946 0321', 'Hello']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(formStatus(page)).toHaveText('Demo Scheduled Successfully!');
  expect(await mailsTo(request, email)).toHaveLength(1);
});
