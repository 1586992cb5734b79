import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import { PlanLink } from '../plan-link.tsx';
import type { LicenceAnswers } from './licence-answers.ts';
import type { LicenceResultShown } from './present-licence-cost.ts';

export function LicenceResult({
  result,
  answers,
  recorded,
}: {
  result: LicenceResultShown | undefined;
  answers: LicenceAnswers;
  recorded: ReactNode;
}) {
  if (!result) {
    return (
      <ResultCard label="Total licence fee" figure="No figure yet">
        <ResultPart>
          <Notice kind="info" title="The form needs a change">
            Correct the answers marked in the form to see the fees here.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  }
  return (
    <ResultCard label="Total licence fee" figure={result.total} note={recorded}>
      <ResultPart>
        {result.gap === undefined ? (
          <Boxes result={result} />
        ) : (
          <Notice kind="warning" title="No law recorded">
            {result.gap}
          </Notice>
        )}
      </ResultPart>
      <ResultPart>
        <Working steps={result.steps} />
      </ResultPart>
      <ResultPart className="no-print">
        <PlanLink answers={{ sponsorSize: answers.sponsorSize, licencePriority: answers.priority }} />
      </ResultPart>
      <ResultPart className="no-print">
        <Disclosure summary="Compare with the simple estimate">
          <p className="max-w-measure text-15 text-ink-2">
            This is a quick sum, not the law. Don’t use it. It says <Figure>{result.simple}</Figure> and
            differs because it uses the fees of an earlier year, whatever day you apply.
          </p>
        </Disclosure>
      </ResultPart>
    </ResultCard>
  );
}

function Boxes({ result }: { result: LicenceResultShown }) {
  return (
    <>
      {result.warnings.map((warning) => (
        <Notice key={warning} kind="warning" className="mb-4">
          {warning}
        </Notice>
      ))}
      <DataTable
        caption="Fees for this application"
        quietCaption
        columns={[
          { head: 'Fee', cell: ({ label }) => label },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={result.boxes}
        keyOf={({ label }) => label}
        strong={({ label }) => label === 'Total Licence Fee'}
      />
      <p className="mt-4 text-15 text-ink-2">
        These are one-time fees, paid by the sponsor. The licence is valid indefinitely. Each worker then
        needs a certificate from your allocation; a hire from outside the UK needs a defined certificate.
      </p>
    </>
  );
}
