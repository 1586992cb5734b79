import { Link } from 'react-router';
import { Progress } from '../../../ui/progress.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ChecklistGroup } from './present-checklist.ts';
import { useTicks } from './use-ticks.ts';

/** Checklist for an application; its ticks are stored in this browser, and it can be printed. */
export function ReadinessChecklist({ groups }: { groups: readonly ChecklistGroup[] }) {
  const { form, done, note } = useTicks();
  const of = groups.reduce((sum, { points }) => sum + Object.keys(points).length, 0);
  return (
    <Section
      id="checklist"
      eyebrow={`${of} points`}
      title="Are you ready to apply?"
      lead="Tick what is in place. Your ticks stay in this browser and go nowhere else."
      className="bg-sand/50"
    >
      <form ref={form} onChange={note} autoComplete="off" aria-labelledby="checklist">
        <div className="max-w-measure">
          <Progress label={`${done} of ${of} in place`} value={done} max={of} />
          <noscript>
            <p className="mt-3 text-14">
              Without scripts your ticks are not counted or kept: print the list.
            </p>
          </noscript>
        </div>
        <div className="mt-8 grid items-start gap-4 md:grid-cols-2 lg:gap-6">
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      </form>
      <p className="mt-8 text-14 text-ink-2">
        What the law says of each point stands in{' '}
        <Link to="/rules#licence-eligibility" className="font-medium text-link underline underline-offset-4">
          Rules and sources
        </Link>
        , under the sponsor licence.
      </p>
    </Section>
  );
}

function Group({ group: { title, points } }: { group: ChecklistGroup }) {
  return (
    <fieldset className="min-w-0">
      <legend>
        <h3 className="text-20">{title}</h3>
      </legend>
      <ul className="mt-3 flex flex-col gap-3">
        {Object.entries(points).map(([id, text]) => (
          <li key={id} className="flex items-start gap-3">
            <input type="checkbox" value={id} id={id} className="mt-1 size-5 shrink-0" />
            <label htmlFor={id}>{text}</label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
