import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.PORTWAY_API;
const port = Number(process.env.PORT ?? 5173);

/**
 * A part that is imported when it is first needed is imported, and no more. Vite wraps each such import in a helper
 * that loads its sheets beforehand, nearly a kilobyte after idle; our sheets are all in the page already.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** A name written onto a component for its debugger keeps it in the build, whether a page of ours uses it or not. */
const unnamedComponents: Plugin = {
  name: 'unnamed-components',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => code.replace(/^\w+\.displayName = .*;$/gm, ''),
  },
};

/** Behind `@supports`, what Tailwind has just said for browsers that cannot mix a colour with transparency. */
const saidAgain = /@supports \(color: ?color-mix\(in lab, red, red\)\) ?\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** What it says for browsers without registered properties. */
const unregistered = /@layer properties ?\{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;

/** What it notes for itself of a weight, a tracking or a line's height, all written beside it anyway; and its name. */
const notes =
  /--tw-(?:font-weight|tracking|leading): ?[^;}]*;|@property --tw-(?:font-weight|tracking|leading|border-style) ?\{[^}]*\}|\/\*! tailwindcss.*?\*\//g;
/** Borders are solid by our reset; one that is not says so itself. */
const solid = /border(?:-\w+)*-style: ?var\(--tw-border-style\);/g;
/** The classes for a line's height stand after those for a size, so that they win without a note. */
const notedHeight = /var\(--tw-leading, ?([\d.]+)\)/g;

/** Each page pays for what Tailwind says twice. Our colours are fixed, so a mix worked out beforehand is the same. */
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

/** Whether only pages behind the log-in lead to a module: what they share is no load of the public pages. */
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
  // Bundled, so that the server loads the drawn icons and not the whole set.
  ssr: { noExternal: ['lucide-react'] },
  server: {
    port,
    strictPort: true,
    proxy: api === undefined ? {} : { '/api': api, '/healthz': api, '/readyz': api },
  },
  build: {
    // The content policy has no `data:`, so nothing may be folded into the sheet or the scripts.
    assetsInlineLimit: 0,
    // A list beside each import of all that it imports in its turn, to save a few chunks one round trip.
    modulePreload: false,
    // New enough to keep `light-dark()`, nesting and anchors as written instead of expanding them.
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
              // What every page has around it.
              name: 'frame',
              test: /app[\\/](site[\\/]frame[\\/](site|site-bar|footer|menus|drop-down|theme-script|scroll-and-focus|error-page|logo)|ui[\\/](skip-link|pending-bar|class-names|button|framed|theme-control))\.tsx?$/,
            },
            {
              // What a form needs that is sent to us; the rest of the parts is for tools and their results.
              name: 'fields',
              test: /app[\\/](ui[\\/](field|text-field|choice-field|select-field|error-summary|notice|card|section|tag|fieldset|use-is-hydrating|reveal)\.tsx?|kit[\\/]page[\\/]page-meta)|preload-helper|lucide-react[\\/].*icons[\\/](check|chevron-down|info|circle-check|circle-exclamation-point|triangle-exclamation-point)\./,
              minShareCount: 2,
            },
            {
              // What pages of words use as well as the tools.
              name: 'words',
              test: /app[\\/]ui[\\/](figure|disclosure|breadcrumbs|table)\.tsx|icons[\\/]chevron-right\./,
              minShareCount: 2,
            },
            {
              // Of use to the pages on the way to an account, and to those behind it.
              name: 'signed-in',
              test: /app[\\/]kit[\\/]loading[\\/](signed-in|use-query)/,
            },
            {
              // What the pages on the way to an account share.
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
              // Landings and lists of tools, which the tools themselves have no use for.
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
