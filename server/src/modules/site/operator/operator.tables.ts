import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type OperatorFigureTable = Tables['operator_figure'];

/** Whose personal data each table holds, and its retention. */
export const operatorTables: OwnedTables = {
  operator_figure: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the team deletes it.',
  },
  operator_contact: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the team deletes it.',
  },
};
