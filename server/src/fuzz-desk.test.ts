import { operations } from '@portway/contracts/operations';
import { fuzz } from './testing/requests/fuzz.ts';

/** Organisations and the staff desk. */
fuzz(
  operations.filter(
    ({ access, tag }) =>
      !access.callers.includes('nobody') && (tag === 'Staff desk' || tag === 'Organisation'),
  ),
);
