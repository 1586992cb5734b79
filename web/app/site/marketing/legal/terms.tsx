import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/terms.ts';
import { LegalHead } from './legal-head.tsx';
import { Prose } from './prose.tsx';
import { clauses } from './terms-clauses.tsx';

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Terms of use',
    description: 'The terms on which you may use the site and its free tools, in twelve short clauses.',
    canonical: '/terms',
  });

/** Numbered clauses beside a table of contents. */
export default function Terms() {
  return (
    <>
      <LegalHead
        title="Terms of use"
        lead="By using the site, you agree to these terms. They are short, and mean what they say."
      />
      <div className="page-width grid items-start gap-x-12 gap-y-8 pb-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-label="Clauses" className="lg:sticky lg:top-24 max-sm:hidden">
          <ol>
            {clauses.map(({ id, title }, place) => (
              <li key={id}>
                <a href={`#${id}`} className="menu-item gap-3">
                  <span className="figures text-link">{place + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="flex flex-col gap-8">
          {clauses.map(({ id, title, body }, place) => (
            <li key={id} className="border-b border-line pb-8">
              <Prose>
                <h2 id={id} className="text-22">
                  <span className="figures text-link">{place + 1}</span> {title}
                </h2>
                {body}
              </Prose>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
