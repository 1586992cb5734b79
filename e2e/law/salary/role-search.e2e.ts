import type { Route } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated.ts';
import {
  askedFor,
  field,
  holdBack,
  list,
  minimum,
  options,
  salary,
  search,
  searches,
  searchResults,
  searchStatus,
  typeRole,
} from '../../support/role-field.ts';
import { expect, test } from '../../test.ts';

test.describe('awake', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(salary);
    await hydrated(page);
  });

  test('it searches after a pause in typing, and never for nothing', async ({ page }) => {
    const keywords = searches(page);
    await typeRole(page, 'nurse');
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('');
    await expect(list(page)).toBeHidden();
    await field(page).fill('   ');
    await page.waitForTimeout(500);
    expect(keywords).toEqual(['nurse']);
    await expect(searchStatus(page)).toHaveText('');
  });

  test('a search that fails empties the list and says what can be done', async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await typeRole(page, 'nurse');
    for (const [how, fail] of [
      ['cannot be reached', (route: Route) => route.abort()],
      ['has a fault', (route: Route) => route.fulfill({ status: 500, json: { message: 'No.' } })],
      ['answers in another shape', (route: Route) => route.fulfill({ json: { salaries: [{}] } })],
    ] as const) {
      await field(page).fill('nurse');
      await expect(options(page).first(), how).toBeVisible();
      await expect(searchStatus(page), how).not.toHaveText(/isn’t answering/);
      await page.route(search, fail);
      await field(page).pressSequentially('s');
      await expect(searchStatus(page), how).toHaveText('Search isn’t answering. You can type a code.');
      await expect(options(page), how).toHaveCount(0);
      await expect(field(page), how).toHaveValue('nurses');
      await page.unroute(search);
    }
  });

  test('a slow search is announced, never replaces a newer one, and opens nothing once the field was left', async ({
    page,
  }) => {
    const pendingRoutes: Route[] = [];
    await page.route(search, async (route) => {
      if (askedFor(route) === 'biol') await route.fulfill(searchResults('Biologists'));
      else pendingRoutes.push(route);
    });
    await typeRole(page, 'chem');
    await expect(searchStatus(page)).toHaveText('Searching…');
    await field(page).fill('biol');
    await expect(options(page)).toHaveText(['2111 - Biologists']);
    await pendingRoutes[0]?.fulfill(searchResults('Chemists')).catch(() => undefined);
    await page.waitForTimeout(300);
    expect(pendingRoutes).toHaveLength(1);
    await expect(options(page)).toHaveText(['2111 - Biologists']);
    await field(page).fill('phys');
    await expect.poll(() => pendingRoutes.length).toBe(2);
    await page.getByLabel('Hours per week').focus();
    await pendingRoutes[1]?.fulfill(searchResults('Physicists')).catch(() => undefined);
    await page.waitForTimeout(300);
    await expect(list(page)).toBeHidden();
  });

  test('it does not search during composition (IME), but where every key composes, a pause is enough', {
    tag: '@first-visit',
  }, async ({ page }) => {
    const keywords = searches(page);
    await typeRole(page, '');
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['ナ', 'ナー', 'ナース']) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
    }
    await page.waitForTimeout(500);
    expect(keywords).toEqual([]);
    await keyboard.send('Input.insertText', { text: 'nurse' });
    await expect(options(page).first()).toBeVisible();
    expect(keywords).toEqual(['nurse']);
    // A touch keyboard's keys have no name.
    await field(page).fill('');
    await field(page).dispatchEvent('keydown', { key: 'Unidentified' });
    await keyboard.send('Input.imeSetComposition', { text: 'welder', selectionStart: 6, selectionEnd: 6 });
    await options(page).filter({ hasText: /^5213/ }).click();
    await expect(field(page)).toHaveValue(/^5213 - /);
    await page.waitForTimeout(500);
    await expect(list(page)).toBeHidden();
  });
});

test('none of it loads before the field is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(salary);
  await hydrated(page);
  await page.getByLabel('Hours per week').focus();
  await page.waitForTimeout(200);
  expect(scripts.filter((url) => url.includes('role-suggestions'))).toEqual([]);
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
});

test('text typed before its module arrives stays, and is searched for when it does', async ({ page }) => {
  const arrive = await holdBack(page, /role-suggestions.*\.js/);
  await page.goto(salary);
  await hydrated(page);
  await field(page).pressSequentially('react dev');
  await page.keyboard.press('ArrowLeft');
  await field(page).evaluate((input) => input.setAttribute('data-same', ''));
  arrive();
  await expect(options(page)).toHaveText([/^2134/]);
  await expect(field(page)).toHaveValue('react dev');
  await expect(field(page)).toHaveAttribute('data-same');
  await expect(field(page)).toBeFocused();
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
});

test('text typed before any script arrives stays, and is searched for when they do', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto(salary);
  await field(page).pressSequentially('react dev');
  arrive();
  await expect(options(page)).toHaveText([/^2134/]);
  await expect(field(page)).toHaveValue('react dev');
  await expect(field(page)).toBeFocused();
});

test('a module that never arrives leaves a plain field that works', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await page.route(/role-suggestions.*\.js/, (route) => route.abort());
  await page.goto(salary);
  await hydrated(page);
  await field(page).fill('2134');
  await page.keyboard.press('Tab');
  await expect(minimum(page)).toContainText('£38,300');
});
