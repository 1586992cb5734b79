import { operations } from '@portway/contracts/operations';
import { sampled } from './testing/at-night.ts';
import { fuzz } from './testing/requests/fuzz.ts';

/** Behind the log-in, but for what is done together with others. */
const behindTheLogIn = operations.filter(
  ({ access, tag }) => !access.callers.includes('nobody') && tag !== 'Staff desk' && tag !== 'Organisation',
);
fuzz(sampled(behindTheLogIn, 3));
