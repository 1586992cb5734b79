import { jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { jobPath } from '../hiring.ts';
import type { Begun } from './new-job-action.ts';

/** A title is all that a draft needs. */
export function FromNothing() {
  const navigate = useNavigate();
  return (
    <>
      <h2 className="text-20">What is the job called?</h2>
      <div className="mt-5 max-w-measure">
        <ActionForm<Begun>
          intent="nothing"
          button="Begin the draft"
          schemas={{ title: jobFields.title }}
          onSuccess={({ id }) => void navigate(jobPath(id))}
        >
          {(field) => (
            <TextField
              {...field('title')}
              label="Title"
              maxLength={120}
              autoComplete="off"
              hint="As people search for it: “Tooling engineer”, not “Rock star”."
            />
          )}
        </ActionForm>
      </div>
    </>
  );
}
