import type { MyHire } from '@portway/contracts/hiring/hire-cases/hire-steps';
import { onDay } from '../../text/moments.ts';
import { Tag } from '../../ui/tag.tsx';

/** What one side does until the first day, and what of it is done. */
export function HireSteps({ title, steps }: { title: string; steps: MyHire['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="rows hire-steps">
        {steps.map(({ id, title: step, doneAt }) => (
          <li key={id}>
            <span className="wrap-anywhere">{step}</span>
            {doneAt === null ? (
              <Tag look="sand">Not marked yet</Tag>
            ) : (
              <Tag look="mint">Done on {onDay(doneAt)}</Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
