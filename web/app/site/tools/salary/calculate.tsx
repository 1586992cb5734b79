import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepWithAnswers } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { useSubmission } from '../../../ui/answer-form.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/calculate.ts';
import { evaluateSalary } from './evaluate-salary.ts';
import { figureWithout } from './role-unknown.tsx';
import { salaryApi } from './salary-api.ts';
import { salaryChips } from './salary-chips.ts';
import { SalaryForm } from './salary-form.tsx';
import { SalaryResult } from './salary-result.tsx';

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

const evaluator = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = evaluator;

export default function CalculateSalary({ loaderData }: Route.ComponentProps) {
  const { answers, problems, role, questions, payScaleRoles, salary, details, payTest, simple } = loaderData;
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
      form={<SalaryForm {...{ answers, problems, role, questions, payScaleRoles, submission }} />}
      answer={(note) => (
        <SalaryResult
          {...{ salary, details, waiting, simple, payTest, answers }}
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
