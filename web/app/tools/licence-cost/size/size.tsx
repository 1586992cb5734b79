import { register } from '@portway/rules/register';
import { sponsorSize } from '@portway/rules/sponsor-size';
import { keepUntilMidnight } from '../../../page/keep-until-midnight.ts';
import { londonToday } from '../../../page/london-today.ts';
import { pageMeta } from '../../../page/page-meta.ts';
import { asRecordedTo, noLawInWords } from '../../../text/outcome.ts';
import { workingSteps } from '../../../text/working-steps.ts';
import { useAsked } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { ToolLayout } from '../../../ui/tool-layout.tsx';
import type { Route } from './+types/size.ts';
import { readSizeAnswers, sizeFacts } from './size-answers.ts';
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
  const answers = readSizeAnswers(new URL(request.url).searchParams, londonToday());
  const { facts, problems } = sizeFacts(answers);
  return {
    answers,
    problems,
    result: facts && presentSize(facts),
    recorded: asRecordedTo(register.recordedTo),
  };
}

const sizes = { small: 'Small', large: 'Medium or large' } as const;

function presentSize(facts: Parameters<typeof sponsorSize>[0]) {
  const outcome = sponsorSize(facts);
  const shown = { size: undefined, steps: workingSteps(outcome.steps) };
  switch (outcome.status) {
    case 'answered':
      return { ...shown, size: outcome.size, figure: sizes[outcome.size], says: undefined };
    case 'no-law':
      return { ...shown, figure: 'No law recorded', says: noLawInWords(outcome) };
    case 'not-applicable':
      return { ...shown, figure: 'Not told', says: outcome.reason };
    case 'needs-facts':
      return {
        ...shown,
        figure: 'Not told yet',
        says: 'Give one more of the three figures, and the answer appears here.',
      };
  }
}

export type SizeShown = ReturnType<typeof presentSize>;

export default function Size({ loaderData: { answers, problems, result, recorded } }: Route.ComponentProps) {
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
        form={<SizeForm answers={answers} problems={problems} asked={asked} />}
        answer={<SizeResult result={result} recorded={recorded} />}
        headline={{ label: 'Size of sponsor', figure: result?.figure ?? 'Check the form' }}
        justAnswered={asked.by !== 'opened'}
      />
    </>
  );
}
