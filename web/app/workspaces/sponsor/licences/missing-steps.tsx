import type { SponsorSetUp } from '@portway/contracts/sponsor/licences/set-up';
import { CircleCheck, CircleDashed } from 'lucide-react';

const panelOf: Record<SponsorSetUp['steps'][number]['id'], string> = {
  licence: 'licence',
  'authorising-officer': 'key-people',
  'level-1': 'key-people',
  'work-place': 'work-places',
  'cut-over': 'licence',
};

/** What the set-up consists of, each step with whether it is done. */
export function MissingSteps({ steps }: Pick<SponsorSetUp, 'steps'>) {
  return (
    <ol className="mt-5 grid gap-2" aria-label="Steps">
      {steps.map(({ id, title, done }) => (
        <li key={id} className="flex items-start gap-3">
          {done ? (
            <CircleCheck size={20} className="mt-0.5 shrink-0 text-link" />
          ) : (
            <CircleDashed size={20} className="mt-0.5 shrink-0 text-ink-2" />
          )}
          <span>
            {done ? (
              <>
                {title}
                <span className="text-ink-2">: done</span>
              </>
            ) : (
              <a href={`#${panelOf[id]}`} className="text-link underline underline-offset-4">
                {title}
              </a>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
