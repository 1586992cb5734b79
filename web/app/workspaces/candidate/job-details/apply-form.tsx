import { maxOfAnswer } from '@portway/contracts/candidate/applications/applications';
import { lengthOf } from '@portway/contracts/candidate/profile/profile-texts';
import { type FormEvent, useRef, useState } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { CvChoice, resumeOf } from './cv-choice.tsx';
import { InterestField } from './interest-field.tsx';
import type { LoadedJob } from './load-job.ts';
import type { Applying } from './use-applying.ts';
import type { DraftAnswer } from './use-draft.ts';

interface ApplyFormProps extends Pick<LoadedJob, 'job' | 'resumes'> {
  draft: DraftAnswer;
  applying: Applying;
}

/** Why the candidate is interested, and which CV is sent. Saved as a draft while it is edited. */
export function ApplyForm({ job, resumes, draft, applying }: ApplyFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = draft;
  const { name } = job.card.employer;
  const [hasChosen, setHasChosen] = useState(false);
  const resume = hasChosen ? value.resume : resumeOf(draft, { job, resumes });
  const choose = (id: string | null) => {
    setHasChosen(true);
    draft.choose({ text: value.text, resume: id });
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    draft.settle();
    if (lengthOf(value.text.trim()) > maxOfAnswer) area.current?.focus();
    else applying.apply({ text: value.text.trim(), resume });
  };
  const { fieldErrors } = applying.formState;
  return (
    <form onSubmit={apply} noValidate className="apply-form" aria-busy={applying.sending}>
      <InterestField
        company={name}
        draft={draft}
        error={fieldErrors.text}
        inputRef={area}
        onType={(text) => draft.type({ text, resume })}
      />
      <CvChoice resumes={resumes} chosen={resume} error={fieldErrors.resume} onChoose={choose} />
      <div>
        <BusyButton sending={applying.sending}>Apply</BusyButton>
        <p className="mt-3 text-14 text-ink-2">
          {name} will see your profile, the CV you choose and this answer. You can withdraw at any time.
        </p>
      </div>
    </form>
  );
}
