import { forAnybody } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { leaveEmpty, lineOfText, received } from './enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** The labels of the form's two buttons; which one was pressed is saved. */
export const pricingButtons = ['Contact Sales', 'Start Free Trial'] as const;
export const pricingPlans = ['basic', 'standard', 'premium'] as const;

const missing = 'Enter your email address.';

export const pricingFields = {
  name: lineOfText('Enter your name.'),
  email: z.string(missing).trim().min(1, { error: missing, abort: true }).pipe(emailAddress),
  plan: z.enum(pricingPlans).optional().describe('The plan that is asked about.'),
  button: z.enum(pricingButtons),
  leaveEmpty,
};

const request = z.strictObject(pricingFields).meta({ id: 'PricingEnquiry' });

export type PricingEnquiry = z.output<typeof request>;

/** A question about a plan, or for a trial: saved, emailed to the team and acknowledged to the sender. */
export const pricingOperation = defineOperation({
  id: 'askAboutPricing',
  method: 'POST',
  path: '/api/pricing-enquiries',
  access: forAnybody,
  tag: 'Enquiries',
  summary: 'Asks the team about a plan, or for a free trial.',
  creates: true,
  request,
  response: received,
});
