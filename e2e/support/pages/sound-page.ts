import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { nightly } from '../nightly.ts';
import { axeViolations } from './axe-violations.ts';

const widths = [360, 768, 1360];
const schemes = ['light', 'dark'] as const;
type View = { readonly width: number; readonly colorScheme: (typeof schemes)[number] };
export const views: readonly View[] = widths.flatMap((width) =>
  schemes.map((colorScheme) => ({ width, colorScheme })),
);

/** In an ordinary run each page is checked in one of the views, in rotation; in the nightly run, in all of them. */
export const viewsOf = (index: number) => (nightly ? views : views.slice(index % views.length).slice(0, 1));

/** Checks a page that is open in each of these views: `open` shows it, afresh for each. */
export async function isSound(
  page: Page,
  path: string,
  { met, open }: { met: readonly View[]; open: () => Promise<void> },
): Promise<void> {
  for (const { width, colorScheme } of met) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open();
    expect
      .soft(await axeViolations(page), `axeViolations of ${path} at ${width} px, ${colorScheme}`)
      .toEqual([]);
    expect.soft(await sideways(page), `${path} moves sideways at ${width} px`).toBe(0);
  }
  expect.soft(await page.title(), path).toMatch(/.+Portway|Portway.+/);
  expect.soft(await page.locator('meta[name=description]').count(), `description of ${path}`).toBe(1);
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1);
  expect.soft(await page.evaluate(sharedIds), `ids of ${path} that stand twice`).toEqual([]);
  expect.soft(await page.locator('[style]').count(), `style attributes of ${path}`).toBe(0);
  await fits(page, path);
}

/**
 * Checks that the page fits at every width, and at 320 px, which is 1280 px zoomed to 400 %, with controls
 * large enough for a finger.
 */
async function fits(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(() => sideways(page), `${path} moves sideways at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await settled(() => sideways(page), `${path} moves sideways at 320 px`);
  expect.soft(await page.evaluate(smallControls), `small controls of ${path}`).toEqual([]);
}

/** Polls, because a page that has just changed its width may be measured before its scripts have reacted. */
const settled = (measure: () => Promise<number>, what: string) =>
  expect.configure({ soft: true }).poll(measure, { message: what }).toBe(0);

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A label leads to the first control with its id: another with the same id is out of reach. */
function sharedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Excluded: links inside a sentence, and what only a screen reader meets. A label is pressed as its box is. */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    'a, button, input:not([type=hidden]), select, textarea, summary',
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && control.closest('.sr-only') === null)
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [control, ...labels].every((part) => part.getBoundingClientRect().height < 43.5);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}
