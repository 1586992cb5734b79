import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from '../test.ts';
import { goTo } from './people/behind-log-in.ts';

/** What an attacker might type to run a script in another user's page; with a word to recognise it by. */
export function planted(word: string): string {
  return `${word}"'><img src=x onerror=ran()><script>ran()</script></title>`;
}

/** The same for a field of several lines, which has room for more. */
export function plantedLines(word: string): string {
  const more =
    '</textarea></style><svg onload=ran()><a href="javascript:ran()">here</a><iframe srcdoc="<b>">';
  return `${planted(word)}\n${more} {{ran()}} \${ran()} &lt;script&gt; [here](javascript:ran())`;
}

/** Makes a planted script that runs, or that the content policy blocks, fail the test. */
export async function listenForScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => console.error('A planted script ran.') });
  });
}

/**
 * Checks that nothing planted became an element of the page, and that its links lead only to pages and
 * email.
 */
export async function expectOnlyText(page: Page): Promise<void> {
  const grown = page.locator('img[src="x"], svg[onload], [onerror], iframe[srcdoc]');
  expect(await grown.count(), `elements that grew at ${page.url()}`).toBe(0);
  const leads = await page
    .locator('[href], [src], [action], [formaction]')
    .evaluateAll((all) =>
      all.flatMap((each) =>
        ['href', 'src', 'action', 'formaction'].flatMap((name) => each.getAttribute(name) ?? []),
      ),
    );
  expect(leads.filter((lead) => /^\s*(?:javascript|vbscript|data:text)/i.test(lead))).toEqual([]);
}

/** Opens a page behind the log-in and checks that what was typed is shown exactly as typed. */
export async function seenAsText(page: Page, path: string, texts: readonly string[] = []): Promise<void> {
  await goTo(page, path);
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  await expectOnlyText(page);
}

/** Shows HTML as an email program would: without the content policy that would stop a script here. */
export async function seenBare(page: Page, html: string, texts: readonly string[]): Promise<void> {
  await page.route('**/without-policy', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/without-policy');
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  await expectOnlyText(page);
  await page.unroute('**/without-policy');
}

const mails = z.array(z.object({ id: z.string(), text: z.string(), html: z.string() }));

/** The emails that contain a word, as their reader and as the development mailbox would show them. */
export async function mailsSeenAsText(page: Page, request: APIRequestContext, word: string): Promise<number> {
  const all = mails.parse(await (await request.get('/dev/mailbox.json')).json());
  const plantedMails = all.filter(({ text, html }) => text.includes(word) || html.includes(word));
  for (const { id, html } of plantedMails) {
    await seenBare(page, html, [word]);
    await page.goto(`/dev/mailbox/${id}`);
    await expect(page.locator('body')).toContainText(word);
    await expectOnlyText(page);
  }
  await page.goto('/dev/mailbox');
  await expectOnlyText(page);
  return plantedMails.length;
}
