import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepWithAnswers } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { lengthsOr, visaTypes, yesOrNo } from '../../../text/questions.ts';
import { formWords } from '../../../text/reader/form-words.ts';
import type { Reader } from '../../../text/reader/reader.ts';
import { AnswerForm, type Submission, useSubmission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormRow } from '../../../ui/fieldset.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Calculator } from '../calculator.tsx';
import { ReaderField } from '../reader/reader-choice.tsx';
import type { Route } from './+types/calculate.ts';
import { CaseFields } from './case-fields.tsx';
import type { CaseQuestion } from './case-questions.ts';
import { evaluateSalary } from './evaluate-salary.ts';
import { SalaryResult } from './result/salary-result.tsx';
import { RoleField, type RoleFound } from './role/role-field.tsx';
import { figureWithout } from './role/role-unknown.tsx';
import { type SalaryAnswers, saysAge } from './salary-answers.ts';
import { salaryApi } from './salary-api.ts';
import { salaryChips } from './salary-chips.ts';

interface SalaryFormProps {
  answers: SalaryAnswers;
  problems: readonly { name: string; message: string }[];
  role: RoleFound;
  questions: readonly CaseQuestion[];
  payScaleRoles: readonly { value: string; label: string }[];
  reader: Reader;
  submission: Submission;
}

const lengths = lengthsOr('Not chosen');

/** The common questions, then those of this case: the worker, the job, the sponsor. */
function SalaryForm(props: SalaryFormProps) {
  const { answers, problems, role, questions, payScaleRoles, reader, submission } = props;
  const words = formWords(reader);
  const field = fieldsOf(answers, problems);
  const ofTheCase = { questions, field, role, payScaleRoles, reader };
  return (
    <AnswerForm>
      <ReaderField />
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <RoleField found={role} field={field('role')} />
        <ChoiceField {...field('inUk')} label={words.inUk} options={yesOrNo} />
        <input type="hidden" name="ageSaid" value={saysAge(answers) ? 'yes' : ''} />
        <ChoiceField
          {...field('under26')}
          label={words.under26}
          hint="On the day of the visa application."
          options={yesOrNo}
        />
        <SelectField
          {...field('visaType')}
          label="Visa type"
          hint={words.personVisaHintNow}
          options={[{ value: '', label: 'Not chosen' }, ...visaTypes]}
        />
        <CaseFields group="worker" {...ofTheCase} />
        <CaseFields group="job" {...ofTheCase} />
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
            label="Salary offered"
            hint="Guaranteed pay a year, in pounds"
            decimal
            optional
          />
        </FormRow>
        <CaseFields group="pay" {...ofTheCase} />
        <SelectField {...field('years')} label="Sponsorship length" options={lengths} optional />
        <Revealed when="d">
          <FormRow>
            <DateField {...field('startsOn')} label="First day" />
            <DateField {...field('endsOn')} label="Last day" />
          </FormRow>
        </Revealed>
        <FormRow>
          <DateField {...field('assignedOn')} label="Certificate assigned on" required />
          <DateField {...field('appliedOn')} label="Visa applied for on" optional />
        </FormRow>
        <CaseFields group="atas" {...ofTheCase} />
        <CaseFields group="sponsor" {...ofTheCase} />
        <FormActions />
      </RevealGroup>
    </AnswerForm>
  );
}

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Skilled Worker Minimum Salary Calculator',
    description:
      'What a Skilled Worker must be paid: the lowest figure that could apply, every salary option, and the rule behind each.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  return evaluateSalary(url.searchParams, londonToday(), salaryApi(context.get(apiFetch), url.origin));
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function CalculateSalary({ loaderData }: Route.ComponentProps) {
  const { answers, problems, role, questions, payScaleRoles, salary, details, payTest, simple, reader } =
    loaderData;
  const submission = useSubmission();
  const waiting =
    problems.length > 0
      ? 'Correct the answers marked in the form to see the figure here.'
      : 'Type the job title in your own words, or its four-digit code. Then select Calculate.';
  return (
    <Calculator
      title="Skilled Worker Minimum Salary Calculator"
      landing={{ to: '/salary-calculator', title: 'Minimum salary calculator' }}
      page="/salary-calculator/calculate"
      embed="salary-calculator"
      day="assignedOn"
      shown={loaderData}
      chips={salary ? salaryChips(answers, role) : []}
      form={<SalaryForm {...{ answers, problems, role, questions, payScaleRoles, reader, submission }} />}
      answer={(note) => (
        <SalaryResult
          {...{ salary, details, waiting, simple, payTest, answers, reader }}
          which={role.which}
          recorded={note}
        />
      )}
      headline={{ label: 'Minimum annual salary', figure: salary?.figure ?? figureWithout(role) }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}
