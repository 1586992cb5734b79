import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepWithAnswers } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { costWords } from '../../../text/reader/cost-words.ts';
import { useSubmission } from '../../../ui/answer-form.tsx';
import { Calculator } from '../calculator.tsx';
import { figureWithout } from '../salary/role/role-unknown.tsx';
import { salaryApi } from '../salary/salary-api.ts';
import type { Route } from './+types/calculate.ts';
import { BillResult } from './bill/bill-result.tsx';
import { billChips } from './bill-chips.ts';
import { billOfRole } from './bill-of-role.ts';
import { SponsorshipForm } from './sponsorship-form.tsx';

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Immigration Skills Charge Calculator',
    description:
      'The full bill for a sponsorship, line by line and by payer, with the rule behind each figure.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  return billOfRole(url.searchParams, londonToday(), search);
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function CalculateSkillsCharge({ loaderData }: Route.ComponentProps) {
  const { answers, problems, role, questions, listedJobs, bill, reader } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Immigration Skills Charge Calculator"
      landing={{ to: '/immigration-skill-charge-calculator', title: 'Skills charge and visa costs' }}
      page="/immigration-skill-charge-calculator/calculate"
      embed="immigration-skill-charge-calculator"
      day="assignedOn"
      shown={loaderData}
      form={
        <SponsorshipForm
          answers={answers}
          problems={problems}
          role={role}
          questions={questions}
          listedJobs={listedJobs}
          reader={reader}
          submission={submission}
        />
      }
      chips={bill ? billChips(answers) : []}
      answer={(note) => <BillResult shown={loaderData} recorded={note} />}
      headline={{
        label: costWords(reader).employerPays,
        figure: bill?.employer ?? (role.which ? figureWithout(role) : 'Check the form'),
      }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}
