import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { openEmployer, ownWord } from '../support/people/employer.ts';
import { expect, test } from '../test.ts';

test('the text of an application survives a lost connection and a reload, and is sent once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  const job = await employer.offer({ title: 'Platform Engineer' });
  await page.setViewportSize({ width: 360, height: 780 });
  const amara = await openAccount(request);
  await arrive(page, amara, `/dashboard/jobs?title=${word}`);
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Platform Engineer', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/job-details?job=${job.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Platform Engineer · Portway');
  for (const fact of ['£68,000 – £82,000', 'Hybrid', 'London, England', 'Amara Okafor'])
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(fact);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.getByRole('button', { name: 'Apply' }).first().press('Enter');
  const area = page.getByLabel(`What interests you about working for ${employer.company}?`);
  await expect(area).toBeFocused();
  await keyboard.type('I like the post.');
  await expect(page.getByText('16 of 3,000')).toBeVisible();
  await expect(page.getByText('Draft saved. Nobody else sees it.').first()).toBeVisible();
  await page.route('**/draft', (route) => route.abort());
  await keyboard.type(' And trains.');
  await expect(page.getByText('No connection. Your draft is stored').first()).toBeVisible();
  await page.reload();
  await expect(area).toHaveValue('I like the post. And trains.');
  await page.unroute('**/draft');
  await expect(page.getByText('Draft saved. Nobody else sees it.').first()).toBeVisible({ timeout: 8000 });
  if (nightly) expect(await axeViolations(page)).toEqual([]);

  const bodies: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith(`/api/me/jobs/${job.id}/applications`)) bodies.push(each.postData() ?? '');
  });
  await page.locator('#apply').getByRole('button', { name: 'Apply' }).dblclick();
  await expect(page.getByText(`You have applied to ${employer.company}.`)).toBeVisible();
  expect(bodies).toEqual([JSON.stringify({ text: 'I like the post. And trains.', resume: null })]);
  expect(await axeViolations(page)).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent'))),
  ).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('article')).toContainText('Applied');
  await page.goForward();
  await page.getByRole('link', { name: 'View application' }).click();
  await expect(page).toHaveURL(/\/dashboard\/applied\?application=/);
});

test('a job that closes while a candidate writes keeps the text for another', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const employer = await openEmployer(request, `${ownWord()} Systems`);
  const job = await employer.offer({ title: 'Platform Engineer' });
  await arrive(page, await openAccount(request), `/dashboard/job-details?job=${job.id}`);
  await page.getByLabel(/^What interests you/).fill('I like the post.');
  // Delay the page's periodic revalidation, which would show the closed job before the button is pressed.
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(`**/api/me/jobs/${job.id}`, async (route) => {
    await isPressed;
    await route.continue();
  });
  await employer.close(job);
  await page.locator('#apply').getByRole('button', { name: 'Apply' }).click();
  press();
  await expect(page.locator('#apply')).toContainText('This job has now closed.');
  await expect(page.getByLabel('What you wrote')).toHaveValue('I like the post.');
  expect(await axeViolations(page)).toEqual([]);
});
