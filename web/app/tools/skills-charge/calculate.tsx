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
import { answerBill } from './answer-bill.ts';
import { BillResult } from './bill-result.tsx';
import { SponsorshipForm } from './sponsorship-form.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Immigration Skills Charge Calculator',
    description:
      'The whole bill of a sponsorship, line by line and by payer, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return answerBill(new URL(request.url).searchParams, londonToday());
}

const here = answeredHere(() => import('./answer-here.ts'));
export const { clientLoader } = here;

export default function CalculateSkillsCharge({ loaderData }: Route.ComponentProps) {
  const { answers, problems, bill, simple, biometrics, law, recorded } = loaderData;
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
        onTouch={here.prepare}
        form={<SponsorshipForm answers={answers} problems={problems} asked={asked} />}
        answer={
          <>
            <BillResult
              bill={bill}
              simple={simple}
              biometrics={biometrics}
              recorded={
                law === undefined ? recorded : <LawNote law={law} day="assignedOn" recorded={recorded} />
              }
            />
            {law !== undefined && (
              <TakeAway
                page="/immigration-skill-charge-calculator/calculate"
                embed="immigration-skill-charge-calculator"
                answers={answers}
              />
            )}
          </>
        }
        headline={{ label: 'Everything together', figure: bill?.total ?? 'Check the form' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
