import type { SavedPlan } from '@portway/contracts/law/plans/plans';
import { BriefcaseBusiness } from 'lucide-react';
import { onDay } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';

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
export function PlanDraft({ draft, name }: PlanDraftProps) {
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
      <LinkButton to={`/dashboard/hiring/job?job=${draft.id}`} look="quiet">
        Open it<span className="sr-only">: the job of {name}</span>
      </LinkButton>
    </div>
  );
}
