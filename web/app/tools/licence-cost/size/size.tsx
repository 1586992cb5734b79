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
import type { Route } from './+types/size.ts';
import { answerSize } from './answer-size.ts';
import { SizeForm } from './size-form.tsx';
import { SizeResult } from './size-result.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Am I a small sponsor?',
    description:
      'Whether a sponsor pays the fees of a small or charitable one, or of a medium or large one, by the rule of its financial year.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return answerSize(new URL(request.url).searchParams, londonToday());
}

const here = answeredHere(() => import('./answer-here.ts'));
export const { clientLoader } = here;

export default function Size({ loaderData }: Route.ComponentProps) {
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
        title="Am I a Small Sponsor?"
      />
      <ToolLayout
        onTouch={here.prepare}
        form={<SizeForm answers={answers} problems={problems} asked={asked} />}
        answer={
          <>
            <SizeResult
              result={result}
              recorded={
                law === undefined ? recorded : <LawNote law={law} day="yearBeganOn" recorded={recorded} />
              }
            />
            {law !== undefined && (
              <TakeAway page="/cost-estimator/size" embed="sponsor-size" answers={answers} />
            )}
          </>
        }
        headline={{ label: 'Size of sponsor', figure: result?.figure ?? 'Check the form' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
