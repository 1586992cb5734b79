import { expect, it } from 'vitest';
import { lean, ofPublic } from './lean-manifest.mjs';

const routes = {
  'page:/': { id: 'page:/', hasDefaultExport: true, module: '/assets/home.js', imports: ['/assets/a.js'] },
  'site/frame/robots': {
    id: 'site/frame/robots',
    hasDefaultExport: false,
    module: '/assets/robots.js',
    imports: [],
  },
  'site/marketing/get-started': { id: 'site/marketing/get-started', hasDefaultExport: false, imports: [] },
};

it('pages stay, without their lists of scripts; files go, but for those that redirect', () => {
  const text = `window.__reactRouterManifest=${JSON.stringify({ routes, version: '1' })};`;
  expect(JSON.parse(lean(text).slice('window.__reactRouterManifest='.length, -1))).toEqual({
    routes: {
      'page:/': { id: 'page:/', hasDefaultExport: true, module: '/assets/home.js', imports: [] },
      'site/marketing/get-started': { id: 'site/marketing/get-started', imports: [] },
    },
    version: '1',
  });
});

it('a manifest that begins in another way is refused', () => {
  expect(() => lean('export default {}')).toThrow('The table of routes begins as no earlier one did.');
});

it('a public page learns nothing of the pages behind the log-in, nor of their frames', () => {
  const behind = { id: 'page:/dashboard', parentId: 'frame:dashboard' };
  const all = {
    routes: { ...routes, 'frame:dashboard': { id: 'frame:dashboard' }, 'page:/dashboard': behind },
  };
  const text = `window.__reactRouterManifest=${JSON.stringify(all)};`;
  expect(JSON.parse(ofPublic(text).slice('window.__reactRouterManifest='.length, -1))).toEqual({ routes });
});

it('a build whose frames have other names is refused', () => {
  const text = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
  expect(() => ofPublic(text)).toThrow('No page is behind the log-in.');
});
