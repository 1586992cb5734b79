import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, redirect, useLocation, useSubmit } from 'react-router';
import { keepUntilMidnight } from '../../../page/keep-until-midnight.ts';
import { londonToday } from '../../../page/london-today.ts';
import { pageMeta } from '../../../page/page-meta.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import type { Route } from './+types/compare.ts';
import { answerComparison } from './answer-comparison.ts';
import { ComparisonResult } from './comparison-result.tsx';
import { ScenarioForm } from './scenario-form.tsx';
import { queryMovedTo } from './scenarios.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Compare scenarios',
    description:
      'Up to four sponsorships side by side: each fee, who pays it and what another answer would change.',
  });

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const today = londonToday();
  const moved = queryMovedTo(searchParams, today);
  if (moved !== undefined) throw redirect(`/immigration-skill-charge-calculator/compare?${moved}`);
  return answerComparison(searchParams, today);
}

/** Adding and removing goes to an address of its own, and takes the keyboard to the scenarios as they are then. */
function useMoves() {
  const submit = useSubmit();
  const { key } = useLocation();
  const moving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address once
  useEffect(() => {
    if (moving.current) document.getElementById('scenarios')?.focus();
    moving.current = false;
  }, [key]);
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    moving.current = true;
    submit(event.currentTarget, { preventScrollReset: true });
  };
}

export default function Compare({ loaderData: { comparison, readyMade } }: Route.ComponentProps) {
  const asked = useAsked();
  const move = useMoves();
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/tools', title: 'Tools' },
              { to: '/immigration-skill-charge-calculator', title: 'Skills charge and visa costs' },
            ]}
          />
        }
        eyebrow="Free tool"
        title="Compare Scenarios"
        lead={
          readyMade &&
          'Up to four sponsorships side by side. Begin with one of these, then change any answer.'
        }
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        {comparison && (
          <>
            <ScenarioForm comparison={comparison} asked={asked} onMove={move} />
            <div id="answer">
              <ComparisonResult comparison={comparison} />
            </div>
            <a
              href="#answer"
              className="no-print sticky bottom-0 z-10 -mx-gutter flex min-h-14 items-center justify-between gap-4 border-t border-line bg-card px-gutter py-2 shadow-lift lg:hidden"
            >
              <span className="text-14 text-ink-2">{comparison.shown.headline.label}</span>
              <Figure className="text-20">{comparison.shown.headline.figure}</Figure>
            </a>
            <p className="sr-only" role="status">
              {asked.by === 'opened'
                ? ''
                : `${comparison.shown.headline.label}: ${comparison.shown.headline.figure}`}
            </p>
          </>
        )}
        {readyMade && (
          <ul className="grid gap-4 md:grid-cols-3">
            {readyMade.map(({ title, query, text }) => (
              <li key={query}>
                <Link
                  to={`?${query}`}
                  className="block h-full rounded-16 border border-line bg-card p-5 hover:border-ink"
                >
                  <span className="font-semibold text-link underline underline-offset-4">{title}</span>
                  <span className="mt-1 block text-15 text-ink-2">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
