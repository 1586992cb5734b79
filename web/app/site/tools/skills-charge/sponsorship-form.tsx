import { type ReactNode, useEffect } from 'react';
import { lengthsOr, priorityServices, sponsorSizes, visaTypes, yesOrNo } from '../../../text/questions.ts';
import { formWords } from '../../../text/reader/form-words.ts';
import type { Reader } from '../../../text/reader/reader.ts';
import { AnswerForm, type Submission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormRow } from '../../../ui/fieldset.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ReaderField } from '../reader/reader-choice.tsx';
import { RoleField, type RoleFound } from '../salary/role/role-field.tsx';
import { AnswerControl } from './answer-control.tsx';
import { type CaseField, type CaseQuestion, caseFields, ofWorker } from './case-fields.ts';
import { mayBeHealthAndCareRole, type SponsorshipAnswers } from './sponsorship-answers.ts';

interface FamilyFieldsProps {
  field: (name: keyof SponsorshipAnswers) => {
    name: string;
    defaultValue: string;
    error: string | undefined;
  };
  /** Further questions about the children. */
  children: ReactNode;
}

const partner = [
  { value: 'yes', label: 'Yes', reveals: 'b' as const },
  { value: 'no', label: 'No' },
];

const comingChildren = [
  { value: 'yes', label: 'Yes', reveals: 'c' as const },
  { value: 'no', label: 'No' },
];

/** Questions about the family: each answer shows only the questions it needs. */
function FamilyFields({ field, children }: FamilyFieldsProps) {
  return (
    <>
      <ChoiceField {...field('partner')} label="Partner" options={partner} />
      <Revealed when="b">
        <SelectField {...field('partnerPriority')} label="Partner priority" options={priorityServices} />
      </Revealed>
      <ChoiceField {...field('children')} label="Children" options={comingChildren} />
      <Revealed when="c" className="flex flex-col gap-6">
        <FormRow>
          <NumberField {...field('childrenCount')} label="Number of children" />
          <NumberField {...field('childrenUnder18')} label="How many are under 18?" />
        </FormRow>
        <SelectField {...field('childrenPriority')} label="Children priority" options={priorityServices} />
        {children}
      </Revealed>
    </>
  );
}

interface SponsorshipFormProps {
  answers: SponsorshipAnswers;
  problems: readonly { name: string; message: string }[];
  role: RoleFound;
  /** The further questions that these answers need. */
  questions: readonly CaseQuestion[];
  listedJobs: string;
  reader: Reader;
  submission: Submission;
}

const lengths = lengthsOr('1-5 years');

const locations = [
  { value: 'inside', label: 'In the UK', reveals: 'a' as const },
  { value: 'outside', label: 'Outside the UK' },
];

/** Adds the title to a code that was typed alone, unless the user is editing the field. */
function useTitledRole(role: string): void {
  useEffect(() => {
    const input = document.getElementById('role');
    if (!(input instanceof HTMLInputElement) || input === document.activeElement) return;
    // Skipped if the text was changed since, or before hydration.
    if (input.value !== '' && role.startsWith(input.value.trim())) input.value = role;
  }, [role]);
}

export function SponsorshipForm(props: SponsorshipFormProps) {
  const { answers, problems, role, questions, listedJobs, reader, submission } = props;
  const words = formWords(reader);
  useTitledRole(answers.role);
  const field = fieldsOf(answers, problems);
  const more = { relevant: questions, field, listedJobs };
  return (
    <AnswerForm>
      <ReaderField />
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <RoleField
          found={role}
          field={field('role')}
          label="Role"
          hint="A job title in your own words, or a code such as 2134."
        />
        <CaseQuestions {...more} of={['listScopeConfirmed', 'workNation']} />
        <ChoiceField
          {...field('sponsorSize')}
          label="Sponsor size"
          hint="Small includes charities. Large means medium or large."
          options={sponsorSizes}
        />
        <ChoiceField {...field('location')} label={words.candidateLocation} options={locations} />
        <Revealed when="a" className="flex flex-col gap-6">
          <SelectField {...field('visaType')} label="Visa type" hint={words.visaHint} options={visaTypes} />
          <CaseQuestions {...more} of={ofWorker} />
        </Revealed>
        <SelectField
          {...field('years')}
          label="Sponsorship length"
          hint="The length of the Certificate of Sponsorship."
          options={lengths}
        />
        <Revealed when="d">
          <FormRow>
            <DateField {...field('startsOn')} label="First day" />
            <DateField {...field('endsOn')} label="Last day" />
          </FormRow>
        </Revealed>
        <Revealed when="a">
          <ChoiceField
            {...field('enteredAsStudent')}
            label="Switched from Student"
            hint={words.switchedHint}
            options={yesOrNo}
          />
        </Revealed>
        <HealthAndCareField field={field('healthAndCare')} answers={answers} reader={reader} />
        <ChoiceField
          {...field('priority')}
          label="Priority"
          hint="Aims for a faster decision, but cannot promise one."
          options={priorityServices}
        />
        <FamilyFields field={field}>
          <CaseQuestions {...more} of={['childrenGround', 'adultChildrenWereDependants']} />
        </FamilyFields>
        <FormRow>
          <DateField {...field('assignedOn')} label="Certificate assigned on" required />
          <DateField {...field('appliedOn')} label="Visa applied for on" required />
        </FormRow>
        <FormActions />
      </RevealGroup>
    </AnswerForm>
  );
}

/** For a job that cannot be one, No is sent as no answer, so that another role is asked about afresh. */
const yesOrNotAsked = [
  { value: 'yes', label: 'Yes' },
  { value: '', label: 'No' },
];

function HealthAndCareField({
  field,
  answers,
  reader,
}: Pick<SponsorshipFormProps, 'answers' | 'reader'> & { field: ReturnType<ReturnType<typeof fieldsOf>> }) {
  const mayBe = mayBeHealthAndCareRole(answers);
  return (
    <ChoiceField
      key={`${mayBe}`}
      {...field}
      defaultValue={!mayBe && answers.healthAndCare === 'no' ? '' : field.defaultValue}
      label="Health and Care Worker visa"
      hint={mayBe ? formWords(reader).healthAndCareHint : undefined}
      options={mayBe ? yesOrNo : yesOrNotAsked}
    />
  );
}

interface CaseQuestionsProps {
  /** The questions that matter for these answers; this component shows some of them. */
  relevant: readonly CaseQuestion[];
  field: (name: CaseQuestion) => { name: string; defaultValue: string; error: string | undefined };
  /** The jobs that the code's list rows name. */
  listedJobs: string;
}

/** Those of the further questions that belong in one place of the form. */
function CaseQuestions({
  of,
  relevant,
  field,
  listedJobs,
}: CaseQuestionsProps & { of: readonly CaseQuestion[] }) {
  return of
    .filter((question) => relevant.includes(question))
    .map((question) => {
      const { hint, ...rest }: CaseField = caseFields[question];
      const hintText = question === 'listScopeConfirmed' ? `The list names: ${listedJobs}.` : hint;
      return <AnswerControl key={question} {...field(question)} {...rest} hint={hintText} />;
    });
}
