import { Link } from 'react-router';
import type { Step } from './steps.ts';

/** Tools and pages useful to this user. */
export function Places({ places }: { places: readonly Step[] }) {
  return (
    <section aria-labelledby="places" className="mt-8">
      <h2 id="places" className="text-22">
        Tools and pages for you
      </h2>
      <ul className="places mt-4 grid gap-4">
        {places.map(({ to, title, text, Icon }) => (
          <li key={to} className="lead-card place hover:shadow-lift">
            <span aria-hidden className="card-mark shrink-0 bg-mint text-link">
              <Icon size={22} />
            </span>
            <div>
              <h3>
                <Link to={to} className="card-link text-left leading-tight">
                  {title}
                </Link>
              </h3>
              <p className="text-15 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
