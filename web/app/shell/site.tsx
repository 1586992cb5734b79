import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import type { Route } from './+types/site.ts';
import { ErrorMessage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { SiteBar } from './site-bar.tsx';

/** The public frame: bar, page, footer. */
export default function Site() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the signal that a page was opened
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [key]);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorMessage error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteBar />
      <main id="main" className="grow">
        {children}
      </main>
      <Footer />
    </div>
  );
}
