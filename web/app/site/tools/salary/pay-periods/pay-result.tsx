import type { ReactNode } from 'react';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { Working } from '../../../../ui/working.tsx';
import type { PayRow, PayShown } from './present-pay.ts';

const label = 'On these figures, the pay';

export function PayResult({ result, recorded }: { result: PayShown | undefined; recorded: ReactNode }) {
  if (!result) {
    return (
      <ResultCard label={label} figure="Not tested yet" note={recorded}>
        <ResultPart>
          <Notice kind="info" title="Paste or type the pay">
            From 8 April 2026 the salary must be met in each pay period, and over three months, twelve weeks
            or, with irregular hours, seventeen weeks in a row.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  }
  const { figure, message, first, periods, windows, warnings, notChecked, steps } = result;
  return (
    <ResultCard label={label} figure={figure} note={recorded}>
      <ResultPart className="flex flex-col gap-4">
        <Notice kind={first === undefined ? 'info' : 'error'} title={message}>
          {first}
        </Notice>
        {warnings.map((warning) => (
          <Notice key={warning} kind="warning">
            {warning}
          </Notice>
        ))}
      </ResultPart>
      {periods.length > 0 && (
        <ResultPart>
          <Tests caption="Each period, at the going rate for its hours" rows={periods} withHours />
        </ResultPart>
      )}
      {windows.length > 0 && (
        <ResultPart>
          <Tests caption="Periods in a row, as a share of the year" rows={windows} />
        </ResultPart>
      )}
      {notChecked.length > 0 && (
        <ResultPart>
          <Disclosure summary="What this does not check">
            <ul className="list-disc pl-5 text-15">
              {notChecked.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        </ResultPart>
      )}
      <ResultPart>
        <Working steps={steps} open={false} />
      </ResultPart>
    </ResultCard>
  );
}

function Tests({
  caption,
  rows,
  withHours = false,
}: {
  caption: string;
  rows: readonly PayRow[];
  withHours?: boolean;
}) {
  const hours = { head: 'Hours', cell: (row: PayRow) => row.hours, figure: true };
  return (
    <DataTable
      caption={caption}
      columns={[
        { head: 'Test', cell: ({ name }: PayRow) => name },
        ...(withHours ? [hours] : []),
        { head: 'Paid', cell: ({ paid }: PayRow) => paid, figure: true },
        { head: 'Needed', cell: ({ needed }: PayRow) => needed, figure: true },
        { head: 'Result', cell: ({ result }: PayRow) => result },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      strong={({ fails }) => fails}
    />
  );
}
