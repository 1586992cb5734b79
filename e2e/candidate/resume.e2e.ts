import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, panel, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/profile/resume';
const cv = `Amara Okafor
Location: Lagos, Nigeria
github.com/amara-okafor

Summary
I build payments that never get lost, in small teams that ship.

Experience
Senior Engineer, Harbour Lights\tMarch 2021 - Present
Moved three million accounts.

Skills: Go, PostgreSQL
`;
const file = (name: string, text = cv) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
/** A minimal PDF of one page with two words. */
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  '<</Length 43>>stream\nBT /F 20 Tf 40 100 Td (Amara Okafor) Tj ET \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
const body = `%PDF-1.4\n${objects.join('')}`;
const starts = objects.map((_, index) => 9 + objects.slice(0, index).join('').length);
const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
const onePage = Buffer.from(
  `${body}xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
);
const picker = (page: Page) => page.getByLabel('Choose a file, or drop it here');
const uploadStatus = (page: Page) => panel(page, 'Upload a CV').getByRole('status');
const names = (page: Page) => panel(page, 'Your CVs').locator('.resume-row .wrap-anywhere');

test('a candidate uploads a CV, adds what it suggests, and replaces, removes and restores it', {
  tag: '@first-visit',
}, async ({ page, request, complaints }) => {
  complaints.expect(refusals);
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await arrive(page, await openAccount(request), path);
  await expect(panel(page, 'Your CVs').getByText(/^None yet/)).toBeVisible();
  if (nightly) expect(await axeViolations(page)).toEqual([]);

  await picker(page).setInputFiles(file('photo.png'));
  await expect(uploadStatus(page)).toHaveText('Please upload a DOC, DOCX, PDF, or TXT file.');
  await picker(page).setInputFiles(file('cv.pdf'));
  await expect(uploadStatus(page)).toHaveText(
    'Its name ends in .pdf, but this file is not a PDF. Please upload a DOC, DOCX, PDF, or TXT file.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await drop(page, ['one.txt', 'two.txt']);
  await expect(uploadStatus(page)).toHaveText('Choose one file at a time.');
  await page.context().setOffline(true);
  await picker(page).setInputFiles(file('cv.txt'));
  await expect(uploadStatus(page)).toHaveText(
    'We could not reach the server. Check your connection, then try again.',
  );
  await page.context().setOffline(false);

  await drop(page, ['dropped.txt']);
  await expect(uploadStatus(page)).toHaveText('dropped.txt is saved.');
  await expect(names(page)).toHaveText(['dropped.txt']);
  await picker(page).setInputFiles(file('Amara CV.txt'));
  await expect(uploadStatus(page)).toHaveText('Amara CV.txt is saved.');
  await expect(names(page)).toHaveText(['Amara CV.txt', 'dropped.txt']);

  const suggested = panel(page, 'Suggestions');
  await expect(suggested.getByText('Read from Amara CV.txt')).toBeVisible();
  await expect(suggested.getByRole('heading', { level: 3 })).toHaveText([
    'Primary role',
    'Years of experience',
    'Location',
    'GitHub',
    'Bio',
    'Skills',
    'Work experience',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  const one = (name: string) => suggested.getByRole('listitem').filter({ hasText: name });
  await one('GitHub').getByRole('button', { name: 'Skip' }).click();
  await expect(one('Bio').getByRole('button', { name: 'Add' })).toBeFocused();
  await one('Skills').getByLabel('Go', { exact: true }).uncheck();
  for (const [name, count] of [
    ['Location', 5],
    ['Skills', 5],
    ['Work experience', 4],
  ] as const) {
    await one(name).getByRole('button', { name: 'Add' }).click();
    await expect(suggested.getByText('Added to your profile.')).toBeVisible();
    await expect(suggested.getByRole('heading', { level: 3 })).toHaveCount(count);
  }

  const act = (name: string, fileName: string) =>
    panel(page, 'Your CVs').getByRole('button', { name: `${name} ${fileName}` });
  await act('Make main', 'Amara CV.txt').click();
  await expect(panel(page, 'Your CVs').getByText('Amara CV.txt is now your main CV.')).toBeVisible();
  await act('Preview', 'Amara CV.txt').click();
  const dialog = page.getByRole('dialog', { name: 'Amara CV.txt' });
  await expect(dialog.getByText('Moved three million accounts.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const saving = page.waitForEvent('download');
  await act('Download', 'Amara CV.txt').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Amara CV.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(cv);
  const choosing = page.waitForEvent('filechooser');
  await act('Replace', 'dropped.txt').click();
  await (await choosing).setFiles(file('newer.txt', 'Newer words'));
  await expect(uploadStatus(page)).toHaveText('newer.txt has replaced dropped.txt.');
  await act('Remove', 'newer.txt').click();
  await expect(names(page)).toHaveText(['Amara CV.txt']);
  await expect(panel(page, 'Your CVs').getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Amara CV.txt', 'newer.txt']);

  await goTo(page, '/dashboard/profile/edit');
  await expect(page.getByLabel('Location')).toHaveValue('Lagos, Nigeria');
  await expect(panel(page, 'Skills').getByRole('listitem')).toHaveText([/^PostgreSQL/]);
  await expect(panel(page, 'Work experience').getByLabel('Title')).toHaveValue('Senior Engineer');
  await expect(panel(page, 'Work experience').getByLabel('Start')).toHaveValue('03/2021');
});

test('by keyboard alone on a phone, a slow upload is cancelled and sent again, and a PDF is shown', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // Expected before the key is pressed, or the browser might open the system’s own file dialog.
  page.on('filechooser', () => {});
  await arrive(page, await openAccount(request), path);
  await expect(panel(page, 'Your CVs').getByText(/^None yet/)).toBeVisible();
  await picker(page).focus();
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const release = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/me/resumes' && url.search !== '',
    async (route) => {
      await release.promise;
      await route.abort().catch(() => {});
    },
    { times: 1 },
  );
  await (await choosing).setFiles(file('cv.txt'));
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(uploadStatus(page)).toHaveText('Cancelled. Nothing was changed.');
  release.resolve();
  await picker(page).setInputFiles(file('cv.txt'));
  await expect(uploadStatus(page)).toHaveText('cv.txt is saved.');
  await page.getByRole('button', { name: 'Preview cv.txt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview cv.txt' })).toBeFocused();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
  await picker(page).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: onePage });
  await expect(uploadStatus(page)).toHaveText('cv.pdf is saved.');
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: 'Preview cv.pdf' }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of 1 of cv.pdf' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Close' }).click();
  }
  expect(await axeViolations(page)).toEqual([]);
});

test('everything that a CV says is added with one press, by keyboard on a phone, and undone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, await openAccount(request), path);
  const twoDegrees = `${cv}\nEducation\nUniversity of Ibadan\nMSc Statistics, 2019\nBSc Physics, 2017\nFire safety certificate, 2020\n\n`;
  await picker(page).setInputFiles(file('cv.txt', `${twoDegrees}Hobbies\nRowing at dawn`));
  const suggested = panel(page, 'Suggestions');
  const cards = suggested.locator('.suggestion').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(10);
  await expect(suggested.getByText('We could not read this')).toBeVisible();
  await expect(suggested.getByText('Rowing at dawn')).toBeVisible();
  await suggested.getByLabel('Go', { exact: true }).uncheck();
  await suggested.getByRole('button', { name: 'Add all (10)' }).focus();
  await page.keyboard.press('Enter');
  await expect(suggested.getByText('10 added to your profile.')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(suggested.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(suggested.getByText('Undone.')).toBeVisible();
  await expect(cards).toHaveCount(10);

  await suggested.getByRole('button', { name: 'Add all (10)' }).click();
  await suggested.getByRole('link', { name: 'Edit your profile' }).click();
  await expect(panel(page, 'Skills').getByRole('listitem')).toHaveText([/^PostgreSQL/]);
  await expect(panel(page, 'Education').getByLabel('Award')).toHaveCount(2);
  await page.getByLabel('Bio').fill('In my own words.');
  await expect(page.getByText('Saved').first()).toBeVisible();
  await goTo(page, path);
  // What somebody wrote is not replaced with everything else.
  await expect(suggested.getByRole('button', { name: 'Use this instead' })).toBeVisible();
  await expect(suggested.getByRole('button', { name: /^Add all/ })).toHaveCount(0);
});

/** Drops files with these names on the upload area. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const files = await page.evaluateHandle(
    ({ text, called }) => {
      const carried = new DataTransfer();
      for (const name of called) carried.items.add(new File([text], name, { type: 'text/plain' }));
      return carried;
    },
    { text: cv, called: names },
  );
  await page.locator('.file-drop').dispatchEvent('drop', { dataTransfer: files });
}
