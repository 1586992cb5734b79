import { answeredHere } from '../../page/answered-here.ts';
import { keepUntilMidnight } from '../../page/keep-until-midnight.ts';
import { londonToday } from '../../page/london-today.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { useAsked } from '../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LawNote } from '../../ui/law-note.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { TakeAway } from '../../ui/take-away.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import type { Route } from './+types/calculate.ts';
import { answerLicence } from './answer-licence.ts';
import { LicenceForm } from './licence-form.tsx';
import { LicenceResult } from './licence-result.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor Licence Cost Estimator',
    description: 'What a UK sponsor licence costs on the day you apply, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return answerLicence(new URL(request.url).searchParams, londonToday());
}

const here = answeredHere(() => import('./answer-here.ts'));
export const { clientLoader } = here;

export default function CalculateLicence({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result, law, recorded } = loaderData;
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
        onTouch={here.prepare}
        form={<LicenceForm answers={answers} problems={problems} asked={asked} />}
        answer={
          <>
            <LicenceResult
              result={result}
              recorded={
                law === undefined ? recorded : <LawNote law={law} day="appliedOn" recorded={recorded} />
              }
            />
            {law !== undefined && (
              <TakeAway page="/cost-estimator/calculate" embed="cost-estimator" answers={answers} />
            )}
          </>
        }
        headline={{ label: 'Total licence fee', figure: result?.total ?? 'Check the form' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
