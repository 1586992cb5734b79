import { contactOperation } from '@portway/contracts/site/enquiries/contact';
import { pricingOperation } from '@portway/contracts/site/enquiries/pricing-enquiry';
import { universityOperation } from '@portway/contracts/site/enquiries/university-registration';
import { type ServeVisitorDeps, serveVisitor } from '../../../platform/http/serve-visitor.ts';
import type { Enquiries } from './enquiries.service.ts';

export function enquiriesRoutes(deps: ServeVisitorDeps, enquiries: Enquiries): void {
  serveVisitor(deps, contactOperation, (message, { visit }) => enquiries.contact(visit, message));
  serveVisitor(deps, pricingOperation, (enquiry, { visit }) => enquiries.pricing(visit, enquiry));
  serveVisitor(deps, universityOperation, (registration, { visit }) =>
    enquiries.university(visit, registration),
  );
}
