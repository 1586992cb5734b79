import { expect, test } from '../../test.ts';

// These pages send no script but the theme’s.
test.use({ javaScriptEnabled: false });

test('the strip shows no figure that was made up', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empowering Global Tech Recruitment');
  await expect(page.getByRole('term')).toHaveText([
    'occupation codes, each with a page',
    'dated rules and fees',
    'sources, with the day we read each',
    /^days since 10 October 2026, to which the Rules were last read$/,
  ]);
  const figures = await page.getByRole('definition').allTextContents();
  expect(figures.map(Number).every((figure) => Number.isInteger(figure) && figure > 0)).toBe(true);
});

test('the numbers of the register agree with the pages of the rules and occupations', async ({ page }) => {
  await page.goto('/about');
  const count = async (text: string) =>
    Number(
      await page
        .getByRole('term')
        .filter({ hasText: text })
        .locator('..')
        .getByRole('definition')
        .first()
        .textContent(),
    );
  const [rules, codes] = [await count('rules'), await count('occupation codes')];
  await page.goto('/rules');
  const tags = await page.getByText(/^\d+ rules?$/).allTextContents();
  expect(tags.reduce((sum, tag) => sum + Number.parseInt(tag, 10), 0)).toBe(rules);
  await page.goto('/occupations');
  await expect(page.getByText(`All ${codes} occupation codes`)).toBeVisible();
});

test('it says that only a regulated adviser gives advice, and who runs the site', async ({ page }) => {
  await page.goto('/about');
  await expect(
    page.getByText('Regulated immigration advice comes only from a regulated adviser.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Portway Limited Example' })).toBeVisible();
});
