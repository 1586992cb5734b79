import { operations } from '@portway/contracts/operations';
import { fuzz } from './testing/fuzz.ts';

/** What needs no log-in. */
fuzz(operations.filter(({ access }) => access.callers.includes('nobody')));
