import { DataTable } from '../../../ui/table.tsx';
import type { SimpleShown } from './present-simple.ts';

export function SimpleComparison({ simple }: { simple: SimpleShown }) {
  return (
    <>
      <p className="max-w-measure text-15 text-ink-2">
        A quick sum, not the law: don’t use it. It differs because it keeps round figures of an earlier year,
        whatever the day, the place and the size of the sponsor.
      </p>
      <DataTable
        caption="The simple estimate, not the law"
        quietCaption
        columns={[
          { head: 'Part', cell: ({ label }) => label },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={simple.rows}
        keyOf={({ label }) => label}
      />
    </>
  );
}
