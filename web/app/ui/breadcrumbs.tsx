import { useContext } from 'react';
import { Link } from 'react-router';
import { Framed } from './framed.tsx';
import { SpriteIcon } from './sprite-icon.tsx';

/** The current page is not in the list: its heading names it. */
export function Breadcrumbs({ trail }: { trail: readonly { to: string; title: string }[] }) {
  // Embedded in another site, a page has no parent pages.
  if (useContext(Framed)) return null;
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-3 text-14 text-ink-2">
      <ol className="flex flex-wrap items-center gap-1">
        {trail.map(({ to, title }, index) => (
          <li key={to} className="flex items-center gap-1">
            {index > 0 && <SpriteIcon name="chevron-right" size={16} />}
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
