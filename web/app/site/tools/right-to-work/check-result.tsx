import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import { answerLabel } from './check-words.ts';
import type { CheckShown } from './present-check.ts';

/** Who must check, what follows, and what is not known. */
export function CheckResult({ result, recorded }: { result: CheckShown | undefined; recorded: ReactNode }) {
  const { figure = 'No answer yet', isAnswered = false, steps = [] } = result ?? {};
  return (
    <ResultCard label={answerLabel} figure={figure} note={recorded}>
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

function Answer({ says, notes, penalties, unknown }: CheckShown) {
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-20 font-medium">{says}</p>
      <Points title="What goes with it" items={notes} />
      {penalties.length > 0 && (
        <DataTable
          caption="Civil penalty for each worker who may not do the work"
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
