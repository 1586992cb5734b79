import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInStaff } from '../support/people/at-desk.ts';
import { goTo, panel, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const clients = [
  {
    quote: 'We knew what sponsoring would cost before we wrote the offer.',
    name: 'Priya Raman',
    role: 'Head of People',
    organisation: 'Wexcombe Avionics',
  },
  {
    quote: 'The dates were right, and so was the list of papers.',
    name: 'Owen Pritchard',
    role: 'Director',
    organisation: 'Fenmoor Freight',
  },
  {
    quote: 'Our first sponsored engineer started on the day we planned.',
    name: 'Siobhán Keane',
    role: 'Operations Manager',
    organisation: 'Larkspur Robotics',
  },
];
type Client = (typeof clients)[number];

async function fill(page: Page, { quote, name, role, organisation }: Client): Promise<void> {
  const words = panel(page, 'What they said');
  await words.getByLabel('Quote').fill(quote);
  await words.getByLabel('Name', { exact: true }).fill(name);
  await words.getByLabel('Job title').fill(role);
  await words.getByLabel('Organisation').fill(organisation);
  await words.getByLabel('Their email address').fill('client@example.com');
  await words.getByLabel('Where they agreed to it').fill('E-mail to Pia, 3 November 2026');
}

/** Writes one and leaves its page open. */
async function add(page: Page, client: Client): Promise<void> {
  await goTo(page, '/staff/testimonials');
  await page.getByRole('link', { name: 'Add a testimonial' }).click();
  await fill(page, client);
  await panel(page, 'What they said').getByRole('button', { name: 'Save the testimonial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(client.name);
  await expect(page).toHaveURL(/\/staff\/testimonials\/[0-9a-f-]{36}$/);
}

async function confirm(page: Page): Promise<void> {
  await panel(page, 'Confirm').getByRole('button', { name: 'Confirm it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, both are true' }).click();
  await expect(panel(page, 'Confirm')).toContainText('by Sam Staff');
}

const homeHeadings = async (page: Page) => {
  await page.goto('/');
  return await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
};

test('three confirmed testimonials replace the worked cases on the home page, and one taken back brings them back', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  await logInStaff(page);

  await test.step('nothing yet, and what is missing is said by field', async () => {
    await goTo(page, '/staff/testimonials');
    await expect(page.locator('main')).toContainText('The home page shows worked cases until 3 more');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add a testimonial' }).click();
    const words = panel(page, 'What they said');
    await words.getByRole('button', { name: 'Save the testimonial' }).click();
    await expect(words.getByRole('alert')).toContainText('Write where they agreed to this.');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('three are written and confirmed', async () => {
    for (const client of clients) {
      await add(page, client);
      if (client === clients[0]) {
        await panel(page, 'Confirm').getByRole('button', { name: 'Confirm it' }).click();
        await expect(page.getByRole('dialog')).toContainText(client.quote);
        expect(await axeViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      expect(await homeHeadings(page)).toContain('Three cases, worked today');
      await page.goBack();
      await confirm(page);
      if (nightly || client === clients[0]) expect(await axeViolations(page)).toEqual([]);
    }
  });

  await test.step('the home page shows them, the one confirmed last first', async () => {
    await expect.poll(() => homeHeadings(page)).toContain('What our clients say');
    const testimonials = page.getByRole('region', { name: 'What our clients say' });
    await expect(testimonials.getByRole('heading', { level: 3 })).toHaveText([
      /Siobhán Keane/,
      /Owen Pritchard/,
      /Priya Raman/,
    ]);
    await expect(testimonials).toContainText('Head of People, Wexcombe Avionics');
    await expect(testimonials).not.toContainText('client@example.com');
    expect(await homeHeadings(page)).not.toContain('Three cases, worked today');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('other words have to be confirmed again', async () => {
    await goTo(page, '/staff/testimonials');
    const list = page.getByRole('list', { name: 'Testimonials' });
    await expect(list.getByText('On the home page')).toHaveCount(3);
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('link', { name: 'Owen Pritchard' }).click();
    await panel(page, 'What they said').getByLabel('Quote').fill('The dates were right.');
    await panel(page, 'What they said').getByRole('button', { name: 'Save the changes' }).click();
    await expect(panel(page, 'What they said')).toContainText('it has to be confirmed again');
    await expect.poll(() => homeHeadings(page)).toContain('Three cases, worked today');
    await page.goBack();
    await confirm(page);
    await panel(page, 'Confirm').getByRole('button', { name: 'Take the confirmation back' }).click();
    await expect(panel(page, 'Confirm')).toContainText('nobody sees it');
  });

  await test.step('each is deleted after a question', async () => {
    for (const { name } of clients) {
      await goTo(page, '/staff/testimonials');
      await page.getByRole('link', { name }).click();
      await panel(page, 'Delete').getByRole('button', { name: 'Delete the testimonial' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimonials');
    }
    await expect(page.locator('main')).toContainText('No testimonial yet');
    await expect.poll(() => homeHeadings(page)).toContain('Three cases, worked today');
  });
});
