const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const ofOtherStyles = /<style\b/i;

/**
 * Puts a page's style sheets into its HTML, so that its first paint waits for nothing else. The server allows the
 * text by its hash, so the page may contain no other `<style>`: it throws at one, as a failed page is better than
 * injected styles. A page that hydrates keeps the links, disabled: React finds what it rendered, and React Router
 * knows which sheets are there.
 */
export function inlineSheets(
  html: string,
  { hydrates, sheetAt }: { hydrates: boolean; sheetAt: (href: string) => string },
): string {
  if (ofOtherStyles.test(html)) throw new Error('A page holds styles that are not ours.');
  const sheets = [...html.matchAll(sheetLink)].map(([, href = '']) => sheetAt(href.replace(/#.*/, '')));
  if (sheets.length === 0) return html;
  const style = `<style>${sheets.join('')}</style>`;
  if (style.indexOf('</', 7) !== style.length - 8) throw new Error('A style sheet would end its element.');
  let placed = false;
  return html.replace(sheetLink, (_, href: string) => {
    const before = placed ? '' : style;
    placed = true;
    return hydrates ? `${before}<link rel="stylesheet" href="${href}" disabled=""/>` : before;
  });
}
