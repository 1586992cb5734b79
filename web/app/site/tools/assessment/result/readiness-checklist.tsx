import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Tick } from '../../../../kit/page/readiness-ticks.ts';
import { onDay } from '../../../../text/moments.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import type { ChecklistGroup } from './present-checklist.ts';
import { useWorkspaceTicks } from './use-workspace-ticks.ts';

/** Checklist for an application, which can be printed; its ticks are the workspace’s, or stored in this browser. */
export function ReadinessChecklist({ groups }: { groups: readonly ChecklistGroup[] }) {
  const { form, done, ticked, ticks, failure, note } = useWorkspaceTicks();
  useFirstUnfinished(form, groups, ticked);
  const total = groups.reduce((sum, { points }) => sum + points.length, 0);
  return (
    <section aria-labelledby="checklist" className="bg-sand/50 py-6 lg:py-14">
      <div className="page-width">
        <h2 id="checklist" className="text-28">
          Are you ready to apply?
        </h2>
        <form ref={form} onChange={note} autoComplete="off" aria-labelledby="checklist">
          <p className="mt-2 text-15 text-ink-2">
            Tick what is in place.{' '}
            {ticks === undefined
              ? 'Your ticks are saved in this browser.'
              : 'Your ticks are saved in your workspace, where your colleagues see them.'}
          </p>
          <div className="mt-4 max-w-measure">
            {failure !== undefined && (
              <p role="alert" className="mb-3 text-coral">
                {failure}
              </p>
            )}
            <Progress label={`${done} of ${total} in place`} value={done} max={total} />
            <noscript>
              <p className="mt-3 text-14">
                Without JavaScript, your ticks are not counted or saved. Print the list instead.
              </p>
            </noscript>
          </div>
          <div className="mt-4 grid items-start gap-x-10 md:grid-cols-2">
            {[groups.slice(0, 4), groups.slice(4)].map((column) => (
              <div key={column[0]?.title} className="border-line max-md:nth-1:border-t md:border-t">
                {column.map((group) => (
                  <Group key={group.title} {...{ group, ticked, ticks }} open={group === groups[0]} />
                ))}
              </div>
            ))}
          </div>
        </form>
      </div>
    </section>
  );
}

/** Opens the first group that is not finished, once, in place of the one that is open without scripts. */
function useFirstUnfinished(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly ChecklistGroup[],
  ticked: readonly string[] | undefined,
): void {
  const hasOpened = useRef(false);
  useEffect(() => {
    if (ticked === undefined || hasOpened.current) return;
    hasOpened.current = true;
    const first = groups.findIndex(({ points }) => points.some(({ id }) => !ticked.includes(id)));
    const folds = form.current?.querySelectorAll('details') ?? [];
    for (const [index, fold] of [...folds].entries())
      if (index === 0 || index === first) fold.open = index === first;
  }, [form, groups, ticked]);
}

function TickedBy({ tick }: { tick: Tick | undefined }) {
  if (tick === undefined) return null;
  return (
    <span className="block text-14 text-ink-2">
      Ticked{tick.by === '' ? '' : ` by ${tick.by}`} on {onDay(tick.at)}
    </span>
  );
}

interface GroupProps {
  group: ChecklistGroup;
  ticked: readonly string[] | undefined;
  ticks: ReadonlyMap<string, Tick> | undefined;
  open: boolean;
}

function Group({ group: { title, points }, ticked, ticks, open }: GroupProps) {
  const doneCount = ticked && points.filter(({ id }) => ticked.includes(id)).length;
  return (
    <details className="disclosure border-b border-line" open={open}>
      <summary className="flex min-h-11 items-center gap-3 rounded-8 hover:text-link">
        <h3 className="text-16">{title}</h3>
        <span className="ml-auto text-14 text-ink-2">
          {doneCount === undefined ? `${points.length} points` : `${doneCount} of ${points.length}`}
        </span>
        <SpriteIcon name="chevron-right" size={20} className="disclosure-mark shrink-0" />
      </summary>
      <ul aria-label={title} className="flex flex-col pb-3">
        {points.map(({ id, text, rule }) => (
          <li key={id} className="flex items-start gap-3 py-2 text-15">
            <input type="checkbox" value={id} id={id} className="mt-0.5 size-5 shrink-0" />
            <p>
              <label htmlFor={id}>{text}</label>{' '}
              <Link
                to={`/rules/licence.${id}`}
                aria-label={`What it means: ${rule}`}
                className="text-14 whitespace-nowrap text-link underline underline-offset-4"
              >
                What it means
              </Link>
              <TickedBy tick={ticks?.get(id)} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
