import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '../../ui/skip-link.tsx';
import type { Route } from './+types/site.ts';
import { ErrorMessage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { SiteBar } from './site-bar.tsx';

/** Layout of the public site: top bar, page, footer. */
export default function Site() {
  useMenusCloseOnTheWay();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Closes open menus on navigation. One that was opened before hydration stays open. */
function useMenusCloseOnTheWay() {
  const { key } = useLocation();
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [key]);
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
