/** The files that a page loads, as paths on this site. */
export interface Loaded {
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  readonly images: readonly string[];
  readonly scripts: readonly string[];
  /** Loaded by `/wake.js` when the page is idle; without their own imports. */
  readonly scriptsAfterIdle: readonly string[];
  /** The sheets whose used rules are in the HTML, whole. */
  readonly sheetsAfterIdle: readonly string[];
}

/** What `/wake.js` releases when the page is idle. */
const heldScripts = /<noscript id="held-scripts">.*?<\/noscript>/s;

/** Finds in a page's HTML the files that it loads. */
export function whatAPageLoads(html: string): Loaded {
  const heldHtml = heldScripts.exec(html)?.[0] ?? '';
  const runHtml = html.replace(heldHtml, '');
  return {
    sheets: paths(html, /<link\b(?![^>]*\bdisabled\b)[^>]*rel="stylesheet"[^>]*href="([^"#]+)/g),
    fonts: paths(html, /<link\b[^>]*rel="preload"[^>]*href="([^"#]+)"[^>]*as="font"/g),
    images: [
      ...paths(html, /<link\b[^>]*rel="icon"[^>]*href="([^"#]+)/g),
      ...paths(html, /<(?:img|image|use|source)\b[^>]*\b(?:src|href)="(\/[^"#]+)/g),
    ],
    scripts: [
      ...paths(runHtml, /<script\b[^>]*\bsrc="([^"#]+)/g),
      ...paths(runHtml, /<link\b[^>]*rel="modulepreload"[^>]*href="([^"#]+)/g),
    ],
    scriptsAfterIdle: paths(heldHtml, /<link\b[^>]*rel="modulepreload"[^>]*href="([^"#]+)/g),
    sheetsAfterIdle: paths(html, /<link\b[^>]*rel="stylesheet"[^>]*href="([^"#]+)[^>]*\bdisabled\b/g),
  };
}

/** The fonts and images that a style sheet names, in a file or in a page. */
export function namedInSheet(css: string): string[] {
  return paths(css, /url\(["']?(\/[^"')#]+)/g);
}

/** The files a module imports before it runs, as paths from its own. */
export function importedBy(path: string, code: string): string[] {
  const names = paths(code, /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+)"/g);
  return names.map((name) => new URL(name, `http://localhost${path}`).pathname);
}

/**
 * The same page as someone would write it who sends no scripts: what runs, and what is there only for it, left out. It
 * is shown in the fallback letters, as the page itself is on a phone's first visit.
 */
export function asStaticPage(html: string): string {
  return html
    .replace('<html', '<html data-scripts="on"')
    .replace(heldScripts, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|\bdisabled\b)[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
}

function paths(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, path]) => (path === undefined ? [] : [path])))];
}
