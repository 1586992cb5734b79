import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useMatches } from 'react-router';
import './app.css';
import type { Route } from './+types/root.ts';
import { hydrationMode } from './hydration-mode.ts';
import { PageScripts } from './page-scripts.tsx';
import { ErrorPage } from './site/frame/error-page.tsx';
import { ScrollAndFocus } from './site/frame/scroll-and-focus.tsx';
import { ThemeScript } from './site/frame/theme-script.tsx';
import { PendingBar } from './ui/pending-bar.tsx';

/** Wide screens wait for them, a moment at most; phones get them later (fonts.css). */
const fonts = [geist, bricolage];
const wide = '(min-width:48rem)';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets `data-theme` here before React hydrates.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d3b2e" />
        {/* Only the server renders scripts: under the content security policy, a page that React renders
            again in the browser may not create any. */}
        {import.meta.env.SSR && <ThemeScript />}
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media={wide}
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.SSR && <link rel="manifest" href="/manifest.webmanifest" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <PageScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  // Without scripts, each link is followed by the browser, which shows that itself.
  const hasScripts = hydrationMode(useMatches()) !== 'never';
  return (
    <>
      {(hasScripts || !import.meta.env.SSR) && <PendingBar />}
      <ScrollAndFocus />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
