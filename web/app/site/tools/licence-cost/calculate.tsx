import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepWithAnswers } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/calculate.ts';
import { evaluateLicence } from './evaluate-licence.ts';
import { LicenceForm } from './licence-form.tsx';
import { LicenceResult } from './licence-result.tsx';

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor Licence Cost Estimator',
    description: 'What a UK sponsor licence costs on the day you apply, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateLicence(new URL(request.url).searchParams, londonToday());
}

const here = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = here;

export default function CalculateLicence({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const asked = useAsked();
  return (
    <Calculator
      title="Sponsor Licence Cost Estimator"
      landing={{ to: '/cost-estimator', title: 'Licence cost estimator' }}
      page="/cost-estimator/calculate"
      embed="cost-estimator"
      day="appliedOn"
      shown={loaderData}
      form={<LicenceForm answers={answers} problems={problems} asked={asked} />}
      answer={(note) => <LicenceResult result={result} answers={answers} recorded={note} />}
      headline={{ label: 'Total licence fee', figure: result?.total ?? 'Check the form' }}
      asked={asked}
      here={here}
    />
  );
}
