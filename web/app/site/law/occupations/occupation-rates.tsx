import { Link } from 'react-router';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { RateRow, RatesShown } from './present-rates.ts';

/** Today's going rate: the headline figure, the published columns, and their rule. */
export function OccupationRates({ rates, tag }: { rates: RatesShown; tag: string }) {
  const { label, figure, hourly, usual, note, hours, rows, lowerIsFor, law } = rates;
  return (
    <ResultCard
      label={label}
      figure={figure}
      tag={tag}
      beside={[
        ...(hourly === undefined ? [] : [{ label: 'An hour', figure: hourly }]),
        ...(usual === undefined ? [] : [usual]),
      ]}
      note={note}
    >
      {rows.length > 0 && (
        <ResultPart>
          <DataTable
            caption={`Today’s going rate as published, for ${hours} a week`}
            columns={[
              { head: 'For', cell: ({ name }: RateRow) => name },
              { head: 'Standard', cell: ({ standard }) => <Published>{standard}</Published>, figure: true },
              { head: 'Lower', cell: ({ lower }) => <Published>{lower}</Published>, figure: true },
            ]}
            rows={rows}
            keyOf={({ name }) => name}
          />
          <p className="mt-4 text-14 text-ink-2">
            Each column is as published. {lowerIsFor} The standard rate is for everyone else. More or fewer
            hours change the going rate. The percentage rates have their own general thresholds.
          </p>
        </ResultPart>
      )}
      {law && (
        <ResultPart className="text-14 text-ink-2">
          <Link to={law.href} className="text-link underline underline-offset-4">
            The rule: going rates by occupation code
          </Link>
          , {law.says}{' '}
          <Link to={law.thresholdsHref} className="text-link underline underline-offset-4">
            The general thresholds
          </Link>
          . {!law.settled && <Tag look="sand">To be confirmed on GOV.UK</Tag>}
        </ResultPart>
      )}
    </ResultCard>
  );
}

/** Text in place of a figure may wrap, because it does not fit one line on a phone. */
function Published({ children }: { children: string }) {
  return children.startsWith('£') ? (
    children
  ) : (
    <span className="whitespace-normal text-ink-2">{children}</span>
  );
}
