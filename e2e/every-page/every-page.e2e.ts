import { nightly, sampled } from '../support/nightly.ts';
import { crawl } from '../support/pages/crawl.ts';
import { pagesToTry } from '../support/pages/page-families.ts';
import { isSound, views, viewsOf } from '../support/pages/sound-page.ts';
import { expect, test } from '../test.ts';

/** Shows every component there is, so it is checked in every view; by day on a phone and on a desk, one dark and one light. */
const allComponents = '/design-system';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(nightly ? 3_600_000 : 300_000);

/** Twice as many as there are workers, so that none waits long for another. */
const parts = 6;
for (let part = 0; part < parts; part += 1) {
  test(`pages are sound: title, one heading, no sideways scrolling, no small controls, no axe violations; part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const pages = pagesToTry(await crawl());
    expect(pages.length).toBeGreaterThan(40);
    for (const [index, path] of pages.entries()) {
      if (index % parts !== part) continue;
      const viewsTried = path === allComponents ? sampled(views, 3) : viewsOf(index);
      await test.step(path, () =>
        isSound(page, path, {
          met: viewsTried,
          async open() {
            const response = await page.goto(path);
            expect.soft(response?.status(), path).toBe(200);
          },
        }),
      );
    }
  });
}
