import { operations } from '@portway/contracts/operations';
import { databases } from './testing/databases.ts';
import { fuzz } from './testing/fuzz.ts';

/** Behind the log-in, but for what is done together with others; on PostgreSQL where there is one. */
fuzz(
  operations.filter(
    ({ access, tag }) => !access.callers.includes('nobody') && tag !== 'Staff desk' && tag !== 'Organisation',
  ),
  databases.at(-1),
);
