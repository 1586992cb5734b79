import type { AccessRows } from '../../../testing/access/access-rows.ts';

const fields = {
  value: '120',
  label: 'sponsors advised',
  source: 'Our own records',
  on: '2026-11-02',
};

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showOperator: {},
  showOperatorDesk: {},
  addOperatorFigure: { body: fields },
  saveOperatorFigure: { body: { ...fields, version: 1 }, id: (cast, whose) => cast.operatorFigure(whose) },
  deleteOperatorFigure: { id: (cast, whose) => cast.operatorFigure(whose) },
  saveOperatorContact: { body: { phone: '020 7946 0321' } },
};
