import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/right-to-work.ts';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { answerLabel } from './check-words.ts';
import { evaluateCheck } from './evaluate-check.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Do I have to check someone who is not my employee?',
    description:
      'Right to work checks of workers, sub-contractors, platforms and supply chains since 1 October 2026: who must check, and the rule behind it.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateCheck(new URL(request.url).searchParams, londonToday());
}

const here = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = here;

export default function RightToWork({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const asked = useAsked();
  return (
    <Calculator
      title="Do I have to check someone who is not my employee?"
      landing={{ to: '/compliance', title: 'Compliance' }}
      page="/tools/right-to-work"
      embed="right-to-work"
      day="arrangedOn"
      shown={loaderData}
      form={<CheckForm answers={answers} problems={problems} asked={asked} />}
      answer={(note) => <CheckResult result={result} recorded={note} />}
      headline={{ label: answerLabel, figure: result?.figure ?? 'Check the form' }}
      asked={asked}
      here={here}
    />
  );
}
