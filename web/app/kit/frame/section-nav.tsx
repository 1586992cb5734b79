import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface SectionNavProps {
  /** The list's accessible name. */
  label: string;
  at: string;
  pages: readonly { readonly to: string; readonly label: string }[];
}

/** Links between the pages of a section: tabs, which a phone scrolls sideways, the current one in sight. */
export function SectionNav({ label, at, pages }: SectionNavProps) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const tab = current.current;
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const middle = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    list.scrollTo({ left: middle, behavior: 'instant' });
  }, []);
  return (
    <nav aria-label={label}>
      <ul className="tabs section-tabs">
        {pages.map(({ to, label: words }) => (
          <li key={to} ref={to === at ? current : undefined}>
            <Link to={to} aria-current={to === at ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
