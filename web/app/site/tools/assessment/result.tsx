import { register } from '@portway/rules/register';
import { redirect } from 'react-router';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { lastChecked } from '../../../text/outcome.ts';
import type { Route } from './+types/result.ts';
import { answersQuery, dayAsked, readTypedAnswers } from './assessment-answers.ts';
import { LawRead } from './law-read.tsx';
import { checklistOn } from './present-checklist.ts';
import { presentResult } from './present-result.ts';
import { ReadinessChecklist } from './readiness-checklist.tsx';
import { ResultHead } from './result-head.tsx';
import { NextSteps, NotChecked, Reasons, StillNeeded } from './result-parts.tsx';
import { useStoredResult } from './use-kept-result.ts';

export const handle = { hydrate: 'idle' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${loaderData?.result.word ?? 'Result'}: sponsor licence assessment`,
    description: 'What five answers show of a sponsor licence, why, and what to do next.',
    index: false,
  });

/**
 * The query holds the answers, evaluated by the law of today or of the requested day; all five are needed.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const answers = readTypedAnswers(searchParams);
  const day = dayAsked(searchParams, londonToday());
  const result = presentResult(answers, day);
  if (result === undefined) throw redirect('/assessment');
  return {
    result,
    answers,
    day,
    checklist: checklistOn(day),
    recorded: lastChecked(register.recordedTo),
    again: `/assessment?${answersQuery(answers)}`,
    here: `/assessment/result?${answersQuery(answers)}`,
  };
}

export default function AssessmentResult({ loaderData }: Route.ComponentProps) {
  const { result, answers, day, checklist, recorded, again, here } = loaderData;
  useStoredResult(here, result.status);
  return (
    <>
      <ResultHead result={result} again={again} />
      <div className="page-width grid items-start gap-x-12 gap-y-10 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Reasons reasons={result.reasons} />
        <div className="flex min-w-0 flex-col gap-8">
          <NextSteps steps={result.nextSteps} />
          <StillNeeded documents={result.documentsNeeded} />
          <NotChecked items={result.notChecked} />
        </div>
      </div>
      <ReadinessChecklist groups={checklist} />
      <LawRead
        answers={answers}
        day={day}
        judgedOn={result.judgedOn}
        steps={result.working}
        recorded={recorded}
      />
    </>
  );
}
