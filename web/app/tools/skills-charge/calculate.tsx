import { lawOn } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { biometricsRange } from '@portway/rules/visa-fee';
import { keepUntilMidnight } from '../../page/keep-until-midnight.ts';
import { londonToday } from '../../page/london-today.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { inShortPounds } from '../../text/money.ts';
import { asRecordedTo } from '../../text/outcome.ts';
import { useAsked } from '../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import type { Route } from './+types/calculate.ts';
import { BillResult } from './bill-result.tsx';
import { presentBill } from './present-bill.ts';
import { presentSimple } from './present-simple.ts';
import { readSponsorshipAnswers, sponsorshipFacts } from './sponsorship-answers.ts';
import { SponsorshipForm } from './sponsorship-form.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Immigration Skills Charge Calculator',
    description:
      'The whole bill of a sponsorship, line by line and by payer, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  const answers = readSponsorshipAnswers(new URL(request.url).searchParams, londonToday());
  const { facts, problems } = sponsorshipFacts(answers);
  return {
    answers,
    problems,
    bill: facts && presentBill(sponsorshipCost(facts)),
    simple: facts && answers.years !== 'days' ? presentSimple(facts, answers.years) : undefined,
    biometrics: facts && biometricsNote(facts.appliedOn),
    recorded: asRecordedTo(register.recordedTo),
  };
}

function biometricsNote(appliedOn: Parameters<typeof lawOn>[1]): string | undefined {
  const range = lawOn(biometricsRange, appliedOn);
  if (range.status === 'no-law') return undefined;
  const { fromPence, toPence } = range.value;
  return `Biometrics centre fees are usually ${inShortPounds(fromPence)}–${inShortPounds(toPence)}: an estimate that varies by country and by the services you choose, and is not in the totals.`;
}

export default function CalculateSkillsCharge({ loaderData }: Route.ComponentProps) {
  const { answers, problems, bill, simple, biometrics, recorded } = loaderData;
  const asked = useAsked();
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/tools', title: 'Tools' },
              { to: '/immigration-skill-charge-calculator', title: 'Skills charge and visa costs' },
            ]}
          />
        }
        eyebrow="Free tool"
        title="Immigration Skills Charge Calculator"
      />
      <ToolLayout
        form={<SponsorshipForm answers={answers} problems={problems} asked={asked} />}
        answer={<BillResult bill={bill} simple={simple} biometrics={biometrics} recorded={recorded} />}
        headline={{ label: 'Everything together', figure: bill?.total ?? 'Check the form' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
