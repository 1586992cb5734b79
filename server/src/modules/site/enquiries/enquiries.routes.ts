import { enquiryOperations } from '@portway/contracts/site/enquiries/enquiry-operations';
import { type ServeVisitorDeps, serveVisitor } from '../../../platform/http/serve-visitor.ts';
import type { Enquiries } from './enquiries.service.ts';

export function enquiriesRoutes(deps: ServeVisitorDeps, enquiries: Enquiries): void {
  serveVisitor(deps, enquiryOperations, {
    contactOperation: (message, { visit }) => enquiries.contact(visit, message),
    pricingOperation: (enquiry, { visit }) => enquiries.pricing(visit, enquiry),
    universityOperation: (registration, { visit }) => enquiries.university(visit, registration),
  });
}
