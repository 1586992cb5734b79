import type { EmployerJobRow } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm } from '../../../../kit/forms/use-action.tsx';
import { jobStateWords } from '../../../../text/job-choices.ts';
import { onDay } from '../../../../text/moments.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { useBegin } from './use-begin.ts';

/** The newest jobs, each to be duplicated. */
export function FromJob({ jobs }: { jobs: readonly EmployerJobRow[] }) {
  const { send, sending, formState } = useBegin();
  return (
    <>
      <h2 className="text-20">Which job is it like?</h2>
      <p className="mt-1 text-15 text-ink-2">Every answer is copied, except for the closing date.</p>
      <ul className="rows mt-5">
        {jobs.map(({ id, title, place, state, createdAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-14 text-ink-2">
                {[place, jobStateWords[state], `begun on ${onDay(createdAt)}`].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              type="button"
              look="outline"
              onClick={() => sending || send(actionForm('duplicate', { id }))}
            >
              Duplicate<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {jobs.length >= 25 && (
        <p className="mt-5">
          <LinkButton to="/dashboard/hiring/jobs" look="quiet">
            Find an older one in your jobs
          </LinkButton>
        </p>
      )}
      <StatusMessage state={formState} />
    </>
  );
}
