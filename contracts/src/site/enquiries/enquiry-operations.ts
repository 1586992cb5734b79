import { contactOperation } from './contact.ts';
import { pricingOperation } from './pricing-enquiry.ts';
import { universityOperation } from './university-registration.ts';

export const enquiryOperations = {
  contactOperation,
  pricingOperation,
  universityOperation,
} as const;
