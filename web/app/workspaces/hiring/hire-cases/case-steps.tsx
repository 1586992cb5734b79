import type { HireCase } from '@portway/contracts/hiring/hire-cases/hire-cases';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { onDay } from '../../../text/moments.ts';

interface CaseStepsProps {
  steps: HireCase['steps'];
  canChange: boolean;
}

/** What to do and to collect, by who has it in hand. */
export function CaseSteps({ steps, canChange }: CaseStepsProps) {
  const { send, sending, formState } = useAction();
  return (
    <>
      {(['employer', 'worker'] as const).map((who) => {
        const own = steps.filter((step) => step.who === who);
        if (own.length === 0) return null;
        return (
          <section key={who} className="mb-6" aria-label={titles[who]}>
            <h2 className="text-20">{titles[who]}</h2>
            <ul className="mt-2">
              {own.map(({ id, title, done }) => (
                <li key={id} className="case-step">
                  <input
                    type="checkbox"
                    id={`step-${id}`}
                    className="size-5"
                    checked={done !== null}
                    disabled={!canChange}
                    onChange={() =>
                      sending || send(actionForm('step', { step: id, done: done === null ? 'yes' : 'no' }))
                    }
                  />
                  <label htmlFor={`step-${id}`}>{title}</label>
                  {done !== null && (
                    <p className="text-14 text-ink-2">
                      {done.by} marked this as done on {onDay(done.at)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <StatusMessage state={formState} showsSuccess={false} />
    </>
  );
}

const titles = { employer: 'For you to do', worker: 'For the worker to have in hand' } as const;
