import { barriers } from './barriers.ts';
import { expect, test } from './test.ts';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a visitor cannot switch inside the UK, a Student can after the course', async ({ page }) => {
      await page.goto('/immigration');
      const switching = page.getByRole('region', { name: 'Can they switch without leaving?' });
      await switching.getByLabel('What permission do they hold?').selectOption('Visitor');
      await switching.getByRole('button', { name: 'See whether they can' }).click();
      await expect(page).toHaveURL('/immigration?holds=visitor#switching');
      await expect(switching).toContainText('Not from inside the UK');
      await switching
        .getByLabel('What permission do they hold?')
        .selectOption('Student: the course is completed');
      await switching.getByRole('button', { name: 'See whether they can' }).click();
      await expect(switching).toContainText('They can apply inside the UK');
      await expect(switching).toContainText('neither does the extension after it');
      await switching.getByRole('link', { name: 'Check the salary' }).click();
      await expect(page).toHaveURL(/visaType=student&studentSwitch=course-completed/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no barrier stands in an answer, and nothing moves sideways', async ({ page }) => {
    for (const path of ['/immigration?holds=visitor', '/immigration?holds=phd-24-months', '/universities']) {
      await page.goto(path);
      expect.soft(await barriers(page), path).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path} moves sideways`).toBe(0);
    }
  });
});
