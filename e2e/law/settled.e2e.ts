import { nightly } from '../support/nightly.ts';
import { waitForHydration } from '../support/pages/wait-for-hydration.ts';
import { expect, test } from '../test.ts';

/** Answered tools: whatever moves there while somebody presses it is not pressed. */
const pages = [
  '/plan-a-hire?role=2134&salary=58000&location=inside&visaType=skilled&inRouteSince=2022-03-01',
  '/salary-calculator/calculate?role=2134&assignedOn=2026-11-20',
  '/immigration-skill-charge-calculator/calculate?years=3',
  '/cost-estimator/calculate?appliedOn=2026-11-20',
];

/** By day each page at one of the widths, at night at both. */
for (const [index, width] of [360, 1360].entries()) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of pages.filter((_, place) => nightly || place % 2 === index)) {
      test(`nothing on ${path} moves when the scripts arrive`, async ({ page }) => {
        const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await arrived;
          await route.continue();
        });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const places = () =>
          page.locator('main').evaluate((main) =>
            [...main.querySelectorAll('h1, h2, h3, a, button, input, summary')]
              .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
              .map((part) => {
                const { top, left } = part.getBoundingClientRect();
                return `${part.textContent || part.id} at ${Math.round(left)}, ${Math.round(top + scrollY)}`;
              }),
          );
        const before = await places();
        arrive();
        await waitForHydration(page);
        expect(await places()).toEqual(before);
      });
    }
  });
}
