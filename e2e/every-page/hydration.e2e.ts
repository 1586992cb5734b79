import type { Page } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated.ts';
import { waitForHydration } from '../support/pages/wait-for-hydration.ts';
import { expect, test } from '../test.ts';

const scripts = /\/assets\/.*\.js$/;

/** Holds back the scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('a public page requests no module before it has loaded', async ({ page }) => {
  const early: string[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (!isLoaded && scripts.test(request.url())) early.push(request.url());
  });
  await page.goto('/tools');
  expect(early).toEqual([]);
  await hydrated(page);
});

test('a server-rendered page hydrates like a prerendered one', async ({ page }) => {
  await page.goto('/tools?from=elsewhere');
  await hydrated(page);
});

test('a hydrated page opens the next one without loading a document', async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.evaluate(() => {
    document.body.dataset.mark = 'kept';
  });
  await page.getByRole('link', { name: /Learn More.*Licence cost/ }).click();
  await expect(page).toHaveURL('/cost-estimator');
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'kept');
});

test.describe('while the scripts have not arrived', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(scripts, () => new Promise(() => undefined));
  });

  test('a link works', async ({ page }) => {
    await page.goto('/tools');
    await page.getByRole('link', { name: /Learn More.*Licence cost/ }).click();
    await expect(page).toHaveURL('/cost-estimator');
  });

  test('a menu works', async ({ page }) => {
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Resources' }).click();
    await page.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
  });

  test('the theme can be chosen', async ({ page }) => {
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('the first key press hydrates a page that has not finished loading', async ({ page }) => {
  await page.route('**/guilloche/*', () => new Promise(() => undefined));
  await page.goto('/tools', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('React finds the page as the server rendered it', async ({ page }) => {
  // A mismatch is reported as an error once React has hydrated, which fails the test through its listener.
  for (const path of ['/tools', '/salary-calculator', '/cost-estimator', '/pricing', '/design-system']) {
    await page.goto(path);
    await waitForHydration(page);
  }
});

test('answers changed before hydration are submitted on hydration', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/cost-estimator/calculate?appliedOn=2026-11-20');
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.getByLabel('Licence you already have').selectOption('temporary');
  await expect(page.getByRole('region', { name: 'Total licence fee' })).toContainText('£611.00');
  arrive();
  await expect(page).toHaveURL(/sponsorSize=large.*alreadyHolds=temporary/);
  await expect(page.getByRole('region', { name: 'Total licence fee' })).not.toContainText('£611.00');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
});

test('a page that hydrates with an error leaves focus in the field', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/salary-calculator/calculate?role=2134&hours=many');
  await page.getByLabel('Hours per week').focus();
  arrive();
  await waitForHydration(page);
  await expect(page.getByLabel('Hours per week')).toBeFocused();
});

test.describe('an account form that is sent before its scripts have arrived', () => {
  const send = async (page: Page) => {
    await page.goto('/login');
    await page.getByLabel('Email address').fill('early@example.com');
    await page.getByLabel('Password', { exact: true }).fill('quiet copper lantern drift');
    await page.getByRole('button', { name: 'Submit' }).click();
  };

  test('waits for them, and is sent with what was typed', async ({ page, complaints }) => {
    complaints.expect(/status of 401/);
    const arrive = await holdScripts(page);
    const logInRequest = page.waitForRequest('/api/auth/login');
    await send(page);
    await expect(page.locator('form[data-held]').getByText('One moment')).toBeVisible();
    arrive();
    expect((await logInRequest).postDataJSON()).toMatchObject({
      email: 'early@example.com',
      password: 'quiet copper lantern drift',
    });
    await expect(page.getByText('Invalid Email or Password').first()).toBeVisible();
  });

  test('is sent without them where they fail, and the page says what to do', async ({ page, complaints }) => {
    complaints.expect(/./);
    await page.route(scripts, (route) => route.abort());
    await send(page);
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('early@example.com');
  });
});
