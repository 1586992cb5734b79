import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanTailwind } from './build-rewrites/lean-tailwind.ts';
import { isOn } from './build-rewrites/switch.mjs';

const api = process.env.PORTWAY_API;
const port = Number(process.env.PORT ?? 5173);

type ModuleInfoOf = (
  id: string,
) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;

/** Whether only pages behind the log-in import a module: public pages should not load what those share. */
function isBehindLogIn(id: string, infoOf: ModuleInfoOf, visited = new Set<string>()): boolean {
  if (/app[\\/](workspaces|account)[\\/]/.test(id)) return true;
  const info = infoOf(id);
  const importers = info === null ? [] : [...info.importers, ...info.dynamicImporters];
  visited.add(id);
  return (
    importers.length > 0 && importers.every((one) => visited.has(one) || isBehindLogIn(one, infoOf, visited))
  );
}

export default defineConfig({
  plugins: [tailwindcss(), isOn('tailwind') && leanTailwind, reactRouter()],
  // Bundled, so that the server loads only what is used of them, not all icons and the words of fifty languages.
  ssr: { noExternal: ['lucide-react', 'zod'] },
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
              test: /app[\\/](ui[\\/](field|text-field|select-field|error-summary|notice|card|section|tag|fieldset|use-is-hydrating|reveal|breadcrumbs)\.tsx?|kit[\\/]page[\\/]page-meta)|preload-helper/,
              minShareCount: 2,
            },
            {
              // Used by text pages as well as by tools.
              name: 'words',
              test: /app[\\/]ui[\\/](figure|disclosure|table)\.tsx/,
              minShareCount: 2,
            },
            {
              // For calculators. Apart from the other parts, whose pages do not need the style sheets of these.
              name: 'tool',
              test: /app[\\/](ui[\\/](answer-form|answer-bar|folded-form|working|tool-layout)\.tsx|text[\\/]questions|kit[\\/]forms[\\/]evaluate-in-browser)/,
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
              // Shared by the home page and the sidebars, whose style sheet the home page does not need.
              name: 'initials',
              test: /app[\\/]ui[\\/]initials\.ts/,
            },
            {
              // Icons as scripts: for landing pages and behind the log-in. Other pages draw them from the sprite.
              name: 'icon',
              test: /lucide-react[\\/](?!.*icons[\\/])/,
            },
            {
              // For landing pages and lists of tools; the tools themselves do not use them.
              name: 'cards',
              test: /app[\\/]ui[\\/]link-card\.tsx|icons[\\/](calendar-check|scale|search)\./,
              minShareCount: 2,
            },
            {
              name: 'workplace-icons',
              test: /lucide-react[\\/].*icons[\\/]/,
              minShareCount: 3,
            },
            {
              name: (id, chunks) =>
                isBehindLogIn(id, (one) => chunks.getModuleInfo(one)) ? 'workplace' : 'parts',
              test: /app[\\/](ui|site[\\/]frame)[\\/](?!design-system|choice-field|bar-chart|ticket-card|link-card|progress|combo-|lines-field|empty-state|article-card|cover|rosette-seeds|side-sheet|day-count|pill-choice|name-tint|initials)|app[\\/]site[\\/]tools[\\/]role[\\/]suggest-roles/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
