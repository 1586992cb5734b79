import { beforePaint } from '../site/frame/theme-script.tsx';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The server allows each inline script of a page by its hash, so a page may contain only ours: React Router's
 * carry this render's `mark`, which nobody else can know, and the theme's has a known text. Throws at any
 * other: a failed page is better than an injected script. Removes the marks.
 */
export function onlyOurScripts(html: string, mark: string): string {
  const nonceAttribute = ` nonce="${mark}"`;
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (!attributes.includes(nonceAttribute) && !isHarmless(attributes, text)) {
      throw new Error('A page holds a script that is not ours.');
    }
  }
  return html.replaceAll(nonceAttribute, '');
}

/** A file of our own, which the policy allows by its source, a block of data, or the theme's script. */
function isHarmless(attributes: string, text: string): boolean {
  return (
    / src="\/[^/]/.test(attributes) ||
    / type="application\/(ld\+)?json"/.test(attributes) ||
    text === beforePaint
  );
}
