import type { ReactNode } from 'react';
import { LinkButton } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { Working } from '../../../../ui/working.tsx';
import type { SizeShown } from './evaluate-size.ts';

export function SizeResult({ result, recorded }: { result: SizeShown | undefined; recorded: ReactNode }) {
  const { figure = 'No answer yet', says, size, steps = [] } = result ?? {};
  return (
    <ResultCard label="Size of sponsor" figure={figure} note={recorded}>
      {size === undefined && (
        <ResultPart>
          <Notice kind="info">
            {says ?? 'Correct the answers marked in the form to see the answer here.'}
          </Notice>
        </ResultPart>
      )}
      {size !== undefined && (
        <ResultPart className="no-print">
          <LinkButton to={`/cost-estimator/calculate?sponsorSize=${size}`}>
            Estimate the licence fee for this size
          </LinkButton>
        </ResultPart>
      )}
      <ResultPart>
        <Working steps={steps} />
      </ResultPart>
    </ResultCard>
  );
}
