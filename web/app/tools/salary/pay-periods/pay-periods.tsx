import { answeredHere } from '../../../page/answered-here.ts';
import { keepUntilMidnight } from '../../../page/keep-until-midnight.ts';
import { londonToday } from '../../../page/london-today.ts';
import { pageMeta } from '../../../page/page-meta.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LawNote } from '../../../ui/law-note.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { TakeAway } from '../../../ui/take-away.tsx';
import { ToolLayout } from '../../../ui/tool-layout.tsx';
import type { Route } from './+types/pay-periods.ts';
import { answerPay } from './answer-pay.ts';
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
  return answerPay(new URL(request.url).searchParams, londonToday());
}

const here = answeredHere(() => import('./answer-here.ts'));
export const { clientLoader } = here;

export default function PayPeriods({ loaderData }: Route.ComponentProps) {
  const { answers, problems, options, result, law, recorded } = loaderData;
  const asked = useAsked();
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
        title="Pay Period Test"
      />
      <ToolLayout
        onTouch={here.prepare}
        form={<PayForm answers={answers} options={options} problems={problems} asked={asked} />}
        answer={
          <>
            <PayResult
              result={result}
              recorded={
                law === undefined ? recorded : <LawNote law={law} day="assignedOn" recorded={recorded} />
              }
            />
            {law !== undefined && (
              <TakeAway page="/salary-calculator/pay-periods" embed="pay-periods" answers={answers} />
            )}
          </>
        }
        headline={{ label: 'On these figures the pay', figure: result?.figure ?? 'Not tested yet' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
