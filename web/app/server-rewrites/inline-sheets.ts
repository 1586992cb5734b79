import { classesIn, type Rule, usedRules } from './used-rules.ts';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const ofOtherStyles = /<style\b/i;

/**
 * Puts what a page uses of its style sheets into its HTML, so that its first paint waits for nothing else. The server
 * allows the text by its hash, so the page may contain no other `<style>`: it throws at one, as a failed page is better
 * than injected styles. A page that hydrates keeps the links, disabled: React finds what it rendered, React Router knows
 * which sheets are there, and `/wake.js` enables them before anything can change.
 */
export function inlineSheets(
  html: string,
  { hydrates, rulesAt }: { hydrates: boolean; rulesAt: (href: string) => readonly Rule[] },
): string {
  if (ofOtherStyles.test(html)) throw new Error('A page holds styles that are not ours.');
  const links = [...html.matchAll(sheetLink)].map(([, href = '']) => href.replace(/#.*/, ''));
  if (links.length === 0) return html;
  const classes = classesIn(html);
  const style = `<style>${links.map((href) => usedRules(rulesAt(href), classes)).join('')}</style>`;
  if (style.indexOf('</', 7) !== style.length - 8) throw new Error('A style sheet would end its element.');
  let placed = false;
  return html.replace(sheetLink, (_, href: string) => {
    const before = placed ? '' : style;
    placed = true;
    return hydrates ? `${before}<link rel="stylesheet" href="${href}" disabled=""/>` : before;
  });
}
