import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bookDemoOperation, demoSlotsOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { apiClient } from '../api-client.ts';

/** A bookable time, as a page in that time zone shows it. */
export interface FreeTime {
  readonly date: string;
  readonly time: string;
  readonly londonTime: string;
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Three free times on one day in the coming weeks. Tests that run at once get different days. */
export async function freeTimes(
  request: APIRequestContext,
  { purpose = 'demo', timeZone = 'Europe/London' } = {},
): Promise<readonly [FreeTime, FreeTime, FreeTime]> {
  const query = new URLSearchParams({ purpose, timeZone });
  const body = await apiClient(request).get(`/api/demo/slots?${query}`);
  const { days } = demoSlotsOperation.response.parse(body);
  const mine = days.map(({ date, slots }) => ({ date, slots: slots.filter(isMine) }));
  const day = oneOf(mine.filter(({ slots }) => slots.length >= 3));
  const from = Math.floor(Math.random() * (day.slots.length - 2));
  const times = day.slots.slice(from).map((slot) => ({ ...slot, date: day.date, timeZone }));
  const [first, second, third] = times;
  if (!first || !second || !third) throw new Error('No three free times.');
  return [first, second, third];
}

const workersAtMost = 4;

/** Days in London, so that the time zone does not matter. */
function isMine({ startsAt }: { startsAt: string }): boolean {
  const day = Math.floor(Date.parse(startsAt) / 86_400_000);
  return day % workersAtMost === Number(process.env.TEST_PARALLEL_INDEX ?? 0) % workersAtMost;
}

function oneOf<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('No day has free times left.');
  return thing;
}

/** Books by the API, without the page. */
export async function bookBehind(request: APIRequestContext, free: FreeTime, email: string) {
  const { date, time, timeZone } = free;
  const body = { lastName: 'Mensah', email, date, time, timeZone, phone: '020 7946 0321' };
  return bookDemoOperation.response.parse(await apiClient(request).post('/api/demo/bookings', body));
}

/** An address of this test alone, so that tests at once do not read each other's mail. */
export const newEmail = () => `amara.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Chooses a day in the calendar by its link's address, because its name depends on the month. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  await page.locator(`td a[href*="day=${date}"]`).click();
  await expect(page.locator('input[name=date]')).toHaveValue(date);
}

export const chooseTime = (page: Page, time: string) =>
  page.getByRole('radio', { name: new RegExp(`^${time}`) }).check();

/** Fills in everything a demo booking asks for. */
export async function introduce(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Amara');
  await main.getByLabel('Last name').fill('Okafor');
  await main.getByLabel('Email address').fill(email);
  await main.getByLabel('Organisation').fill('Example Ltd');
  await main.getByLabel('Phone number').fill('+91 98765 43210');
  await main.getByLabel('Comments').fill('Two developers from Pune.');
}

/** Checks that everything `introduce` filled in is still there. */
export async function stillIntroduced(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByLabel('First name')).toHaveValue('Amara');
  await expect(main.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(main.getByLabel('Email address')).toHaveValue(email);
  await expect(main.getByLabel('Organisation')).toHaveValue('Example Ltd');
  await expect(main.getByLabel('Phone number')).toHaveValue('+91 98765 43210');
  await expect(main.getByLabel('Comments')).toHaveValue('Two developers from Pune.');
}

/** What a form says of itself under its button, or in its place. */
export const formStatus = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
