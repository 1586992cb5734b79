import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = process.env.PORTWAY_API;
const port = Number(process.env.PORT ?? 5173);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
    // Its helper is a kilobyte on every page, to save a few chunks one round trip.
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
              name: 'parts',
              test: /app[\\/](ui|shell)[\\/](?!design-system|bar-chart|ticket-card|progress)|lucide-react/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
