import type { Page } from '@playwright/test';

/**
 * Sentences with an ISO day that a page shows in its main part. What people wrote or sent themselves, code and names of
 * files are not ours, and how a day is written in a file may be said by an example.
 */
export const isoDays = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const theirs = '.as-sent, .as-written, code, pre, textarea, script, style, [download]';
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent ?? '';
      const isOurs = parent?.checkVisibility() && parent.closest(theirs) === null;
      if (isOurs && !text.includes('31/12/2026') && /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-]|\.\w)/.test(text))
        texts.push(text.trim());
    }
    return texts;
  });
