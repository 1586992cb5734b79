import type { AccessRows } from '../../testing/access-rows.ts';
import { validTools } from '../../testing/valid-tool-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  subscribeToNewsletter: { body: validTools.subscribeToNewsletter },
  confirmSubscription: { body: ({ links }) => links.newsletter('confirm-newsletter') },
  unsubscribeFromNewsletter: { body: ({ links }) => links.newsletter('end-newsletter') },
};
