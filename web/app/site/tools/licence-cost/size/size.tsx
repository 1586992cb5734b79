import { evaluateInBrowser } from '../../../../kit/forms/evaluate-in-browser.ts';
import { keepWithAnswers } from '../../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { useAsked } from '../../../../ui/answer-form.tsx';
import { Calculator } from '../../calculator.tsx';
import type { Route } from './+types/size.ts';
import { evaluateSize } from './evaluate-size.ts';
import { SizeForm } from './size-form.tsx';
import { SizeResult } from './size-result.tsx';

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Am I a small sponsor?',
    description:
      'Find out whether a sponsor pays small or charitable fees, or medium or large fees, under the rule for its financial year.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateSize(new URL(request.url).searchParams, londonToday());
}

const here = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = here;

export default function Size({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const asked = useAsked();
  return (
    <Calculator
      title="Am I a Small Sponsor?"
      landing={{ to: '/cost-estimator', title: 'Licence cost estimator' }}
      page="/cost-estimator/size"
      embed="sponsor-size"
      day="yearBeganOn"
      shown={loaderData}
      form={<SizeForm answers={answers} problems={problems} asked={asked} />}
      answer={(note) => <SizeResult result={result} recorded={note} />}
      headline={{ label: 'Size of sponsor', figure: result?.figure ?? 'Check the form' }}
      asked={asked}
      here={here}
    />
  );
}
