import type { WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Said } from './typed-event.ts';

interface RoleChangeProps {
  field: FieldOf;
  facts: WorkerEventFacts | null;
  said: Said;
}

const whether = [
  { value: 'unknown', label: 'Not known' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** A new title, other duties or another job; the list is asked of codes of which it names jobs. */
export function RoleChange({ field, facts, said }: RoleChangeProps) {
  return (
    <>
      <TextField
        {...field('newTitle')}
        label="Job title now"
        defaultValue={said('newTitle') || (facts?.jobTitle ?? '')}
      />
      <TextField
        {...field('newCode')}
        label="Occupation code now"
        inputMode="numeric"
        maxLength={4}
        defaultValue={said('newCode') || (facts?.occupationCode ?? '')}
      />
      <CheckField
        {...field('titleOrDutiesChanged')}
        label="The title or the core duties change, or it is a promotion"
        defaultChecked={said('titleOrDutiesChanged') === 'true'}
      />
      <CheckField
        {...field('inTrainingProgramme')}
        label="It is the next role of a graduate training programme"
        hint="A programme of yours for which the worker is sponsored."
        defaultChecked={said('inTrainingProgramme') === 'true'}
      />
      {facts?.mayBeListed === true && (
        <>
          <SelectField
            {...field('wasListed')}
            label="Is the job of the certificate on the Immigration Salary List?"
            hint="The list names jobs of this code. It can ask for a place or a kind of employer too."
            defaultValue={said('wasListed') || 'unknown'}
            options={whether}
          />
          <SelectField
            {...field('isListed')}
            label="Is the new job on it?"
            defaultValue={said('isListed') || 'unknown'}
            options={whether}
          />
        </>
      )}
    </>
  );
}
