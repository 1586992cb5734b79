import { DataTable } from '../../../ui/table.tsx';
import type { SimpleShown } from './present-simple.ts';

export function SimpleComparison({ simple }: { simple: SimpleShown }) {
  return (
    <>
      <p className="max-w-measure text-15 text-ink-2">
        This is a quick sum, not the law. Don’t use it. It differs because it uses round figures from an
        earlier year, whatever the day, the place and the size of the sponsor.
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
