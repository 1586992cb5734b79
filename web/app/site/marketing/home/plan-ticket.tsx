import { Button } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { FigureList } from './figure-list.tsx';
import type { PlanFigures } from './plan-figures.ts';

/** The first question of a plan. It leads to `/plan-a-hire`, which has answers to start from for the rest. */
export function PlanTicket({ example }: { example: PlanFigures | undefined }) {
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
