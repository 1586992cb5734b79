import { evaluateInBrowser } from '../../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { useSubmission } from '../../../../ui/answer-form.tsx';
import { Calculator } from '../../calculator.tsx';
import type { Route } from './+types/pay-periods.ts';
import { evaluatePay } from './evaluate-pay.ts';
import { PayForm } from './pay-form.tsx';
import { PayResult } from './pay-result.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Pay period test',
    description:
      'For certificates from 8 April 2026: test a Skilled Worker’s pay period by period, and find the first that would fail.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluatePay(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = evaluator;

export default function PayPeriods({ loaderData }: Route.ComponentProps) {
  const { answers, problems, options, result } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Pay Period Test"
      landing={{ to: '/salary-calculator', title: 'Minimum salary calculator' }}
      page="/salary-calculator/pay-periods"
      embed="pay-periods"
      day="assignedOn"
      shown={loaderData}
      form={<PayForm answers={answers} options={options} problems={problems} submission={submission} />}
      answer={(note) => <PayResult result={result} recorded={note} />}
      headline={{ label: 'On these figures, the pay', figure: result?.figure ?? 'Not tested yet' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}
