import { forAnybody } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { leaveEmpty, received } from '../enquiries/enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { topicList } from './topics.ts';

const token = z
  .string('This link is incomplete. Copy all of it from the email.')
  .regex(/^[\w.-]{1,400}$/, 'This link is incomplete. Copy all of it from the email.')
  .describe('The signed part of a link that we emailed.');

/**
 * Asks for the newsletter; until the address is confirmed it gets nothing but the email that asks for that.
 */
export const subscribeOperation = defineOperation({
  id: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  access: forAnybody,
  tag: 'Newsletter',
  summary: 'Asks for the newsletter: sends one email to the address, with a link to confirm.',
  creates: true,
  request: z
    .strictObject({
      email: emailAddress,
      topics: topicList
        .optional()
        .describe('Which changes of the law to hear about. If left out or empty, every change.'),
      leaveEmpty,
    })
    .meta({ id: 'NewsletterRequest' }),
  response: received,
});

/** Confirms a subscription with the token of the link; calling it again does no harm. */
export const confirmSubscriptionOperation = defineOperation({
  id: 'confirmSubscription',
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: forAnybody,
  tag: 'Newsletter',
  summary: 'Confirms a subscription by the token of the link that we emailed.',
  request: z.strictObject({ token }).meta({ id: 'NewsletterConfirmation' }),
  response: received,
});

/** Ends a subscription with the token from any newsletter; calling it again does no harm. */
export const unsubscribeOperation = defineOperation({
  id: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: forAnybody,
  tag: 'Newsletter',
  summary: 'Ends a subscription by the token of a newsletter’s link.',
  request: z.strictObject({ token }).meta({ id: 'NewsletterEnd' }),
  response: received,
});

export const newsletterOperations = {
  subscribeOperation,
  confirmSubscriptionOperation,
  unsubscribeOperation,
} as const;
