import type { SavedPlan } from '@portway/contracts/plans/plans';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { onDay } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { DraftDialog } from './draft-dialog.tsx';

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

/** The job that was made of a plan, and a way to see what is in it. */
export function PlanDraft({ draft, name }: PlanDraftProps) {
  const [open, setOpen] = useState(false);
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
      <Button type="button" look="quiet" onClick={() => setOpen(true)}>
        See what is in it<span className="sr-only">: the draft of {name}</span>
      </Button>
      {open && <DraftDialog id={draft.id} onClose={() => setOpen(false)} />}
    </div>
  );
}
