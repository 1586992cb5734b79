import { describe, expect, it } from 'vitest';
import { beforePaint } from '../site/frame/theme-script.tsx';
import { onlyOurScripts } from './only-our-scripts.ts';

const mark = 'known-to-this-render';

describe('the scripts of a rendered page', () => {
  it('pass with this render’s nonce, which is removed', () => {
    const html = `<link href="/a.css" nonce="${mark}"/><script nonce="${mark}">go()</script>`;
    expect(onlyOurScripts(html, mark)).toBe('<link href="/a.css"/><script>go()</script>');
  });

  it.each([
    ['the theme’s own text', `<script data-keep="">${beforePaint}</script>`],
    ['a file of ours', '<script data-keep="" defer src="/theme.js"></script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
  ])('pass as %s', (_what, html) => {
    expect(onlyOurScripts(html, mark)).toBe(html);
  });

  it.each([
    ['without a mark', '<script>steal()</script>'],
    ['with a guessed mark', '<script nonce="guessed">steal()</script>'],
    ['that claims to be kept', '<script data-keep="">steal()</script>'],
    ['in capitals', '<SCRIPT>steal()</SCRIPT>'],
    ['from elsewhere', '<script src="//evil.example/a.js"></script>'],
    ['as a module', '<script type="module">steal()</script>'],
  ])('fail the page when there is one %s', (_how, html) => {
    expect(() => onlyOurScripts(html, mark)).toThrow('not ours');
  });
});
