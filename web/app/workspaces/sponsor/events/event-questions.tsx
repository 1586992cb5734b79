import type { WorkerEventFacts } from '@portway/contracts/sponsor/duties/events/events';
import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { nations } from '../../../subjects/reporting-deadline/deadline-words.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AbsenceQuestions } from './absence-questions.tsx';
import { HoursChange, PayChange } from './pay-questions.tsx';
import type { PriorAnswer } from './prior-answers.ts';

interface RoleChangeProps {
  field: FieldOf;
  facts: WorkerEventFacts | null;
  priorAnswer: PriorAnswer;
}

const whether = [
  { value: 'unknown', label: 'Not known' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** A new title, other duties or another job; the list is asked of codes of which it names jobs. */
function RoleChange({ field, facts, priorAnswer }: RoleChangeProps) {
  return (
    <>
      <TextField
        {...field('newTitle')}
        label="Job title now"
        defaultValue={priorAnswer('newTitle') || (facts?.jobTitle ?? '')}
      />
      <TextField
        {...field('newCode')}
        label="Occupation code now"
        inputMode="numeric"
        maxLength={4}
        defaultValue={priorAnswer('newCode') || (facts?.occupationCode ?? '')}
      />
      <CheckField
        {...field('titleOrDutiesChanged')}
        label="The title or the core duties change, or it is a promotion"
        defaultChecked={priorAnswer('titleOrDutiesChanged') === 'true'}
      />
      <CheckField
        {...field('inTrainingProgramme')}
        label="It is the next role of a graduate training programme"
        hint="A programme of yours for which the worker is sponsored."
        defaultChecked={priorAnswer('inTrainingProgramme') === 'true'}
      />
      {facts?.mayBeListed === true && (
        <>
          <SelectField
            {...field('wasListed')}
            label="Is the job of the certificate on the Immigration Salary List?"
            hint="The list names jobs of this code. It can ask for a place or a kind of employer too."
            defaultValue={priorAnswer('wasListed') || 'unknown'}
            options={whether}
          />
          <SelectField
            {...field('isListed')}
            label="Is the new job on it?"
            defaultValue={priorAnswer('isListed') || 'unknown'}
            options={whether}
          />
        </>
      )}
    </>
  );
}

export interface QuestionsProps {
  kind: string;
  field: FieldOf;
  facts: WorkerEventFacts | null;
  /** The organisation’s work places. */
  places: readonly { readonly id: string; readonly name: string }[];
  /** What was recorded first, where it is corrected. */
  priorAnswer: PriorAnswer;
}

const dayLabels: Readonly<Record<string, string>> = {
  absence: 'First day of absence',
  start: 'First day at work',
  'worker-leaves': 'Last day of sponsored work',
  'worker-no-longer-needs-sponsor': 'Day you learned of it',
  'worker-no-show': 'Day it became clear',
  pay: 'Day the new pay begins',
  hours: 'Day the new hours begin',
  role: 'Day the change begins',
  place: 'Day the new place begins',
  move: 'Day of the move',
  'proc-representations': 'Day of the letter',
};

/** The questions that matter for one kind of event; what the records hold is filled in. */
export function Questions(props: QuestionsProps) {
  const { kind, field, facts, priorAnswer } = props;
  const isStart = kind === 'start';
  const dayField = isStart ? 'startedOn' : kind === 'absence' ? 'firstDay' : 'happenedOn';
  // A page that knows the day, such as one of papers that differ since then, says it in the address.
  const day = useQuery().get('on') ?? '';
  return (
    <>
      <DateField
        {...field(dayField)}
        name="happenedOn"
        label={dayLabels[kind] ?? 'Day it happened'}
        optional={isStart}
        defaultValue={priorAnswer(dayField) || day}
        {...(isStart && { hint: 'Leave it empty while the worker has not started.' })}
      />
      <OfKind {...props} />
      {kind !== 'absence' && (
        <SelectField
          {...field('nation')}
          label="Whose bank holidays count"
          hint="The nation of the work place. Which nation’s count is not settled."
          defaultValue={priorAnswer('nation') || (facts?.nation ?? 'england-and-wales')}
          options={nations}
        />
      )}
    </>
  );
}

function OfKind({ kind, field, facts, places, priorAnswer }: QuestionsProps) {
  const wasAnsweredYes = (name: string) => priorAnswer(name) === 'true';
  switch (kind) {
    case 'start':
      return (
        <TextField
          {...field('withoutCheckBecause')}
          label="Why did work begin without a right to work check?"
          hint="Only if no check gives an excuse for the first day. The gap stays on record, and a later check does not change it."
          optional
          defaultValue={priorAnswer('withoutCheckBecause')}
        />
      );
    case 'absence':
      return <AbsenceQuestions field={field} priorAnswer={priorAnswer} />;
    case 'pay':
      return <PayChange field={field} facts={facts} priorAnswer={priorAnswer} />;
    case 'hours':
      return <HoursChange field={field} facts={facts} priorAnswer={priorAnswer} />;
    case 'role':
      return <RoleChange field={field} facts={facts} priorAnswer={priorAnswer} />;
    case 'place':
      return (
        <>
          <SelectField
            {...field('to')}
            label="Where the work is done now"
            defaultValue={priorAnswer('to') || 'office'}
            options={[
              { value: 'office', label: 'Another office' },
              { value: 'client-site', label: 'A client’s site' },
              { value: 'fully-remote', label: 'At home, full-time or for good' },
              { value: 'hybrid', label: 'A hybrid pattern' },
              { value: 'occasional', label: 'Elsewhere for a day now and then' },
            ]}
          />
          <CheckField
            {...field('mainOfficeStays')}
            label="The main office stays the same"
            defaultChecked={wasAnsweredYes('mainOfficeStays')}
          />
          <NewPlace
            field={field}
            places={places}
            priorAnswer={priorAnswer}
            hint="For another office or a client’s site."
          />
          <TextField
            {...field('hybridPattern')}
            label="Hybrid pattern"
            defaultValue={priorAnswer('hybridPattern')}
            optional
            maxLength={200}
            hint="Such as two days a week at home."
          />
        </>
      );
    case 'move':
      return (
        <NewPlace
          field={field}
          places={places}
          priorAnswer={priorAnswer}
          hint="The place on record of everyone who moves."
        />
      );
    case 'worker-leaves':
      return (
        <DateField
          {...field('employmentEndedOn')}
          label="Last day of employment"
          defaultValue={priorAnswer('employmentEndedOn')}
          optional
          hint="It can be later than the last day of sponsored work. Leave it empty while the worker stays employed."
        />
      );
    case 'owner':
      return (
        <SelectField
          {...field('holdsLicence')}
          label="Does the new owner hold a licence for the route?"
          defaultValue={wasAnsweredYes('holdsLicence') ? 'yes' : 'no'}
          options={[
            { value: 'no', label: 'No, or not known' },
            { value: 'yes', label: 'Yes' },
          ]}
        />
      );
    default:
      return null;
  }
}

interface NewPlaceProps extends Pick<QuestionsProps, 'field' | 'places' | 'priorAnswer'> {
  hint: string;
}

function NewPlace({ field, places, priorAnswer, hint }: NewPlaceProps) {
  return (
    <SelectField
      {...field('workPlace')}
      label="The new place"
      defaultValue={priorAnswer('workPlace')}
      optional
      hint={`${hint} One that is missing is added in the set-up of your licence.`}
      options={[
        { value: '', label: 'None of these: the place on record stays' },
        ...places.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
