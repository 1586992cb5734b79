import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const notKnown = { value: '', label: 'Not known' };

/** Asked of a cut below the option granted: they decide whether another option allows it. */
export function PayQuestions({ field }: { field: FieldOf }) {
  return (
    <Disclosure summary="If the pay goes down: could another salary option allow it?">
      <div className="flex flex-col gap-6">
        <p className="text-14 text-ink-2">
          These decide between a new certificate and an end of sponsorship, where the new pay is below the
          option of the permission.
        </p>
        <SelectField
          {...field('newEntrant')}
          label="Would the worker be a new entrant?"
          optional
          options={[
            notKnown,
            { value: 'under-26', label: 'Yes: under 26 on the day of the application' },
            { value: 'postdoctoral', label: 'Yes: a postdoctoral position' },
            { value: 'professional-qualification', label: 'Yes: working towards a regulated profession' },
            {
              value: 'professional-registration',
              label: 'Yes: working towards full registration or chartered status',
            },
            { value: 'none', label: 'No' },
          ]}
        />
        <TextField
          {...field('monthsHeld')}
          label="Months as a Skilled Worker, Graduate or Tier 2 worker so far"
          optional
          inputMode="numeric"
          maxLength={3}
        />
        <SelectField
          {...field('phd')}
          label="A PhD relevant to the job"
          optional
          options={[
            notKnown,
            { value: 'none', label: 'No' },
            { value: 'relevant', label: 'Yes' },
            { value: 'stem', label: 'Yes, in science, technology, engineering or mathematics' },
          ]}
        />
        <DateField
          {...field('inRouteSince')}
          label="First day of permission as a Skilled Worker"
          optional
          hint="With permission ever since, also for another sponsor."
        />
        <DateField
          {...field('firstCertificateOn')}
          label="Day that first certificate was assigned"
          optional
          hint="Leave it empty unless the answer asks for it."
        />
      </div>
    </Disclosure>
  );
}
