import { classNames } from './class-names.ts';
import type { RosetteSeed } from './rosette-seeds.ts';

/**
 * A guilloche in the background: decoration, in the colour of the surrounding text, positioned by the
 * caller's classes.
 */
export function Rosette({ seed, className }: { seed: RosetteSeed; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-500 -500 1000 1000"
      className={classNames('no-print pointer-events-none absolute', className)}
    >
      <use href={`/guilloche/${seed}.svg#rosette`} />
    </svg>
  );
}
