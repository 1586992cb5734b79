import { lengthsOr, priorityServices, visaTypes, yesOrNo } from '../../../text/questions.ts';
import { formWords } from '../../../text/reader/form-words.ts';
import { AnswerForm, type Submission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { Fieldset, FormRow } from '../../../ui/fieldset.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ReaderField } from '../reader/reader-choice.tsx';
import { CaseFields } from '../salary/case-fields.tsx';
import { RoleField } from '../salary/role/role-field.tsx';
import { caseFields } from '../skills-charge/case-fields.ts';
import { hasAdultChildren } from '../skills-charge/relevant-questions.ts';
import type { PlanEvaluated } from './evaluate-plan.ts';

type PlanFormProps = Pick<
  PlanEvaluated,
  'reader' | 'answers' | 'problems' | 'role' | 'questions' | 'payScaleRoles' | 'asksChildrenGround'
> & { submission: Submission };

const places = [
  { value: 'outside', label: 'Outside the UK' },
  { value: 'inside', label: 'In the UK', reveals: 'a' as const },
];
const licences = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', reveals: 'b' as const },
];
const comingChildren = [
  { value: 'yes', label: 'Yes', reveals: 'c' as const },
  { value: 'no', label: 'No' },
];
const sizes = [
  { value: 'small', label: 'Small or charitable' },
  { value: 'large', label: 'Medium or large' },
];
const lengths = lengthsOr('').filter(({ value }) => /^\d$/.test(value));
const visas = [{ value: '', label: 'Not chosen' }, ...visaTypes];

/** The hire: the job, the person, the organisation, and when. What does not matter is not asked. */
export function PlanForm(props: PlanFormProps) {
  const { reader, answers, problems, role, questions, payScaleRoles, submission } = props;
  const words = formWords(reader);
  const field = fieldsOf(answers, problems);
  const ofTheCase = { questions, field, role, payScaleRoles, reader };
  return (
    <AnswerForm>
      <ReaderField />
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <RoleField found={role} field={field('role')} />
        <CaseFields group="job" {...ofTheCase} />
        <FormRow>
          <NumberField
            {...field('hours')}
            label="Hours per week"
            hint="Or a cycle: 52, 52, 52, 0"
            decimal
            required
          />
          <NumberField {...field('salary')} label="Salary" hint={words.salaryHint} decimal optional />
        </FormRow>
        <CaseFields group="pay" {...ofTheCase} />
        <PersonFields {...props} />
        <OrganisationFields {...props} />
        <WhenFields {...props} />
        <CaseFields group="atas" {...ofTheCase} />
        <FormActions ask={words.plan} />
      </RevealGroup>
    </AnswerForm>
  );
}

function PersonFields({
  reader,
  answers,
  problems,
  role,
  questions,
  payScaleRoles,
  asksChildrenGround,
}: PlanFormProps) {
  const field = fieldsOf(answers, problems);
  const words = formWords(reader);
  return (
    <Fieldset legend={words.person}>
      <ChoiceField {...field('location')} label={words.place} options={places} />
      <Revealed when="a">
        <SelectField {...field('visaType')} label="Visa now" hint={words.personVisaHint} options={visas} />
      </Revealed>
      <ChoiceField
        {...field('under26')}
        label="Under 26?"
        hint="On the day of the visa application."
        options={yesOrNo}
      />
      <CaseFields group="worker" {...{ questions, field, role, payScaleRoles, reader }} quiet />
      {answers.location === 'inside' && answers.visaType === 'skilled' && (
        <ChoiceField {...field('enteredAsStudent')} label={words.firstStudent} options={yesOrNo} />
      )}
      <ChoiceField {...field('partner')} label={words.partner} options={yesOrNo} />
      <ChoiceField {...field('children')} label={words.children} options={comingChildren} />
      <Revealed when="c" className="flex flex-col gap-6">
        <FormRow>
          <NumberField {...field('childrenCount')} label="How many children?" />
          <NumberField {...field('childrenUnder18')} label="How many are under 18?" />
        </FormRow>
        {asksChildrenGround && <SelectField {...field('childrenGround')} {...caseFields.childrenGround} />}
        {hasAdultChildren(answers) && (
          <SelectField
            {...field('adultChildrenWereDependants')}
            {...caseFields.adultChildrenWereDependants}
          />
        )}
      </Revealed>
    </Fieldset>
  );
}

function OrganisationFields({ reader, answers, problems, role, questions, payScaleRoles }: PlanFormProps) {
  const field = fieldsOf(answers, problems);
  const words = formWords(reader);
  return (
    <Fieldset legend={words.organisation}>
      <ChoiceField {...field('holdsLicence')} label={words.holdsLicence} options={licences} />
      <Revealed when="b" className="flex flex-col gap-6">
        <DateField
          {...field('licenceAppliedOn')}
          label="Licence applied for on"
          hint={words.licenceAppliedHint}
          optional
        />
        <ChoiceField
          {...field('licencePriority')}
          label={words.licencePriority}
          hint="There are few places each working day. The service aims for a faster decision but does not guarantee one."
          options={yesOrNo}
        />
      </Revealed>
      <CaseFields group="sponsor" {...{ questions, field, role, payScaleRoles, reader }} quiet />
      <ChoiceField
        {...field('sponsorSize')}
        label="Size"
        hint={
          <AwayLink to="/cost-estimator/size" className="text-link underline underline-offset-4">
            Am I a small sponsor?
          </AwayLink>
        }
        options={sizes}
      />
    </Fieldset>
  );
}

function WhenFields({ reader, answers, problems }: PlanFormProps) {
  const field = fieldsOf(answers, problems);
  return (
    <Fieldset legend="When">
      <FormRow>
        <DateField {...field('startWanted')} label="Preferred start date" optional />
        <SelectField {...field('years')} label="Length of the certificate" options={lengths} />
      </FormRow>
      <ChoiceField
        {...field('priority')}
        label="Faster visa decision"
        hint={formWords(reader).fasterHint}
        options={priorityServices}
      />
      <FormRow>
        <DateField
          {...field('assignedOn')}
          label="Certificate assigned on"
          hint="The rules of this day apply."
          required
        />
        <DateField
          {...field('appliedOn')}
          label="Visa applied for on"
          hint="If it is a different day."
          optional
        />
      </FormRow>
    </Fieldset>
  );
}
