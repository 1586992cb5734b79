import { contactOperation } from '@portway/contracts/enquiries/contact';
import { pricingOperation } from '@portway/contracts/enquiries/pricing-enquiry';
import { universityOperation } from '@portway/contracts/enquiries/university-registration';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Enquiries } from './enquiries.service.ts';

export function enquiriesRoutes(api: Hono<AppEnv>, enquiries: Enquiries): void {
  serve(api, contactOperation, (message, { context }) => enquiries.contact(message, senderOf(context)));
  serve(api, pricingOperation, (enquiry, { context }) => enquiries.pricing(enquiry, senderOf(context)));
  serve(api, universityOperation, (registration, { context }) =>
    enquiries.university(registration, senderOf(context)),
  );
}
