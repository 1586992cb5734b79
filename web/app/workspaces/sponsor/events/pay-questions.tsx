import type { WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import { optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { inShortPounds } from '../../../text/money.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PriorAnswer } from './prior-answers.ts';

interface ChangeProps {
  field: FieldOf;
  facts: WorkerEventFacts | null;
  priorAnswer: PriorAnswer;
}

/** New pay, with the hours that it is paid for where they change too. */
export function PayChange({ field, facts, priorAnswer }: ChangeProps) {
  return (
    <>
      <NewPay field={field} facts={facts} priorAnswer={priorAnswer} />
      <NewHours field={field} facts={facts} priorAnswer={priorAnswer} isBeside />
      <CheckField
        {...field('duringExceptedAbsence')}
        label="Lower for a time, during leave that does not count towards the four weeks"
        defaultChecked={priorAnswer('duringExceptedAbsence') === 'true'}
      />
      <OfCut field={field} facts={facts} priorAnswer={priorAnswer} />
    </>
  );
}

/** New hours, with the pay where it changes too. */
export function HoursChange({ field, facts, priorAnswer }: ChangeProps) {
  return (
    <>
      <NewHours field={field} facts={facts} priorAnswer={priorAnswer} />
      <CheckField
        {...field('overtimeOnly')}
        label="Only overtime from day to day"
        defaultChecked={priorAnswer('overtimeOnly') === 'true'}
      />
      {facts?.mayRecordPay === true && (
        <>
          <NewPay field={field} facts={facts} priorAnswer={priorAnswer} isBeside />
          <OfCut field={field} facts={facts} priorAnswer={priorAnswer} />
        </>
      )}
    </>
  );
}

interface BesideProps extends ChangeProps {
  /** Whether it changes beside something else, and may be left out. */
  isBeside?: boolean;
}

function NewPay({ field, facts, priorAnswer, isBeside = false }: BesideProps) {
  return (
    <TextField
      {...field('newPence')}
      name="newPay"
      defaultValue={priorAnswer('newPence') && `${Number(priorAnswer('newPence')) / 100}`}
      label={isBeside ? 'New pay a year, in pounds, if it changes too' : 'New pay a year, in pounds'}
      optional={isBeside}
      inputMode="decimal"
      {...(facts?.payPence != null && { hint: `On record: ${inShortPounds(facts.payPence)} a year.` })}
    />
  );
}

function NewHours({ field, facts, priorAnswer, isBeside = false }: BesideProps) {
  return (
    <TextField
      {...field('newHours')}
      defaultValue={priorAnswer('newHours')}
      label={isBeside ? 'New hours a week, if they change too' : 'New hours a week'}
      optional={isBeside}
      inputMode="decimal"
      {...(facts?.hoursPerWeek != null && { hint: `On record: ${facts.hoursPerWeek} hours a week.` })}
    />
  );
}

/** Of a cut: its reason, the option of the permission where it is not on record, and whether another allows it. */
function OfCut({ field, facts, priorAnswer }: ChangeProps) {
  return (
    <>
      <CheckField
        {...field('forHealth')}
        label="Fewer hours, advised by occupational health"
        hint="Not the medical reason."
        defaultChecked={priorAnswer('forHealth') === 'true'}
      />
      {facts?.salaryOption == null && (
        <SelectField
          {...field('salaryOption')}
          label="Salary option of the permission"
          optional
          hint="It is not on record. A cut is reported whatever it is; it decides whether a new certificate comes first or sponsorship stops."
          defaultValue={priorAnswer('salaryOption')}
          options={[
            notKnown,
            ...optionLetters.map((value) => ({ value, label: `${value}: ${optionTitles[value]}` })),
          ]}
        />
      )}
      <NewCertificate field={field} />
    </>
  );
}

const notKnown = { value: '', label: 'Not known' };

/** Asked of a cut below the option granted: they decide whether another option allows it. */
function NewCertificate({ field }: { field: FieldOf }) {
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
