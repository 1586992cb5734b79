import { DataTable } from '../../../../ui/table.tsx';
import type { PayScaleTable } from './pay-scale-tables.ts';

type Row = PayScaleTable['rows'][number];

/** The yearly rates of a national pay scale: one row a role, one column a place. */
export function PayScaleFigures({ tables, of }: { tables: readonly PayScaleTable[]; of: string }) {
  return (
    <div className="flex flex-col gap-6">
      {tables.map(({ places, rows }) => (
        <DataTable
          key={places.join()}
          caption={`${of} a year: ${places.join(', ')}`}
          columns={[
            { head: 'Role or band', cell: ({ role }: Row) => inOneLine(role) },
            ...places.map((place, column) => ({
              head: place,
              cell: ({ rates }: Row) => rates[column],
              figure: true,
            })),
          ]}
          rows={rows}
          keyOf={({ role }) => role}
        />
      ))}
    </div>
  );
}

/** Keeps "Band 5" on one line, which fits any column. */
const inOneLine = (role: string) => role.replace(/^(Band|Weekly) /, '$1\u00a0');
