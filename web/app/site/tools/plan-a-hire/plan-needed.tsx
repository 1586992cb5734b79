import { FoldCard } from '../../../ui/fold-card.tsx';
import { useTicks } from '../assessment/use-ticks.ts';
import type { NeededShown, PlanShown } from './present-plan.ts';

/** What employer and worker need in hand, to tick. The ticks stay in this browser. */
export function PlanNeeded({ needed }: Pick<PlanShown, 'needed'>) {
  const { form, done, note } = useTicks('inHand');
  const of = needed.employer.length + needed.worker.length;
  return (
    <FoldCard
      id="in-hand"
      title="What you need to have ready"
      aside={<span className="needs-scripts">{`${done} of ${of}`}</span>}
    >
      <p className="text-14 text-ink-2">
        Tick what is ready.<span className="needs-scripts"> Your ticks are saved in this browser.</span>
      </p>
      <form ref={form} onChange={note} autoComplete="off" aria-labelledby="in-hand" className="mt-4">
        <Group title="You" items={needed.employer} />
        <Group title="The worker" items={needed.worker} />
      </form>
    </FoldCard>
  );
}

function Group({ title, items }: { title: string; items: readonly NeededShown[] }) {
  if (items.length === 0) return null;
  return (
    <fieldset className="mt-3 min-w-0 first:mt-0">
      <legend className="text-15 font-semibold">{title}</legend>
      <ul className="mt-1">
        {items.map(({ id, text }) => (
          <li key={id} className="flex items-start gap-3">
            <input type="checkbox" value={id} id={`in-hand-${id}`} className="tick mt-3 size-5 shrink-0" />
            <label htmlFor={`in-hand-${id}`} className="grow py-2.5 text-15">
              {text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
