import type { Page } from '@playwright/test';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

/** An address of this test alone, so that tests at once do not read each other's mail. */
const newEmail = () => `amara.${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fill(page: Page, email: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('First name').fill('Amara');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Country code').selectOption('France (+33)');
  await form.getByLabel('Phone number').fill('1 23 45 67 89');
  await form.getByLabel('Message').fill('How long does a licence take?');
}

const status = (page: Page) => page.locator('main form').getByRole('status');
const summary = (page: Page) => page.getByRole('alert');

test('a message is sent, meanwhile the button says so and is disabled, and then the form is empty again', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto('/contact');
  await hydrated(page);
  await fill(page, email);
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/contact.data*', async (route) => {
    await release;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letThrough();
  await expect(status(page)).toHaveText('Message sent successfully! 🎉');
  await expect(status(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  const form = page.locator('main form');
  for (const label of ['First name', 'Last name', 'Email address', 'Phone number', 'Message'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByLabel('Country code')).toHaveValue('United Kingdom (+44)');
  expect(await mailsTo(request, email)).toMatchObject([{ kind: 'contact-received' }]);
  expect(await axeViolations(page)).toEqual([]);
});

test('each error is shown by its field and in a summary, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('main form');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email address').fill('amara@');
  await form.getByLabel('Country code').selectOption('India (+91)');
  await form.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const faults = [
    'Enter your first name.',
    'Please enter a valid email address',
    'Enter a telephone number, as you dial it in India, or in full from +91.',
    'Write your message.',
  ];
  await expect(summary(page).getByRole('link')).toHaveText(faults);
  await expect(status(page)).toHaveText('Error: Check what you entered and try again.');
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription(/valid email address/);
  await expect(form.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(form.getByLabel('Email address')).toHaveValue('amara@');
  await expect(form.getByLabel('Country code')).toHaveValue('India (+91)');
  await expect(form.getByLabel('Phone number')).toHaveValue('12');
  await expect(summary(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('without a connection the form says so, keeps all that was typed, and sends it afterwards', {
  tag: '@first-visit',
}, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail();
  await page.goto('/contact');
  await hydrated(page);
  await fill(page, email);
  // Load the form's scripts before the connection is lost, as on a train.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(status(page)).toHaveText(/^Error: Your connection dropped, and nothing was sent/);
  await expect(page.locator('main form').getByLabel('Message')).toHaveValue('How long does a licence take?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(status(page)).toHaveText('Message sent successfully! 🎉');
});

test('the whole form by keyboard, which never reaches the hidden field (nightly)', async ({
  page,
  request,
}) => {
  test.skip(!nightly, 'nightly');
  const email = newEmail();
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('main form').getByLabel('First name').focus();
  await page.keyboard.type('Amara');
  for (const text of ['Okafor', email, 'F', '1 23 45 67 89', 'Hello']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Message sent successfully! 🎉');
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test('pricing: the plan chosen above is in the form, and Contact Sales is recorded with it', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto('/pricing');
  await hydrated(page);
  await page
    .getByRole('link', { name: /Request Pricing/ })
    .nth(2)
    .click();
  const form = page.locator('main form');
  await expect(form.getByLabel('Plan')).toHaveValue('premium');
  await form.getByLabel('Name').fill('Kofi Mensah');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Contact Sales' }).click();
  await expect(status(page)).toHaveText('Thank you. We answer by email, with a price in writing.');
  const all = await (await request.get('/dev/mailbox.json')).text();
  expect(all).toMatch(new RegExp(`${email}\\\\nPlan: premium\\\\nButton pressed: Contact Sales`));
});

test.describe('the newsletter', () => {
  const box = (page: Page) => page.getByRole('contentinfo').locator('form');

  test('is subscribed to in the footer, where a wrong address gets an error, confirmed by email, and ended by one click', async ({
    page,
    request,
    complaints,
  }) => {
    // The browser's console message for a 422 response.
    complaints.expect(/status of 422/);
    const email = newEmail();
    await page.goto('/tools');
    await hydrated(page);
    await box(page).getByLabel('Newsletter').fill('amara@');
    await box(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(box(page).getByRole('status')).toHaveText('Problem: Please enter a valid email address');
    await expect(box(page).getByRole('status').locator('svg')).toBeVisible();
    await expect(box(page).getByLabel('Newsletter')).toHaveValue('amara@');
    expect(await axeViolations(page)).toEqual([]);
    await box(page).getByLabel('Newsletter').fill(email);
    await box(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(box(page).getByRole('status')).toHaveText(
      'Almost done. Open the email we sent you and confirm.',
    );
    await expect(page).toHaveURL('/tools');
    await expect(box(page).getByLabel('Newsletter')).toHaveValue('');
    await page.goto(linkIn((await mailsTo(request, email))[0], '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText(
      'You are on the list. A welcome email is on its way.',
    );
    const [welcome] = await mailsTo(request, email);
    expect(welcome?.kind).toBe('newsletter-welcome');
    // As an email program does by itself: a POST without a page or an origin.
    const response = await request.post(linkIn(welcome, '/newsletter/unsubscribe'), {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      data: 'List-Unsubscribe=One-Click',
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('You are unsubscribed.');
  });
});
