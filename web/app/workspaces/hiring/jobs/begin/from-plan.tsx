import type { SavedPlan } from '@portway/contracts/law/plans/plans';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm } from '../../../../kit/forms/use-action.tsx';
import { onDay } from '../../../../text/moments.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { jobPath } from '../hiring.ts';
import { useBegin } from './use-begin.ts';

/** The hire plans that the user saved, each to be made a draft of. */
export function FromPlan({ plans }: { plans: readonly SavedPlan[] }) {
  const { send, sending, formState } = useBegin();
  return (
    <>
      <h2 className="text-20">Which plan?</h2>
      <p className="mt-1 text-15 text-ink-2">
        What it says of the job is copied: its title, occupation code, hours, pay and nation, and its band and
        kind of employer.
      </p>
      <ul className="rows mt-5">
        {plans.map(({ id, name, draft, createdAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-14 text-ink-2">
                {draft === null ? `Saved on ${onDay(createdAt)}` : `It has a job already: “${draft.title}”`}
              </p>
            </div>
            {draft === null ? (
              <Button
                type="button"
                look="outline"
                onClick={() => sending || send(actionForm('plan', { id }))}
              >
                Make a draft<span className="sr-only"> of {name}</span>
              </Button>
            ) : (
              <LinkButton to={jobPath(draft.id)} look="outline">
                Open it<span className="sr-only">: {draft.title}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <StatusMessage state={formState} />
    </>
  );
}
