import { Figure } from '../../../ui/figure.tsx';
import { RuleNote } from '../parts/rule-note.tsx';
import type { JourneyStep } from './journey.ts';

/** The steps as boarding passes, in order: who and what on the left, the figure on the stub. */
export function BoardingPasses({ steps }: { steps: readonly JourneyStep[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {steps.map(({ who, title, text, figure, of, rule }, place) => (
        <li
          key={title}
          className="grid rounded-28 border border-line bg-card shadow-soft md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
        >
          <div className="grid grid-cols-[auto_1fr] gap-x-6 p-6 sm:p-8">
            <p aria-hidden className="figures font-display text-48 font-bold text-link">
              {place + 1}
            </p>
            <div>
              <p className="text-13 font-semibold tracking-widest text-link uppercase">{who}</p>
              <h3 className="mt-1 text-22">{title}</h3>
              <p className="mt-2 max-w-measure text-ink-2">{text}</p>
            </div>
          </div>
          <div className="border-t border-dashed border-outline p-6 sm:p-8 md:border-t-0 md:border-l">
            <p className="text-14 text-ink-2">{of}</p>
            <p>
              <Figure size="large">{figure}</Figure>
            </p>
            <RuleNote rule={rule} />
          </div>
        </li>
      ))}
    </ol>
  );
}
