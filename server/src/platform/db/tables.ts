import type { Rows } from './rows.ts';

/**
 * What only we know of a column: what its JSON holds, which texts it has, or that a trigger fills it. Each platform folder and each
 * module adds to it in its `*.tables.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface NarrowedColumns {}

type Narrowed<Row, Columns> = {
  [Column in keyof Row]: Column extends keyof Columns ? Columns[Column] : Row[Column];
};

/** Every table by name, with its row. */
export type Tables = {
  [Table in keyof Rows]: Table extends keyof NarrowedColumns
    ? Narrowed<Rows[Table], NarrowedColumns[Table]>
    : Rows[Table];
};
