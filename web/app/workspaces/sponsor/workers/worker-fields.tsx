import { type WorkerFacts, workerRoutes } from '@portway/contracts/sponsor/workers/worker-facts';
import type { WorkerPage, WorkerTerms } from '@portway/contracts/sponsor/workers/worker-page';
import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormRow } from '../../../ui/fieldset.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { routeWords, weekdays } from './worker-words.ts';

type Named = WorkerPage['managers'];

interface FactFieldsProps {
  field: FieldOf;
  managers: Named;
  facts?: Partial<WorkerFacts>;
  manager?: string | undefined;
}

/** Who the worker is, on which route, and the days of certificate and permission. */
export function FactFields({ field, managers, facts = {}, manager = '' }: FactFieldsProps) {
  return (
    <>
      <TextField
        {...field('fullName')}
        label="Full name"
        autoComplete="off"
        defaultValue={facts.fullName ?? ''}
      />
      <TextField
        {...field('reference')}
        label="Your number for them"
        hint="Such as payroll’s."
        optional
        autoComplete="off"
        defaultValue={facts.reference ?? ''}
      />
      <SelectField
        {...field('manager')}
        label="Manager"
        hint="A colleague with a compliance role. A line manager sees their own people only."
        defaultValue={manager}
        options={[
          { value: '', label: 'Nobody yet' },
          ...managers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        {...field('route')}
        label="Route"
        hint="Other routes can be listed. We count duties for Skilled Workers only."
        defaultValue={facts.route ?? 'skilled-worker'}
        options={workerRoutes.map((value) => ({ value, label: routeWords[value] }))}
      />
      <TextField
        {...field('tags')}
        label="Tags"
        hint="With commas between. Nothing about health or who someone is."
        optional
        autoComplete="off"
        defaultValue={facts.tags?.join(', ') ?? ''}
      />
      <FormRow>
        <DateField
          {...field('certificateStart')}
          label="Certificate starts"
          optional
          defaultValue={facts.certificateStart ?? ''}
        />
        <DateField
          {...field('certificateEnds')}
          label="Certificate ends"
          optional
          defaultValue={facts.certificateEnds ?? ''}
        />
        <DateField
          {...field('visaFrom')}
          label="Permission from"
          optional
          defaultValue={facts.visaFrom ?? ''}
        />
        <DateField
          {...field('visaEnds')}
          label="Permission ends"
          optional
          defaultValue={facts.visaEnds ?? ''}
        />
        <DateField
          {...field('grantNotifiedOn')}
          label="Told of the permission"
          optional
          defaultValue={facts.grantNotifiedOn ?? ''}
        />
        <DateField
          {...field('startedOn')}
          label="First day at work"
          hint="Once they have started."
          optional
          defaultValue={facts.startedOn ?? ''}
        />
      </FormRow>
      <CheckField
        name="startedEarlier"
        label="They started under an earlier certificate"
        defaultChecked={false}
      />
      <SelectField
        {...field('salaryOption')}
        label="Salary option of the permission"
        defaultValue={facts.salaryOption ?? ''}
        options={[
          { value: '', label: 'Not known' },
          ...[...'ABCDEFGHIJK'].map((letter) => ({ value: letter, label: `Option ${letter}` })),
        ]}
      />
    </>
  );
}

interface TermsFieldsProps {
  field: FieldOf;
  places: Named;
  terms?: WorkerTerms | undefined;
  fromDay: string;
}

/** Job, pay, hours and places, from a day on. */
export function TermsFields({ field, places, terms, fromDay }: TermsFieldsProps) {
  const worksOn = terms?.worksOn ?? [1, 2, 3, 4, 5];
  return (
    <>
      <DateField {...field('fromDay')} label="From" defaultValue={fromDay} />
      <TextField {...field('jobTitle')} label="Job title" defaultValue={terms?.jobTitle ?? ''} />
      <TextField
        {...field('occupationCode')}
        label="Occupation code"
        hint="Four digits, as on the certificate."
        optional
        inputMode="numeric"
        defaultValue={terms?.occupationCode ?? ''}
      />
      <FormRow>
        <NumberField
          {...field('pay')}
          label="Pay a year, in pounds"
          optional
          decimal
          defaultValue={terms?.payPence == null ? '' : `${terms.payPence / 100}`}
        />
        <NumberField
          {...field('hoursPerWeek')}
          label="Hours a week"
          optional
          decimal
          defaultValue={terms?.hoursPerWeek == null ? '' : `${terms.hoursPerWeek}`}
        />
      </FormRow>
      <fieldset className="min-w-0">
        <legend className="font-medium">Days worked</legend>
        <div className="flex flex-wrap gap-x-5">
          {weekdays.map((label, place) => (
            <CheckField
              key={label}
              name={`works-on-${place + 1}`}
              label={label}
              defaultChecked={worksOn.includes(place + 1)}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        {...field('workPlace')}
        label="Main place of work"
        defaultValue={terms?.workPlace?.id ?? ''}
        options={[
          { value: '', label: 'Not recorded' },
          ...places.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {places.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="font-medium">Also works at</legend>
          {places.map(({ id, name }) => (
            <CheckField
              key={id}
              name={`other-place-${id}`}
              label={name}
              defaultChecked={terms?.otherPlaces.some((place) => place.id === id) ?? false}
            />
          ))}
        </fieldset>
      )}
      <TextField
        {...field('hybridPattern')}
        label="Working from home"
        hint="Such as “two days a week at home”."
        optional
        defaultValue={terms?.hybridPattern ?? ''}
      />
    </>
  );
}
