import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as `axe.source`: every page that is checked has to read it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The accessibility violations of the page as it is now, one line each. `within` limits the check to a part,
 * where another test has checked the rest.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Once a page: reading half a megabyte of script takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (part) => {
    // A colour on its way from light to dark has a contrast of neither, and a sheet on its way up covers half a word. What
    // takes longer than a second, such as the time for an undo, is looked at as it is. After a change of the colour scheme
    // the way begins with the next frame.
    await new Promise(requestAnimationFrame);
    const onTheirWay = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000,
      );
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
    // Without the page's frames: those are pages of ours with checks of their own. Listing what passes as well
    // would take most of the time. Style sheets are read again for two experimental rules only, which do not run.
    const { violations } = await window.axe.run(part ?? document, {
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html}`));
  }, within);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
