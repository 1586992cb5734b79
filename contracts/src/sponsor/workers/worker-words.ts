import type { WorkerState } from './worker-facts.ts';
import type { WorkerGap, WorkerRow } from './workers.ts';

/** What is missing, or why something was not checked, in a cell. */
export const gapNouns: Readonly<Record<WorkerGap, string>> = {
  'other-route': 'another route',
  'no-terms': 'job and pay',
  'no-pay': 'code, pay or hours',
  'no-option': 'salary option',
  'pay-scale': 'national pay scale',
  'pay-not-recorded': 'pay rule not known',
  'no-place': 'place of work',
  'no-visa-end': 'end of permission',
  'no-certificate-start': 'start of certificate',
  'no-check': 'next check',
};

export const workerStateWords: Readonly<Record<WorkerState, string>> = {
  'not-started': 'Not started',
  working: 'Working',
  'sponsorship-ended': 'Sponsorship ended',
  left: 'Left',
};

export const payVerdictWords: Readonly<Record<NonNullable<WorkerRow['pay']>['verdict'], string>> = {
  met: 'at or above the rule of its day',
  under: 'below the rule of its day',
  'depends-on-option': 'below the standard rate, and no salary option is on record',
};
