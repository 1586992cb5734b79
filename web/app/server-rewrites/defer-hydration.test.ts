import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deferHydration, readModules, withData } from './defer-hydration.ts';

/** A page as React Router 8.4.0 rendered it in a build of this site, cut down. */
const captured = readFileSync(new URL('./defer-hydration.captured.html', import.meta.url), 'utf8');
const data = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';
const within = { data, isApart: false };
const executable = (html: string) =>
  [...html.matchAll(/<script([^>]*)>/g)]
    .map(([, at = '']) => at)
    .filter((at) => !at.includes('application/json'));

describe('a page that hydrates now', () => {
  test('is sent as it was rendered, with its data, however large', () => {
    expect(deferHydration(captured, 'now', within)).toBe(withData(captured, data));
    expect(deferHydration(captured, 'now', { data, isApart: true })).toBe(withData(captured, data));
  });
});

describe('a page that hydrates when idle', () => {
  const idle = deferHydration(captured, 'idle', within);

  test('lists what to import in a block that does not run', () => {
    const block = /<script type="application\/json" id="wake">(.*?)<\/script>/.exec(idle)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({
      manifest: '/assets/manifest-ea6d2a8f-public.js',
      routes: [
        ['root', '/assets/root-CsWBgf4p.js'],
        ['shell/site', '/assets/site-ZFxOZ80x.js'],
        ['page:/tools', '/assets/tools-landing-q_8Bzeof.js'],
      ],
      entry: '/assets/entry.client-BnxddgbZ.js',
    });
  });

  test('has one small external script and no module script', () => {
    expect(idle).toContain('<script defer src="/wake.js"></script>');
    expect(idle).not.toContain('type="module"');
  });

  test('requests no module before it hydrates', () => {
    expect(idle).not.toContain('modulepreload');
  });

  test('keeps the inline scripts that pass on the loader data', () => {
    expect(idle).toContain('window.__reactRouterContext = ');
    expect(idle).toContain('streamController.enqueue(');
    expect(idle).toContain('streamController.close()');
  });

  test('leaves everything that is not a script unchanged', () => {
    const bare = (html: string) =>
      html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
    expect(bare(idle)).toBe(bare(captured));
  });

  test('marks no links to discover: the table of routes has all of them', () => {
    const linksToDiscover = captured.replaceAll('<a ', '<a data-discover="true" ');
    expect(linksToDiscover).not.toBe(captured);
    expect(deferHydration(linksToDiscover, 'idle', within)).toBe(idle);
  });
});

describe('a page whose data is fetched separately', () => {
  const idle = deferHydration(captured, 'idle', { data, isApart: true });

  test('says so, and contains none', () => {
    expect(idle).toContain('"data":true');
    expect(idle).not.toContain('streamController.enqueue(');
    expect(idle).not.toContain('streamController.close(');
    expect(idle).toContain('window.__reactRouterContext = ');
  });
});

describe('the loader data of a page', () => {
  const dataIn = (html: string): unknown =>
    JSON.parse(/streamController\.enqueue\((.*?)\);<\/script>/s.exec(html)?.[1] ?? '');

  test('comes after everything else, and says where it ends', () => {
    expect(withData(captured, data)).toMatch(
      /enqueue\(.*\);<\/script><script>.*\.close\(\);<\/script><\/body><\/html>$/s,
    );
    expect(dataIn(withData(captured, data))).toBe(data);
  });

  test('is the same text whatever it says, and cannot end its script', () => {
    const hostileData = '["</script><!-- $& \u2028 “£5 & more”"]';
    expect(dataIn(withData(captured, hostileData))).toBe(hostileData);
    expect(withData(captured, hostileData)).not.toContain('</script><!--');
  });
});

describe('a page that never hydrates', () => {
  const never = deferHydration(captured, 'never', within);

  test('has no script but the one that sets the theme', () => {
    expect(executable(never)).toEqual([' data-keep=""']);
    expect(never).not.toContain('wake');
  });

  test('has no bar for navigation by scripts, which it never has', () => {
    expect(captured).toContain('role="status"');
    expect(never).not.toContain('role="status"');
  });

  test('requests no module', () => {
    expect(never).not.toContain('modulepreload');
  });

  test('keeps its style sheet, its fonts and its text', () => {
    expect(never).toContain('<link rel="stylesheet"');
    expect(never).toContain('as="font"');
    expect(never).toContain('Powerful Hiring &amp; Compliance Tools</h1>');
  });

  test('contains no markers that only React needs', () => {
    expect(captured).toMatch(/<!--|data-discover/);
    expect(never).not.toMatch(/<!--|data-discover/);
  });
});

describe('the modules of a page', () => {
  test('include every part of a route that React Router split', () => {
    const code = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/jobs-client-loader.js";
import * as route1_main from "/assets/jobs.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"dashboard/jobs":route1};

import("/assets/entry.js");`;
    expect(readModules(code).routes).toEqual([
      ['root', '/assets/root.js'],
      ['dashboard/jobs', '/assets/jobs-client-loader.js'],
      ['dashboard/jobs', '/assets/jobs.js'],
    ]);
  });

  test('fail the build when React Router’s output has an unknown shape', () => {
    expect(() => readModules('import("/assets/entry.js");')).toThrow('new shape');
  });
});

test('a path that contains a closing script tag cannot break out of the block', () => {
  const code = captured.replaceAll('/assets/entry.client', '/assets/<x>entry.client');
  expect(/id="wake">(.*?)<\/script>/.exec(deferHydration(code, 'idle', within))?.[1]).not.toContain('<');
});
