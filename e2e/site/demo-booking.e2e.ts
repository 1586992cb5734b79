import { linkIn, mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import {
  bookBehind,
  chooseDay,
  chooseTime,
  formStatus,
  freeTimes,
  newEmail,
} from '../support/people/demo-desk.ts';
import { expect, test } from '../test.ts';

test('a booking is moved by the link in its email, also on a phone, and the new email has a new link', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const [free, , later] = await freeTimes(request, { timeZone: 'Asia/Kolkata' });
  await bookBehind(request, free, email);
  const [mail] = await mailsTo(request, email);
  await page.goto(linkIn(mail, '/demo/booking'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking');
  await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(free.time);
  await page.getByRole('link', { name: 'Move it' }).click();
  await expect(page.getByRole('heading', { name: 'Move it' })).toBeVisible();
  await expect(page.locator('#times-zone')).toContainText('India Standard Time');
  await chooseDay(page, later.date);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(page)).toEqual([]);
  await chooseTime(page, later.time);
  await page.getByRole('button', { name: 'Move it here' }).click();
  await expect(formStatus(page)).toHaveText('Your demo has moved. A new confirmation is on its way.');
  await expect(formStatus(page)).toBeFocused();
  await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(later.time);
  const [newest] = await mailsTo(request, email);
  expect(newest?.kind).toBe('demo-moved');
  expect(linkIn(newest, '/demo/booking')).not.toBe(linkIn(mail, '/demo/booking'));
  await page.goto(linkIn(newest, '/demo/booking'));
  await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(later.time);
});

test('a time taken in the meantime gets an error, and the booking stays', async ({ page, request }) => {
  const [free, other, third] = await freeTimes(request);
  const { token } = await bookBehind(request, free, newEmail());
  await page.goto(`/demo/booking?token=${token}&move&day=${other.date}`);
  await hydrated(page);
  await chooseTime(page, other.time);
  await bookBehind(request, other, newEmail());
  await page.getByRole('button', { name: 'Move it here' }).click();
  await expect(page.getByRole('alert')).toContainText('That time has just been taken. Choose another.');
  await expect(page.getByRole('region', { name: /^Your demo/ })).toContainText(free.time);
  await expect(page.getByRole('radio', { name: new RegExp(`^${other.time}`) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move it here' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a time.');
  await chooseTime(page, third.time);
  await page.getByRole('button', { name: 'Move it here' }).click();
  await expect(formStatus(page)).toContainText('has moved');
});

test('a booking is cancelled only after a question and with a connection, and its time is free again', {
  tag: '@first-visit',
}, async ({ page, context, request, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail();
  const [free] = await freeTimes(request);
  const { token } = await bookBehind(request, free, email);
  await page.goto(`/demo/booking?token=${token}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeHidden();
  await page.getByText('Cancel it', { exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(formStatus(page)).toHaveText(/^Error: Your connection dropped/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is cancelled');
  await expect(formStatus(page)).toHaveText('Your demo is cancelled.');
  await expect(formStatus(page)).toBeFocused();
  expect((await mailsTo(request, email))[0]?.kind).toBe('demo-cancelled');
  await bookBehind(request, free, newEmail());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is cancelled');
  await page.getByRole('link', { name: 'Book another time' }).click();
  await expect(page).toHaveURL('/demo');
});
