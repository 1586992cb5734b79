import { readPage, scriptsOf } from '../../support/pages/page-by-request.ts';
import { logIn, open, openAccount } from '../../support/people/accounts.ts';
import { test as reading } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const legal = ['/privacy-policy', '/terms', '/cookies', '/accessibility'];

reading(
  'each legal page says when it changed, is linked in the footer and needs no scripts but the theme’s',
  async ({ request }) => {
    for (const path of legal) {
      const page = await readPage(request, path);
      expect(page.words, path).toContain('Changed 23 November 2026');
      expect(scriptsOf(page), path).toEqual(['/theme.js']);
      expect(/<footer\b[\s\S]*<\/footer>/.exec(page.html)?.[0], path).toContain(`href="${path}"`);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every clause of the terms can be reached from their contents list', async ({ page }) => {
    await page.goto('/terms');
    const clauses = page.getByRole('navigation', { name: 'Clauses' }).getByRole('link');
    await expect(clauses).toHaveCount(12);
    await clauses.nth(7).click();
    await expect(page).toHaveURL('/terms#availability');
    await expect(page.getByRole('heading', { name: 'Changes and interruptions' })).toBeInViewport();
  });
});

test('the cookies page lists everything that a visit stores in the browser, and nothing else', async ({
  page,
  context,
}) => {
  await open(
    page,
    '/assessment/result?isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes',
  );
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.mouse.wheel(0, 400);
  await page.goto('/cookies');
  const storedNames = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const everybody = page.getByRole('table', { name: 'What your browser keeps' });
  const listedNames = await everybody.getByRole('rowheader').allTextContents();
  expect(storedNames.sort()).toEqual(listedNames.sort());
  expect(await context.cookies()).toEqual([]);
});

test('the cookies page lists everything that an account stores in the browser', async ({
  page,
  request,
  context,
}) => {
  const amara = await openAccount(request);
  await open(page, '/forgot');
  await page.locator('main form').getByLabel('Email address').fill(amara.email);
  await page.locator('main form').getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp?purpose=reset');
  await open(page, '/login?next=%2Fcookies');
  await page.evaluate(() => localStorage.removeItem('scroll'));
  const storedKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const before = await storedKeys();
  await logIn(page, amara);
  await expect(page).toHaveURL('/cookies');
  const storedNames = new Set([
    ...before,
    ...(await storedKeys()),
    ...(await context.cookies()).map(({ name }) => name),
  ]);
  expect(storedNames).toContain('session');
  expect(storedNames).toContain('token');
  const listedNames = await page.getByRole('rowheader').allTextContents();
  expect(
    [...storedNames].filter((name) => !listedNames.some((one) => one === name || one === `__Host-${name}`)),
  ).toEqual([]);
});
