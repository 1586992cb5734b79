import { lawOn } from '@portway/rules/kernel';
import { goingRates } from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { simpleSalary } from '@portway/rules/simple-estimate';
import { apiFetch } from '../../page/api-fetch.ts';
import { keepUntilMidnight } from '../../page/keep-until-midnight.ts';
import { londonToday } from '../../page/london-today.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { asRecordedTo } from '../../text/outcome.ts';
import { useAsked } from '../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import type { Route } from './+types/calculate.ts';
import { findRole } from './find-role.ts';
import { presentSalary } from './present-salary.ts';
import { questionsAsked } from './questions-asked.ts';
import { readSalaryAnswers, type SalaryAnswers, salaryFacts } from './salary-answers.ts';
import { SalaryForm } from './salary-form.tsx';
import { SalaryResult } from './salary-result.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Skilled Worker Minimum Salary Calculator',
    description:
      'What a Skilled Worker must be paid: the lowest figure that could apply, every salary option, and the rule behind each.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const answers = readSalaryAnswers(url.searchParams, londonToday());
  const { code, ...role } = await findRole(answers.role, { url, fetch: context.get(apiFetch) });
  const { facts, problems } =
    code === undefined ? { facts: undefined, problems: [] } : salaryFacts(answers, code);
  const salary = facts && presentSalary(facts);
  return {
    answers,
    problems,
    role,
    questions: questionsAsked(code, answers),
    salary,
    payTest: salary?.option && code && payTestOf(answers, code, salary.option),
    simple: facts && simpleOf(facts),
    recorded: asRecordedTo(register.recordedTo),
  };
}

/** Where the pay of this job can be tested period by period. */
function payTestOf({ hours, assignedOn }: SalaryAnswers, code: string, option: string): string {
  return `/salary-calculator/pay-periods?${new URLSearchParams({ role: code, option, hours, assignedOn })}`;
}

function simpleOf({
  occupationCode,
  assignedOn,
  inUk = true,
  visaType,
}: NonNullable<ReturnType<typeof salaryFacts>['facts']>) {
  const rates = lawOn(goingRates, assignedOn);
  const row = rates.status === 'in-force' ? rates.value[occupationCode] : undefined;
  return simpleSalary({
    standardPence: row?.standard.fullPence ?? null,
    lowerPence: row?.lower.fullPence ?? null,
    inUk,
    visaType,
  });
}

export default function CalculateSalary({ loaderData }: Route.ComponentProps) {
  const { answers, problems, role, questions, salary, payTest, simple, recorded } = loaderData;
  const asked = useAsked();
  const waiting =
    problems.length > 0
      ? 'Correct what the form points out, and the figure appears here.'
      : 'Type the job’s title in your own words, or its four-digit code, and choose Calculate.';
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/tools', title: 'Tools' },
              { to: '/salary-calculator', title: 'Minimum salary calculator' },
            ]}
          />
        }
        eyebrow="Free tool"
        title="Skilled Worker Minimum Salary Calculator"
      />
      <ToolLayout
        form={
          <SalaryForm answers={answers} problems={problems} role={role} questions={questions} asked={asked} />
        }
        answer={<SalaryResult {...{ salary, waiting, recorded, simple, payTest }} />}
        headline={{ label: 'Minimum annual salary', figure: salary?.figure ?? 'No figure yet' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
