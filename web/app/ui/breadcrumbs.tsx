import { ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { Framed } from './framed.tsx';

/** The way back up. The page itself is not in the list: its heading says where we are. */
export function Breadcrumbs({ trail }: { trail: readonly { to: string; title: string }[] }) {
  // On somebody else's site there is no way up.
  if (useContext(Framed)) return null;
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-3 text-14 text-ink-2">
      <ol className="flex flex-wrap items-center gap-1">
        {trail.map(({ to, title }, index) => (
          <li key={to} className="flex items-center gap-1">
            {index > 0 && <ChevronRight size={16} aria-hidden />}
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
