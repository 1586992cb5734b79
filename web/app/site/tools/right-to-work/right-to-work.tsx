import type { ReactNode } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { CheckShown } from '../../../subjects/right-to-work/check-shown.ts';
import { excuseLabel, whoLabel } from '../../../subjects/right-to-work/check-words.ts';
import { PendingWords } from '../../../subjects/right-to-work/pending-words.tsx';
import { useSubmission } from '../../../ui/answer-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/right-to-work.ts';
import { CheckForm } from './check-form.tsx';
import { evaluateCheck, lawFieldOf } from './evaluate-check.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Right to work check',
    description:
      'Whose right to work you check, which document and method count, until when the check gives an excuse, when to check again, and how long the copy is kept.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateCheck(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function RightToWork({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Right to work check: does it stand, and until when?"
      landing={{ to: '/compliance', title: 'Compliance' }}
      page="/tools/right-to-work"
      embed="right-to-work"
      day={lawFieldOf(answers)}
      shown={loaderData}
      form={<CheckForm answers={answers} problems={problems} submission={submission} />}
      answer={(note) => <CheckResult result={result} recorded={note} />}
      headline={{ label: shortLabel(result), figure: result?.figure ?? 'Check the form' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}

/** For the bar of a phone, which has little room. */
const shortLabel = (result: CheckShown | undefined) => (result?.label === whoLabel ? 'You check?' : 'Excuse');

/** The answer, what follows, and what is not known. */
function CheckResult({ result, recorded }: { result: CheckShown | undefined; recorded: ReactNode }) {
  const {
    label = excuseLabel,
    figure = 'No answer yet',
    isAnswered = false,
    beside = [],
    steps = [],
  } = result ?? {};
  return (
    <ResultCard label={label} figure={figure} beside={beside} note={recorded}>
      <ResultPart>
        {result && isAnswered ? (
          <Answer {...result} />
        ) : (
          <Notice kind="info">
            {result?.says ?? 'Correct the answers marked in the form to see the answer here.'}
          </Notice>
        )}
      </ResultPart>
      <ResultPart>
        <Working steps={steps} />
      </ResultPart>
    </ResultCard>
  );
}

function Answer({ says, next, notes, penalties, unknown, pending }: CheckShown) {
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-20 font-medium">{says}</p>
      <Points title="What remains to be done" items={next} />
      {pending && <PendingWords pending={pending} />}
      <Points title="What goes with it" items={notes} />
      {penalties.length > 0 && (
        <DataTable
          caption="Highest civil penalty for each worker who may not do the work"
          columns={[
            { head: 'Breach', cell: (row) => row.label },
            { head: 'Penalty', cell: (row) => row.figure, figure: true },
          ]}
          rows={penalties}
          keyOf={(row) => row.label}
        />
      )}
      {unknown.length > 0 && (
        <Notice kind="warning" title="What we don’t know">
          <ul className="list-disc pl-5">
            {unknown.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="font-text text-16 font-semibold tracking-normal">{title}</h3>
      <ul className="mt-2 flex max-w-measure list-disc flex-col gap-1 pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
