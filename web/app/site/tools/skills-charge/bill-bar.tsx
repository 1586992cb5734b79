import { BarSwatch, StackedBar } from '../../../ui/stacked-bar.tsx';
import { DataTable } from '../../../ui/table.tsx';
import type { BillShown } from './present-bill.ts';

/** The bill by payer: one bar, and the table that is its legend. */
export function BillBar({ shares, withoutFamily }: Pick<BillShown, 'shares' | 'withoutFamily'>) {
  if (shares.length === 0) {
    return (
      <p className="text-15 text-ink-2">
        {withoutFamily
          ? 'There are no shares to show, because not all of the family can come.'
          : 'Who pays what will appear here once every line has a figure.'}
      </p>
    );
  }
  return (
    <>
      <StackedBar label="The bill by payer, as in the table" parts={shares} />
      <DataTable
        caption="The bill by payer"
        quietCaption
        columns={[
          {
            head: 'Payer',
            cell: ({ payer, look }) => (
              <span className="flex items-center gap-3">
                <BarSwatch look={look} />
                {payer}
              </span>
            ),
          },
          { head: 'Share', cell: ({ share }) => share, figure: true },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={shares}
        keyOf={({ payer }) => payer}
      />
    </>
  );
}
