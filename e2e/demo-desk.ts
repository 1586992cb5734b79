import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bookDemoOperation, demoSlotsOperation } from '@portway/contracts/demo-bookings/demo-bookings';

/** A time that can be booked, as a page in that zone shows it. */
export interface FreeTime {
  readonly date: string;
  readonly time: string;
  readonly londonTime: string;
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Three free times of one day in the weeks ahead. Tests that run at once are given days of their own. */
export async function freeTimes(
  request: APIRequestContext,
  { purpose = 'demo', timeZone = 'Europe/London' } = {},
): Promise<readonly [FreeTime, FreeTime, FreeTime]> {
  const answer = await request.get('/api/demo/slots', { params: { purpose, timeZone } });
  const { days } = demoSlotsOperation.response.parse(await answer.json());
  const mine = days.map(({ date, slots }) => ({ date, slots: slots.filter(isMine) }));
  const day = oneOf(mine.filter(({ slots }) => slots.length >= 3));
  const from = Math.floor(Math.random() * (day.slots.length - 2));
  const times = day.slots.slice(from).map((slot) => ({ ...slot, date: day.date, timeZone }));
  const [first, second, third] = times;
  if (!first || !second || !third) throw new Error('No three free times.');
  return [first, second, third];
}

const workersAtMost = 4;

/** By London's days, so that zones do not matter. */
function isMine({ startsAt }: { startsAt: string }): boolean {
  const day = Math.floor(Date.parse(startsAt) / 86_400_000);
  return day % workersAtMost === Number(process.env.TEST_PARALLEL_INDEX ?? 0) % workersAtMost;
}

function oneOf<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('No day has free times left.');
  return thing;
}

/** Books past the page. */
export async function bookBehind(request: APIRequestContext, free: FreeTime, email: string) {
  const { date, time, timeZone } = free;
  const data = { lastName: 'Mensah', email, date, time, timeZone, phone: '020 7946 0321' };
  const answer = await request.post('/api/demo/bookings', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return bookDemoOperation.response.parse(await answer.json());
}

/** An address of this test alone, so that tests at once do not read each other's mail. */
export const somebody = () => `amara.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Chooses a day in the calendar by its address: what it is called depends on the month. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  await page.locator(`td a[href*="day=${date}"]`).click();
  await expect(page.locator('input[name=date]')).toHaveValue(date);
}

export const chooseTime = (page: Page, time: string) =>
  page.getByRole('radio', { name: new RegExp(`^${time}`) }).check();

/** All that a demo asks of a person. */
export async function introduce(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Amara');
  await main.getByLabel('Last name').fill('Okafor');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Organisation').fill('Example Ltd');
  await main.getByLabel('Phone number').fill('+91 98765 43210');
  await main.getByLabel('Comments').fill('Two developers from Pune.');
}

/** That `introduce` is still all there. */
export async function stillIntroduced(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByLabel('First name')).toHaveValue('Amara');
  await expect(main.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(main.getByLabel('E-mail address')).toHaveValue(email);
  await expect(main.getByLabel('Organisation')).toHaveValue('Example Ltd');
  await expect(main.getByLabel('Phone number')).toHaveValue('+91 98765 43210');
  await expect(main.getByLabel('Comments')).toHaveValue('Two developers from Pune.');
}

/** What a form says of itself under its button, or in its place. */
export const said = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
