import { RuleNote } from '../parts/rule-note.tsx';
import type { Moment } from './worked-example.ts';

/** The moments on a timeline, with what a rule says of their length. */
export function MomentList({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {moments.map(({ title, text, rule }, place) => (
        <li key={title} className="border-t-2 border-gold pt-5">
          <p aria-hidden className="figures font-display text-36 font-bold text-link">
            {place + 1}
          </p>
          <h3 className="mt-2 text-20">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
          {rule !== undefined && (
            <div className="mt-4 border-t border-line pt-4">
              <p className="text-14 font-semibold">{rule.title}</p>
              <p className="mt-1 text-15">{rule.says}</p>
              <RuleNote rule={rule.rule} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
