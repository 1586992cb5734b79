import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.PORTWAY_API;
const port = Number(process.env.PORT ?? 5173);

/**
 * Dynamic imports without Vite's preload helper, which wraps each of them to load its style sheets beforehand
 * and costs nearly a kilobyte after idle; our style sheets are all in the page already.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Removes `displayName` assignments, which keep a component in the bundle even if no page of ours uses it. */
const unnamedComponents: Plugin = {
  name: 'unnamed-components',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => code.replace(/^\w+\.displayName = .*;$/gm, ''),
  },
};

/**
 * Tailwind repeats rules behind `@supports`, after the fallback for browsers that cannot mix a colour with
 * transparency.
 */
const saidAgain = /@supports \(color: ?color-mix\(in lab, red, red\)\) ?\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Tailwind's fallback for browsers without registered properties. */
const unregistered = /@layer properties ?\{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;

/**
 * Tailwind's variables for weight, tracking and line height, whose values are written out beside them anyway;
 * and its banner.
 */
const notes =
  /--tw-(?:font-weight|tracking|leading): ?[^;}]*;|@property --tw-(?:font-weight|tracking|leading|border-style) ?\{[^}]*\}|\/\*! tailwindcss.*?\*\//g;
/** Borders are solid by our reset; other borders set their style themselves. */
const solid = /border(?:-\w+)*-style: ?var\(--tw-border-style\);/g;
/** The classes for line height come after those for size, so that they win without a variable. */
const notedHeight = /var\(--tw-leading, ?([\d.]+)\)/g;

/**
 * Removes Tailwind's duplicate rules, which every page would load. Our colours are fixed, so precomputed
 * mixes are the same.
 */
const saidOnce: Plugin = {
  name: 'said-once',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) =>
      code
        .replace(saidAgain, (twice) => (/currentcolor/i.test(twice) ? twice : ''))
        .replace(unregistered, '')
        .replace(notedHeight, '$1')
        .replace(notes, '')
        .replace(solid, ''),
  },
};

type ModuleInfoOf = (
  id: string,
) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;

/** Whether only pages behind the log-in import a module: public pages should not load what those share. */
function isBehindLogIn(id: string, infoOf: ModuleInfoOf, asked = new Set<string>()): boolean {
  if (/app[\\/](workspaces|account)[\\/]/.test(id)) return true;
  const info = infoOf(id);
  const importers = info === null ? [] : [...info.importers, ...info.dynamicImporters];
  asked.add(id);
  return (
    importers.length > 0 && importers.every((one) => asked.has(one) || isBehindLogIn(one, infoOf, asked))
  );
}

export default defineConfig({
  plugins: [tailwindcss(), saidOnce, reactRouter(), plainImports, unnamedComponents],
  resolve: {
    alias: [
      {
        find: /^.*\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('app/ui/drawn-icon.tsx', import.meta.url)),
      },
    ],
  },
  // Bundled, so that the server loads only the icons used and not the whole set.
  ssr: { noExternal: ['lucide-react'] },
  server: {
    port,
    strictPort: true,
    proxy: api === undefined ? {} : { '/api': api, '/healthz': api, '/readyz': api },
  },
  build: {
    // The content security policy does not allow `data:`, so no asset may be inlined into style sheets or
    // scripts.
    assetsInlineLimit: 0,
    // Preloading would add a list of dependencies to each import, only to save a few chunks one round trip.
    modulePreload: false,
    // New enough to keep `light-dark()`, nesting and anchor positioning as written instead of transpiling
    // them.
    cssTarget: ['chrome125', 'edge125', 'firefox129', 'safari18'],
    target: ['chrome125', 'edge125', 'firefox129', 'safari18'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
            },
            {
              // The frame of every page.
              name: 'frame',
              test: /app[\\/](site[\\/]frame[\\/](site|site-bar|footer|menus|drop-down|theme-script|scroll-and-focus|error-page|logo)|ui[\\/](skip-link|pending-bar|class-names|button|framed|theme-control))\.tsx?$/,
            },
            {
              // For forms sent to us; the other components are for tools and their results.
              name: 'fields',
              test: /app[\\/](ui[\\/](field|text-field|choice-field|select-field|error-summary|notice|card|section|tag|fieldset|use-is-hydrating|reveal)\.tsx?|kit[\\/]page[\\/]page-meta)|preload-helper|lucide-react[\\/].*icons[\\/](check|chevron-down|info|circle-check|circle-exclamation-point|triangle-exclamation-point)\./,
              minShareCount: 2,
            },
            {
              // Used by text pages as well as by tools.
              name: 'words',
              test: /app[\\/]ui[\\/](figure|disclosure|breadcrumbs|table)\.tsx|icons[\\/]chevron-right\./,
              minShareCount: 2,
            },
            {
              // For the pages before the log-in, and for those behind it.
              name: 'signed-in',
              test: /app[\\/]kit[\\/]loading[\\/](signed-in|use-query)/,
            },
            {
              // Shared by the sign-up and log-in pages.
              name: 'doors',
              test: /app[\\/](site[\\/]authentication[\\/][\w-]+\.tsx?|ui[\\/]password-field)/,
              minShareCount: 2,
            },
            {
              name: (id, chunks) =>
                isBehindLogIn(id, (one) => chunks.getModuleInfo(one)) ? 'workplace' : 'parts',
              test: /app[\\/](ui|site[\\/]frame)[\\/](?!design-system|bar-chart|ticket-card|link-card|progress|combo-|lines-field|empty-state|article-card|cover|rosette-seeds)|app[\\/](kit[\\/]forms[\\/]evaluate-in-browser|text[\\/]questions|site[\\/]tools[\\/]role[\\/]suggest-roles)|lucide-react[\\/](?!.*icons[\\/](calculator|scale|receipt-pound-sterling|clipboard-check|table-properties|calendar-check|calendar-plus|arrow-up-right|arrow-right|clock|shield-check|book-open-check|building-complex|inbox|map-pin|briefcase-business|compass|lock-keyhole|search-x|user-round)\.)/,
              minShareCount: 2,
            },
            {
              // For landing pages and lists of tools; the tools themselves do not use them.
              name: 'cards',
              test: /app[\\/]ui[\\/]link-card\.tsx|icons[\\/](calculator|scale|receipt-pound-sterling|clipboard-check|table-properties|calendar-check|arrow-right)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
