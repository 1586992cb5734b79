import { renamePlanOperation, type SavedPlan } from '@portway/contracts/law/plans/plans';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { ActionForm } from '../../kit/forms/action-form.tsx';
import { dayInWords } from '../../text/days.ts';
import { onDay } from '../../text/moments.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type PlanToday, planQuery } from './load-plans.ts';
import { PlanVerdict } from './plan-verdict.tsx';

interface PlanDraftProps {
  draft: NonNullable<SavedPlan['draft']>;
  /** The plan's. */
  name: string;
}

const states = {
  draft: ['Job draft', 'Candidates cannot see it.'],
  published: ['Job', 'It is published.'],
  paused: ['Job', 'It is paused.'],
  closed: ['Job', 'It is closed.'],
} as const;

/** The job that was made of a plan, and a link to it. */
function PlanDraft({ draft, name }: PlanDraftProps) {
  const [what, who] = states[draft.state];
  return (
    <div className="plan-draft">
      <BriefcaseBusiness size={20} aria-hidden />
      <p className="min-w-0 wrap-anywhere">
        <b>
          {what} “{draft.title}”
        </b>
        , made {onDay(draft.createdAt)} for your organisation. {who}
      </p>
      <LinkButton to={`/dashboard/hiring/jobs/${draft.id}`} look="quiet">
        Open it<span className="sr-only">: the job of {name}</span>
      </LinkButton>
    </div>
  );
}

interface PlanRowProps {
  row: PlanToday;
  /** Whether the user may make job drafts. */
  hires: boolean;
  onDraft: () => void;
  onRemove: () => void;
}

/** One saved plan: what today's rules say of it, and what can be done with it. */
export function PlanRow({ row: { plan, summary }, hires, onDraft, onRemove }: PlanRowProps) {
  const [renames, setRenames] = useState(false);
  const { id, name, answers, createdAt } = plan;
  const drafts = hires && plan.draft === null;
  const forWhat = <span className="sr-only"> {name}</span>;
  return (
    <li id={`plan-${id}`} className="plan-row">
      <div className="min-w-0">
        <h2 className="text-20 wrap-anywhere">
          <a href={`/plan-a-hire${planQuery(answers)}`} className="plan-open">
            {name}
          </a>
        </h2>
        <p className="text-14 text-ink-2">
          Saved {onDay(createdAt)}
          {answers.assignedOn !== undefined && `, by the law of ${dayInWords(answers.assignedOn)}`}
        </p>
      </div>
      <PlanVerdict summary={summary} />
      {plan.draft !== null && <PlanDraft draft={plan.draft} name={name} />}
      <div className={drafts ? 'plan-acts' : 'plan-acts plan-acts-quiet'}>
        {drafts && (
          <Button type="button" look="outline" onClick={onDraft}>
            Make a job draft{forWhat}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={() => setRenames(true)}>
          Rename{forWhat}
        </Button>
        <Button type="button" look="quiet" onClick={onRemove}>
          Delete{forWhat}
        </Button>
      </div>
      {renames && <RenameDialog plan={{ id, name }} onClose={() => setRenames(false)} />}
    </li>
  );
}

interface RenameDialogProps {
  plan: Pick<SavedPlan, 'id' | 'name'>;
  onClose: () => void;
}

function RenameDialog({ plan: { id, name }, onClose }: RenameDialogProps) {
  return (
    <Dialog title="Rename this plan" onClose={onClose}>
      <div className="mt-5">
        <ActionForm
          intent="rename"
          schemas={renamePlanOperation.request.shape}
          button="Rename"
          onSuccess={onClose}
          beside={
            <Button type="button" look="outline" onClick={onClose}>
              Cancel
            </Button>
          }
        >
          {(field) => (
            <>
              <input type="hidden" name="id" value={id} />
              <TextField
                {...field('name')}
                label="Name"
                maxLength={120}
                autoComplete="off"
                defaultValue={name}
              />
            </>
          )}
        </ActionForm>
      </div>
    </Dialog>
  );
}
