import type { Page } from '@playwright/test';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const newEmail = () => `ada.${crypto.randomUUID().slice(0, 8)}@example.com`;
const form = (page: Page) => page.locator('main form');
const status = (page: Page) => form(page).getByRole('status');
const send = (page: Page) => form(page).getByRole('button', { name: 'Register Now' }).click();

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('University').fill('University of Example');
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('Byron');
  await form(page).getByLabel('Email address').fill(email);
  await form(page).getByLabel('Phone number').fill('+33 1 23 45 67 89');
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a university registers, and hears that it arrived', async ({ page, request }) => {
      const email = newEmail();
      await page.goto('/universities');
      if (scripts) await hydrated(page);
      await fill(page, email);
      await send(page);
      await expect(status(page)).toHaveText(
        'Thank you. Your university is registered. We will reply by email.',
      );
      await expect(form(page).getByLabel('University')).toHaveValue('');
      if (scripts) await expect(status(page)).toBeFocused();
      expect(await mailsTo(request, email)).toMatchObject([{ kind: 'university-received' }]);
    });

    test('each error is named, and what was typed stays', async ({ page }) => {
      await page.goto('/universities');
      if (scripts) await hydrated(page);
      await form(page).getByLabel('Your role').fill('Careers adviser');
      await form(page).getByLabel('Phone number').fill('call me');
      await send(page);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Enter the name of your university.',
        'Enter your first name.',
        'Enter your last name.',
        'Please enter a valid email address',
        'Enter a telephone number, such as 020 7946 0321. Outside the UK, begin with + and the country code.',
      ]);
      await expect(form(page).getByLabel('Your role')).toHaveValue('Careers adviser');
      await expect(form(page).getByLabel('Phone number')).toHaveValue('call me');
      if (scripts) expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test('without a connection it says so, and keeps what was typed', { tag: '@first-visit' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/universities');
  await hydrated(page);
  await fill(page, newEmail());
  await context.setOffline(true);
  await send(page);
  await expect(status(page)).toHaveText(/^Error: Your connection dropped, and nothing was sent/);
  await expect(form(page).getByLabel('University')).toHaveValue('University of Example');
});
