import { plansClaim } from '../../../text/product/plans.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { FigureList } from './figure-list.tsx';
import type { PlanFigures } from './plan-figures.ts';

/** Fixed line breaks: the browser's own would change when the font arrives. */
const headline = ['Your Integrated', 'International', 'Recruitment and'] as const;

/** The green hero of the home page. Its ticket is the way into a plan; on a phone, the buttons are on the first screen. */
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
          <p className="mt-4 max-w-[26em] text-20 text-ink-2 sm:mt-6">
            Get your sponsor licence, hire engineers from abroad and keep up with your duties. Or find a job
            with a sponsor.
          </p>
          <p className="mt-5 flex flex-wrap gap-3 sm:mt-6">
            <LinkButton to="/e" look="outline">
              Get Started
            </LinkButton>
            <LinkButton to="/login" look="outline">
              Explore Jobs
            </LinkButton>
          </p>
        </div>
        <PlanTicket example={example} />
        <p className="max-w-[26em] text-14 text-ink-2">{plansClaim}</p>
      </div>
    </header>
  );
}

/** The first question of a plan. It leads to `/plan-a-hire`, which has answers to start from for the rest. */
function PlanTicket({ example }: { example: PlanFigures | undefined }) {
  return (
    <form action="/plan-a-hire" aria-labelledby="plan" className="ticket scheme-page">
      <div className="ticket-top px-7 pt-7 pb-6">
        <Eyebrow>Plan this hire</Eyebrow>
        <h2 id="plan" className="mt-3 text-22">
          Can you hire them, what does it cost, and when can they start?
        </h2>
        <label htmlFor="role" className="mt-4 mb-2 block font-medium">
          The job, in your own words
        </label>
        <input
          id="role"
          name="role"
          autoComplete="off"
          placeholder="Such as backend engineer"
          className="min-h-12 w-full rounded-8 border border-outline bg-field px-4 text-16"
        />
        <Button look="gold" className="mt-4 w-full">
          Plan this hire
          <SpriteIcon name="arrow-right" size={20} />
        </Button>
      </div>
      {example && (
        <div className="ticket-end px-7 pt-5 pb-6">
          <p>For an engineer from abroad, today</p>
          <FigureList figures={example} />
        </div>
      )}
    </form>
  );
}
