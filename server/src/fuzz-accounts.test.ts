import { operations } from '@portway/contracts/operations';
import { fuzz } from './testing/fuzz.ts';

/** Behind the log-in, but for what is done together with others. */
fuzz(
  operations.filter(
    ({ access, tag }) => !access.callers.includes('nobody') && tag !== 'Staff desk' && tag !== 'Organisation',
  ),
);
