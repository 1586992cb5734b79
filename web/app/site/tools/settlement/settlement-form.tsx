import { nations, yesOrNo } from '../../../text/questions.ts';
import type { Reader } from '../../../text/reader/reader.ts';
import { type SettlementWords, settlementWords } from '../../../text/reader/settlement-words.ts';
import { AnswerForm, type Submission } from '../../../ui/answer-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormRow } from '../../../ui/fieldset.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ReaderField } from '../reader/reader-choice.tsx';
import { londonAreas } from '../salary/case-options.ts';
import type { RoleOption } from '../salary/role/pay-scale-roles.ts';
import { RoleField, type RoleFound } from '../salary/role/role-field.tsx';
import type { SettlementAnswers } from './settlement-answers.ts';
import type { SettlementQuestion } from './settlement-questions.ts';

interface SettlementFormProps {
  reader: Reader;
  answers: SettlementAnswers;
  problems: readonly { name: string; message: string }[];
  role: RoleFound;
  questions: readonly SettlementQuestion[];
  payScaleRoles: readonly RoleOption[];
  submission: Submission;
}

const notSure = { value: '', label: 'Not sure' };

const employers = [
  notSure,
  { value: 'nhs', label: 'The NHS' },
  { value: 'nhs-supplier', label: 'An NHS supplier' },
  { value: 'adult-social-care', label: 'Adult social care' },
  { value: 'other', label: 'Another employer' },
];

/** Questions to the worker: the job, the hours, and what decides which row of the rule applies. */
export function SettlementForm({
  reader,
  answers,
  problems,
  role,
  questions,
  payScaleRoles,
  submission,
}: SettlementFormProps) {
  const field = fieldsOf(answers, problems);
  const words = settlementWords(reader);
  return (
    <AnswerForm className="flex flex-col gap-6">
      <ReaderField />
      <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
      <RoleField found={role} field={field('role')} />
      <FormRow>
        <NumberField
          {...field('hours')}
          label="Hours per week"
          hint="Or a cycle: 52, 52, 52, 0"
          decimal
          required
        />
        <NumberField
          {...field('salary')}
          label={words.salary}
          hint="Guaranteed basic pay and guaranteed payments a year, in pounds"
          decimal
          optional
        />
      </FormRow>
      {questions.map((question) => (
        <div key={question}>{asking(question, field(question), { payScaleRoles, words })}</div>
      ))}
      <DateField
        {...field('appliedOn')}
        label={words.appliedOn}
        hint="The law on this day applies."
        required
      />
      <FormActions />
    </AnswerForm>
  );
}

type Filled = ReturnType<ReturnType<typeof fieldsOf<keyof SettlementAnswers>>>;

interface AskedWith {
  payScaleRoles: readonly RoleOption[];
  words: SettlementWords;
}

function asking(question: SettlementQuestion, field: Filled, { payScaleRoles, words }: AskedWith) {
  switch (question) {
    case 'inRouteSince':
      return (
        <DateField {...field} label="Skilled Worker visa since" hint={words.inRouteSinceHint} optional />
      );
    case 'firstCertificateOn':
      return (
        <DateField
          {...field}
          label="Certificate for that first visa assigned on"
          hint={words.firstCertificateHint}
          optional
        />
      );
    case 'lastSponsoredOnList':
      return (
        <SelectField
          {...field}
          label={words.onList}
          hint={words.onListHint}
          options={[notSure, ...yesOrNo]}
        />
      );
    case 'workNation':
      return <SelectField {...field} label="Nation the job is in" options={[notSure, ...nations]} />;
    case 'londonArea':
      return <SelectField {...field} label="Part of London" options={[notSure, ...londonAreas]} />;
    case 'payScaleRole':
      return <SelectField {...field} label="Band, grade or role" options={[notSure, ...payScaleRoles]} />;
    case 'shareOfFullTime':
      return <NumberField {...field} label="Percentage of full time" hint="Such as 60" decimal optional />;
    case 'employer':
      return <SelectField {...field} label={words.employer} options={employers} />;
  }
}
