import { plansClaim } from '../../../text/plans.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import type { PlanFigures } from './plan-figures.ts';
import { PlanTicket } from './plan-ticket.tsx';

/** Fixed line breaks: the browser's own would change when the font arrives. */
const headline = ['Your Integrated', 'International', 'Recruitment and'] as const;

/** The green hero of the home page. Its ticket is the way into a plan, and the first thing that takes focus. */
export function Hero({ example }: { example: PlanFigures | undefined }) {
  return (
    <header className="hero-ground relative isolate overflow-clip">
      <Rosette
        seed="home"
        className="fade-left -top-24 -right-80 -z-10 size-144 text-gold-2 opacity-20 lg:-top-32 lg:-right-24 lg:size-232"
      />
      <div className="page-width home-hero">
        <div>
          <h1 className="text-72">
            {headline.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
            <span className="block sm:max-lg:inline">Immigration </span>
            <span className="block sm:max-lg:inline">Portal</span>
          </h1>
          <p className="mt-6 max-w-[26em] text-20 text-ink-2">
            Get your sponsor licence, hire engineers from abroad and keep up with your duties.
          </p>
        </div>
        <PlanTicket example={example} />
        <div>
          <p className="flex flex-wrap gap-3">
            <LinkButton to="/e" look="outline">
              Get Started
            </LinkButton>
            <LinkButton to="/login" look="outline">
              Explore Jobs
            </LinkButton>
          </p>
          <p className="mt-6 max-w-[26em] text-14 text-ink-2">{plansClaim}</p>
        </div>
      </div>
    </header>
  );
}
