import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { useSubmission } from '../../../ui/answer-form.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/deadline.ts';
import { DeadlineForm } from './deadline-form.tsx';
import { DeadlineResult } from './deadline-result.tsx';
import { evaluateDeadline } from './evaluate-deadline.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'When must we report it?',
    description:
      'The last day on which a sponsor reports a change to the Home Office, with every working day counted and why a day is passed over.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateDeadline(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = evaluator;

const page = '/tools/reporting-deadline';

export default function Deadline({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result, chips } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="When must we report it?"
      landing={{ to: '/compliance', title: 'Compliance' }}
      page={page}
      embed="reporting-deadline"
      day="day"
      shown={loaderData}
      form={<DeadlineForm answers={answers} problems={problems} submission={submission} />}
      chips={chips}
      answer={(note) => (
        <DeadlineResult
          result={result}
          recorded={note}
          calendar={`${page}.ics?${new URLSearchParams(answers)}`}
        />
      )}
      headline={{ label: result?.label ?? 'Report it by', figure: result?.inShort ?? 'Choose' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}
