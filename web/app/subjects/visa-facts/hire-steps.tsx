import type { MyHire } from '@portway/contracts/hiring/hire-cases/hire-steps';
import { onDay } from '../../text/moments.ts';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';

/** What one side does until the first day, and what of it is done. */
export function HireSteps({ title, steps }: { title: string; steps: MyHire['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="hire-steps">
        {steps.map(({ id, title: step, doneAt }) => (
          <li key={id} data-done={doneAt !== null || undefined}>
            <SpriteIcon name={doneAt === null ? 'circle-dashed' : 'circle-check'} size={20} />
            <span className="wrap-anywhere">
              {step}
              {doneAt !== null && <b>Done on {onDay(doneAt)}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
