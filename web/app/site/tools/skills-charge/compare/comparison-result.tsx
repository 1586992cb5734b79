import { Notice } from '../../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { Working } from '../../../../ui/working.tsx';
import { Caution } from '../remark.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { ComparisonAnswered } from './evaluate-comparison.ts';

/** Result of a comparison: the cheapest, warnings, then each fee side by side with its working. */
export function ComparisonResult({
  comparison: { shown, shared, recorded },
}: {
  comparison: ComparisonAnswered;
}) {
  const { headline, beside, gaps, warnings, parts, workings } = shown;
  return (
    <ResultCard {...headline} beside={beside} note={recorded}>
      {gaps.length + warnings.length > 0 && (
        <ResultPart className="flex flex-col gap-3">
          <Said kind="error" title="No full bill" said={gaps} />
          <Said kind="warning" title="Before you read the figures" said={warnings} />
        </ResultPart>
      )}
      <ResultPart>
        <p className="mb-4 text-15 text-ink-2">In every scenario: {shared}</p>
        <ComparisonTable parts={parts} names={beside.map(({ label }) => label)} />
      </ResultPart>
      <ResultPart>
        {workings.map((steps, place) => (
          <Working
            // biome-ignore lint/suspicious/noArrayIndexKey: scenarios are identified by position only
            key={place}
            steps={steps}
            title={`How we worked out ${beside[place]?.label}`}
            open={false}
          />
        ))}
      </ResultPart>
    </ResultCard>
  );
}

interface SaidProps {
  kind: 'error' | 'warning';
  title: string;
  said: readonly { who: string; message: string }[];
}

function Said({ kind, title, said }: SaidProps) {
  if (said.length === 0) return null;
  return (
    <Notice kind={kind} title={title}>
      <ul className="flex list-disc flex-col gap-2 pl-4">
        {said.map(({ who, message }) => (
          <li key={message}>
            <strong>{who}:</strong> <Caution>{message}</Caution>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
