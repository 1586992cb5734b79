import { optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import { register } from '@portway/rules/register';
import { keepUntilMidnight } from '../../../page/keep-until-midnight.ts';
import { londonToday } from '../../../page/london-today.ts';
import { pageMeta } from '../../../page/page-meta.ts';
import { asRecordedTo } from '../../../text/outcome.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { ToolLayout } from '../../../ui/tool-layout.tsx';
import type { Route } from './+types/pay-periods.ts';
import { payFacts, readPayAnswers } from './pay-answers.ts';
import { PayForm } from './pay-form.tsx';
import { PayResult } from './pay-result.tsx';
import { presentPay } from './present-pay.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Pay period test',
    description:
      'For certificates from 8 April 2026: test a Skilled Worker’s pay period by period, and find the first that would fail.',
  });

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const answers = readPayAnswers(query, londonToday());
  const untouched = answers.pays.trim() === '' && answers.role === '';
  const { facts, problems } = untouched ? { facts: undefined, problems: [] } : payFacts(answers);
  return {
    answers,
    problems,
    options: optionLetters.map((letter) => ({ value: letter, label: `${letter} · ${optionTitles[letter]}` })),
    result: facts && presentPay(facts),
    recorded: asRecordedTo(register.recordedTo),
  };
}

export default function PayPeriods({ loaderData }: Route.ComponentProps) {
  const { answers, problems, options, result, recorded } = loaderData;
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
        form={<PayForm answers={answers} options={options} problems={problems} asked={asked} />}
        answer={<PayResult result={result} recorded={recorded} />}
        headline={{ label: 'On these figures the pay', figure: result?.figure ?? 'Not tested yet' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
