import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { z } from 'zod';
import { chunkGroups } from './chunk-groups.ts';

const api = process.env.PORTWAY_API;
const port = Number(process.env.PORT ?? 5173);
const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { 'import.meta.env.RELEASE': JSON.stringify(version) },
  // Bundled, so that the server loads only what is used of them, not all icons and the words of fifty languages.
  ssr: { noExternal: ['lucide-react', 'zod'] },
  // What pages load later. Found only then, each would be bundled beside the first ones, and bring a second React.
  optimizeDeps: {
    include: ['@simplewebauthn/browser', 'dequal/lite', 'fflate', 'lucide-react', 'uqr', 'zod'],
  },
  server: {
    port,
    strictPort: true,
    proxy: api === undefined ? {} : { '/api': api, '/healthz': api, '/readyz': api },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names that say what is in a chunk would make up half of the router's table of routes, which has none
            // of those that are loaded on demand.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            entryFileNames: ({ name }) =>
              name === 'entry.client' ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            // As short, for the same reason; fonts and pictures say what they are.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
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
  },
});
