import { operations } from '@portway/contracts/operations';
import { fuzz } from './testing/requests/fuzz.ts';

/** What needs no log-in. */
fuzz(operations.filter(({ access }) => access.callers.includes('nobody')));
