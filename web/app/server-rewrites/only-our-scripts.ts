import { beforePaint } from '../site/frame/theme-script.tsx';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The server allows each inline script of a page by its hash, so a page may contain only ours: React Router's
 * carry this render's `nonce`, which nobody else can know, and the theme's has a known text. Throws at any
 * other: a failed page is better than an injected script. Removes the nonces, since a cached page can have none.
 *
 * With `areHeld`, scripts get `nomodule` in their place: browsers that know modules do not run those, so that
 * they wait for `/wake.js`.
 */
export function onlyOurScripts(html: string, nonce: string, { areHeld }: { areHeld: boolean }): string {
  const attribute = ` nonce="${nonce}"`;
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (!attributes.includes(attribute) && !isHarmless(attributes, text)) {
      throw new Error('A page holds a script that is not ours.');
    }
  }
  const heldHtml = areHeld ? html.replaceAll(`<script${attribute}`, '<script nomodule=""') : html;
  return heldHtml.replaceAll(attribute, '');
}

/** A file of our own, which the policy allows by its source, a block of data, or the theme's script. */
function isHarmless(attributes: string, text: string): boolean {
  return (
    / src="\/[^/]/.test(attributes) ||
    / type="application\/(ld\+)?json"/.test(attributes) ||
    text === beforePaint
  );
}
