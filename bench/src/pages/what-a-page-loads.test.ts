import { expect, it } from 'vitest';
import { asStaticPage, importedBy, namedInSheet, whatAPageLoads } from './what-a-page-loads.ts';

const page = `<html><head>
<link rel="preload" href="/assets/geist.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"/><link rel="stylesheet" href="/assets/root.css"/>
<script>theme()</script></head><body><!--$--><h1>Home</h1>
<svg><use href="/guilloche/home.svg#rosette"></use><use href="#inside"></use></svg>
<noscript id="held-scripts"><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/e.js"/>
<script>context()</script><script type="module" async="">import"/assets/m.js"</script></noscript>
<script defer src="/wake.js"></script></body></html>`;

it('a page loads its style sheet, fonts, images and the script that starts hydration; the rest when idle', () => {
  expect(whatAPageLoads(page)).toEqual({
    sheets: ['/assets/root.css'],
    fonts: ['/assets/geist.woff2'],
    images: ['/favicon.svg', '/guilloche/home.svg'],
    scripts: ['/wake.js'],
    scriptsAfterIdle: ['/assets/m.js', '/assets/e.js'],
    sheetsAfterIdle: [],
  });
});

it('a page whose sheet is in its HTML loads it when idle; its static page has only what is in the HTML', () => {
  const inlined = page
    .replace(/<link rel="stylesheet".*?>/, '<style>a{}</style>$&')
    .replace('root.css"', 'root.css" disabled=""');
  expect(whatAPageLoads(inlined)).toMatchObject({ sheets: [], sheetsAfterIdle: ['/assets/root.css'] });
  const staticPage = asStaticPage(inlined);
  expect(staticPage).toContain('<style>a{}</style>');
  expect(staticPage).not.toContain('root.css');
});

it('a static page has the same words and nothing that runs', () => {
  const staticPage = asStaticPage(page);
  expect(staticPage).toContain('<h1>Home</h1>');
  expect(staticPage).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  expect(staticPage).not.toMatch(/<script|<noscript|<!--/);
});

it('a module’s imports count, but not what it may import later', () => {
  const code = 'import{n as e}from"./runtime.js";import"./side.js";const a=()=>import("./later.js");';
  expect(importedBy('/assets/entry.js', code)).toEqual(['/assets/runtime.js', '/assets/side.js']);
});

it('a style sheet names its fonts', () => {
  expect(namedInSheet('@font-face{src:url(/assets/a.woff2)format("woff2")}')).toEqual(['/assets/a.woff2']);
});
