import { describe, expect, it } from 'vitest';
import { beforePaint } from '../site/frame/theme-script.tsx';
import { onlyOurScripts } from './only-our-scripts.ts';

const nonce = 'known-to-this-render';
const passed = (html: string, areHeld = false) => onlyOurScripts(html, nonce, { areHeld });

describe('the scripts of a rendered page', () => {
  it('pass with this render’s nonce, which is removed', () => {
    const html = `<link href="/a.css" nonce="${nonce}"/><script nonce="${nonce}">go()</script>`;
    expect(passed(html)).toBe('<link href="/a.css"/><script>go()</script>');
  });

  it('wait where the page hydrates later', () => {
    const html = `<link href="/a.css" nonce="${nonce}"/><script nonce="${nonce}">go()</script><script>${beforePaint}</script>`;
    expect(passed(html, true)).toBe(
      `<link href="/a.css"/><script nomodule="">go()</script><script>${beforePaint}</script>`,
    );
  });

  it.each([
    ['the theme’s own text', `<script>${beforePaint}</script>`],
    ['a file of ours', '<script defer src="/theme.js"></script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
  ])('pass as %s', (_what, html) => {
    expect(passed(html)).toBe(html);
  });

  it.each([
    ['without a nonce', '<script>steal()</script>'],
    ['with a guessed nonce', '<script nonce="guessed">steal()</script>'],
    ['that claims to wait', '<script nomodule="">steal()</script>'],
    ['in capitals', '<SCRIPT>steal()</SCRIPT>'],
    ['from elsewhere', '<script src="//evil.example/a.js"></script>'],
    ['as a module', '<script type="module">steal()</script>'],
  ])('fail the page when there is one %s', (_how, html) => {
    expect(() => passed(html)).toThrow('not ours');
  });
});
