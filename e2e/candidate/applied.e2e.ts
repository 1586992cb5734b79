import { axeViolations } from '../support/pages/axe-violations.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

test('an open list and the home page show an application’s present status', async ({
  page,
  request,
  context,
}) => {
  const { account, application, employer, job } = await openApplication(request);
  await arrive(page, account, '/dashboard/applied');
  const row = page.getByRole('article');
  await expect(row).toContainText('Northgate Systems · London');
  await expect(row).toContainText('Pending');
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(rail.getByRole('link', { name: 'Applied 1 ongoing application' })).toBeVisible();
  const home = await context.newPage();
  await goTo(home, '/dashboard');
  const recent = home.getByRole('region', { name: 'Recent Applications' });
  await expect(recent).toContainText('Pending');
  await employer.patch(`/api/organisation/applications/${application}`, {
    from: 'pending',
    status: 'interview',
    note: 'We liked what you wrote.',
    nextStep: { text: 'Technical interview', on: '2030-11-27' },
  });
  await expect(row).toContainText('Next: Technical interview, 27 November 2030');
  await expect(page.getByText('Senior Backend Engineer, Northgate Systems: now Interview.')).toBeAttached();
  await expect(recent).toContainText('Next: Technical interview, 27 November 2030');
  expect(await axeViolations(page)).toEqual([]);
  expect(await axeViolations(home)).toEqual([]);
  await employer.post(`/api/organisation/jobs/${job}/close`, { because: 'filled' });
  await page.reload();
  await expect(row).toContainText('The job is closed');
});

test('an application is read, withdrawn and reopened by keyboard, on a phone', async ({ page, request }) => {
  const { account, employer, application } = await openApplication(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, account, '/dashboard/applied');
  const details = page.getByRole('link', { name: 'Senior Backend Engineer', exact: true });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/applied?application=${application}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const happened = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(happened).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'What you sent' })).toContainText('own your on-call');
  await page.getByRole('button', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have withdrawn your application to Northgate Systems.')).toBeVisible();
  await expect(happened).toHaveText([/You applied/, /You withdrew/]);
  await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(
    'Since you withdrew, the employer sees neither this nor your profile.',
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Reopen this application' }).focus();
  await page.keyboard.press('Enter');
  await expect(happened).toHaveCount(3);
  await employer.post('/api/organisation/applicants/reject', {
    applicants: [{ id: application, from: 'pending' }],
    subject: 'Your application to {organisation}',
    text: 'Dear {first name}, thank you for applying for {job}.',
  });
  await expect(happened.last()).toContainText('Northgate Systems did not take your application further', {
    timeout: 20_000,
  });
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Archived applications' }).click();
  await expect(page).toHaveURL('/dashboard/applied?tab=archived');
  await expect(page.getByRole('article')).toContainText('Rejected');
});
