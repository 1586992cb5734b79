import { product } from '../../../text/product.ts';

/**
 * Web app manifest: name and icons for a phone's home screen. Opens in the browser, because it needs the
 * network.
 */
const manifest = {
  id: '/',
  name: product,
  short_name: product,
  description: 'Sponsor licences, compliance and international hiring in the UK, with free calculators.',
  lang: 'en-GB',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: '#fbf8f1',
  theme_color: '#0d3b2e',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;

export function loader() {
  return new Response(`${JSON.stringify(manifest)}\n`, {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
