import { redirect } from 'react-router';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { recordedIn } from '../../../subjects/document/recorded-in.ts';
import { shortDay } from '../../../text/days.ts';
import { recordedInWords } from '../../../text/outcome.ts';
import { codeIn } from '../salary/salary-answers.ts';
import type { Route } from './+types/result.ts';
import { answersQuery, dayAsked, readRole, readTypedAnswers } from './assessment-answers.ts';
import { LawRead } from './law-read.tsx';
import { NoResult } from './no-result.tsx';
import { checklistOn } from './present-checklist.ts';
import { presentResult, type ResultShown } from './present-result.ts';
import { questions } from './questions.ts';
import { ReadinessChecklist } from './readiness-checklist.tsx';
import { ResultHead } from './result-head.tsx';
import { Answers, NextSteps, NotChecked } from './result-parts.tsx';
import { useStoredResult } from './use-kept-result.ts';

export const handle = { hydrate: 'idle' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${loaderData?.shown?.result.word ?? 'Result'}: sponsor licence assessment`,
    description: 'What your five answers mean for a sponsor licence, why, and what to do next.',
    index: false,
  });

/**
 * The query holds the answers, evaluated by the law of today or of the requested day; all five are needed.
 * Without any, the browser may have kept a result, which the server does not know.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (questions.every(({ name }) => !searchParams.has(name))) return { shown: undefined };
  const answers = readTypedAnswers(searchParams);
  const role = codeIn(readRole(searchParams)) ?? '';
  const day = dayAsked(searchParams, londonToday());
  const result = presentResult(answers, day, role === '' ? undefined : role);
  if (result === undefined) throw redirect('/assessment');
  const query = answersQuery(answers, role);
  const law = recordedIn(result.working);
  return {
    shown: {
      result,
      answers: Object.fromEntries(query),
      day,
      checklist: checklistOn(day),
      readTo: shortDay(law.recordedTo),
      recorded: recordedInWords(law),
    },
  };
}

export default function AssessmentResult({ loaderData: { shown } }: Route.ComponentProps) {
  return shown ? <Shown {...shown} /> : <NoResult />;
}

interface ShownProps {
  readonly result: ResultShown;
  readonly answers: Readonly<Record<string, string>>;
  readonly day: string;
  readonly checklist: ReturnType<typeof checklistOn>;
  readonly readTo: string;
  readonly recorded: string;
}

function Shown({ result, answers, day, checklist, readTo, recorded }: ShownProps) {
  const query = new URLSearchParams(answers);
  useStoredResult(`/assessment/result?${query}`, result.status);
  return (
    <>
      <ResultHead result={result} />
      <div className="page-width grid items-start gap-x-16 gap-y-6 py-6 lg:grid-cols-2 lg:py-14">
        <NextSteps steps={result.nextSteps} />
        <div className="flex min-w-0 flex-col gap-6">
          <Answers reasons={result.reasons} again={`/assessment?${query}`} />
          <NotChecked items={result.notChecked} />
        </div>
      </div>
      <ReadinessChecklist groups={checklist} />
      <LawRead answers={answers} day={day} steps={result.working} readTo={readTo} recorded={recorded} />
    </>
  );
}
