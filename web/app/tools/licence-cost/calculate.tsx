import { licenceCost } from '@portway/rules/licence-fee';
import { register } from '@portway/rules/register';
import { simpleLicenceCost } from '@portway/rules/simple-estimate';
import { keepUntilMidnight } from '../../page/keep-until-midnight.ts';
import { londonToday } from '../../page/london-today.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { asRecordedTo } from '../../text/outcome.ts';
import { useAsked } from '../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import type { Route } from './+types/calculate.ts';
import { licenceFacts, readLicenceAnswers } from './licence-answers.ts';
import { LicenceForm } from './licence-form.tsx';
import { LicenceResult } from './licence-result.tsx';
import { presentLicenceCost } from './present-licence-cost.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor Licence Cost Estimator',
    description: 'What a UK sponsor licence costs on the day you apply, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  const today = londonToday();
  const answers = readLicenceAnswers(new URL(request.url).searchParams, today);
  const { facts, problems } = licenceFacts(answers);
  return {
    answers,
    problems,
    result: facts && presentLicenceCost(licenceCost(facts), facts, simpleLicenceCost(facts)),
    recorded: asRecordedTo(register.recordedTo),
  };
}

export default function CalculateLicence({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result, recorded } = loaderData;
  const asked = useAsked();
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/tools', title: 'Tools' },
              { to: '/cost-estimator', title: 'Licence cost estimator' },
            ]}
          />
        }
        eyebrow="Free tool"
        title="Sponsor Licence Cost Estimator"
      />
      <ToolLayout
        form={<LicenceForm answers={answers} problems={problems} asked={asked} />}
        answer={<LicenceResult result={result} recorded={recorded} />}
        headline={{ label: 'Total licence fee', figure: result?.total ?? 'Check the form' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
