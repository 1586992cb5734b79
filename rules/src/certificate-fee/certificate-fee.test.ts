import { expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { certificateFee } from './index.ts';

it.each([
  ['worker', '2023-10-04', 239_00, '2023-10-04'],
  ['worker', '2025-04-08', 239_00, '2023-10-04'],
  ['worker', '2025-04-09', 525_00, '2025-04-09'],
  ['worker', '2026-04-08', 525_00, '2025-04-09'],
  ['temporary', '2023-10-04', 25_00, '2023-10-04'],
  ['temporary', '2025-04-08', 25_00, '2023-10-04'],
  ['temporary', '2025-04-09', 55_00, '2025-04-09'],
  ['temporary', '2026-04-08', 55_00, '2025-04-09'],
] as const)(
  'a %s certificate assigned on %s costs %i pence',
  (route, assignedOn, amountPence, inForceFrom) => {
    expect(certificateFee({ assignedOn: calendarDate(assignedOn), route })).toMatchObject({
      status: 'answered',
      amountPence,
      steps: [
        { figure: { pence: amountPence }, law: { inForceFrom, day: assignedOn, confidence: 'confirmed' } },
      ],
    });
  },
);

it.each(['worker', 'temporary'] as const)('before 4 October 2023 no %s fee is recorded', (route) => {
  expect(certificateFee({ assignedOn: calendarDate('2023-10-03'), route })).toMatchObject({
    status: 'no-law',
    recordsBeginOn: '2023-10-04',
  });
});
