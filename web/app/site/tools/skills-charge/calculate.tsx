import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/calculate.ts';
import { BillResult } from './bill-result.tsx';
import { evaluateBill } from './evaluate-bill.ts';
import { SponsorshipForm } from './sponsorship-form.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Immigration Skills Charge Calculator',
    description:
      'The whole bill of a sponsorship, line by line and by payer, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateBill(new URL(request.url).searchParams, londonToday());
}

const here = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = here;

export default function CalculateSkillsCharge({ loaderData }: Route.ComponentProps) {
  const { answers, problems, questions, listedJobs, bill } = loaderData;
  const asked = useAsked();
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
          questions={questions}
          listedJobs={listedJobs}
          asked={asked}
        />
      }
      answer={(note) => <BillResult shown={loaderData} recorded={note} />}
      headline={{ label: 'Everything together', figure: bill?.total ?? 'Check the form' }}
      asked={asked}
      here={here}
    />
  );
}
