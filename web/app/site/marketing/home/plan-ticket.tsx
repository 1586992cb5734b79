import { Button } from '../../../ui/button.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { FigureList } from './figure-list.tsx';
import type { PlanFigures } from './plan-figures.ts';

/** The first questions of a plan. They lead to `/plan-a-hire`, which has answers for the rest. */
export function PlanTicket({ example }: { example: PlanFigures | undefined }) {
  return (
    <form action="/plan-a-hire" aria-labelledby="plan" className="ticket scheme-page">
      <div className="ticket-top px-7 pt-7 pb-6">
        <h2 id="plan" className="text-22">
          Can you hire them, at what cost, and when?
        </h2>
        <label htmlFor="role" className="my-2 block font-medium">
          The job, in your own words
        </label>
        <input
          id="role"
          name="role"
          autoComplete="off"
          placeholder="Such as backend engineer"
          className="min-h-12 w-full rounded-8 border border-outline bg-field px-4 text-16"
        />
        <fieldset className="picks">
          <legend className="mb-2 font-medium">Where is the person now?</legend>
          <label className="pick">
            <input type="radio" name="location" value="outside" defaultChecked />
            Outside the UK
          </label>
          <label className="pick">
            <input type="radio" name="location" value="inside" />
            In the UK
          </label>
        </fieldset>
        <Button look="gold" className="w-full">
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
