import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@portway/contracts/site/enquiries/contact';
import type { PricingEnquiry } from '@portway/contracts/site/enquiries/pricing-enquiry';
import type { UniversityRegistration } from '@portway/contracts/site/enquiries/university-registration';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { wholeNumber } from '../../../platform/telephone.ts';
import { toSender, toStaff } from './enquiries.emails.ts';
import type { EnquiriesRepository, Enquiry } from './enquiries.repository.ts';

/** The response of each form. */
interface Received {
  readonly message: string;
}

export interface MailRoom {
  /** The team's email address. */
  readonly staff: string;
  /** The site's public origin. */
  readonly origin: string;
}

/** The enquiry forms, on top of their repository. */
export function enquiriesService({ add }: EnquiriesRepository, { staff, origin }: MailRoom) {
  async function receive(visit: VisitorContext, enquiry: Enquiry, message: string): Promise<Received> {
    const mails = enquiry.suspected
      ? []
      : [
          {
            ...renderEmail(toStaff(enquiry)),
            kind: `${enquiry.kind}-for-staff`,
            to: staff,
            replyTo: enquiry.email,
          },
          { ...renderEmail(toSender(enquiry, origin)), kind: `${enquiry.kind}-received`, to: enquiry.email },
        ];
    await add(visit, { id: randomUUID(), enquiry, mails });
    return { message };
  }
  return {
    contact: (visit: VisitorContext, message: ContactMessage): Promise<Received> =>
      receive(visit, fromContact(message), 'Message sent successfully! 🎉'),
    pricing: (visit: VisitorContext, enquiry: PricingEnquiry): Promise<Received> =>
      receive(visit, fromPricing(enquiry), pricingThanks[enquiry.button]),
    university: (visit: VisitorContext, registration: UniversityRegistration): Promise<Received> =>
      receive(
        visit,
        fromUniversity(registration),
        'Thank you. Your university is registered. We will reply by email.',
      ),
  };
}

export type Enquiries = ReturnType<typeof enquiriesService>;

const pricingThanks = {
  'Contact Sales': 'Thank you. We answer by email, with a price in writing.',
  'Start Free Trial': 'Thank you. We answer by email, and say what you can try now.',
} as const satisfies Record<PricingEnquiry['button'], string>;

function fromContact({ countryCode, phoneNumber, leaveEmpty, ...message }: ContactMessage): Enquiry {
  return {
    kind: 'contact',
    ...message,
    phone: phoneNumber && wholeNumber(countryCode, phoneNumber),
    suspected: isFilled(leaveEmpty),
  };
}

function fromPricing({ name, email, plan, button, leaveEmpty }: PricingEnquiry): Enquiry {
  const details = { Plan: plan, 'Button pressed': button };
  return { kind: 'pricing', firstName: name, email, details, suspected: isFilled(leaveEmpty) };
}

function fromUniversity(registration: UniversityRegistration): Enquiry {
  const { university, role, countryCode, phoneNumber, leaveEmpty, ...person } = registration;
  return {
    kind: 'university',
    ...person,
    organisation: university,
    details: { Role: role },
    phone: phoneNumber && wholeNumber(countryCode, phoneNumber),
    suspected: isFilled(leaveEmpty),
  };
}

function isFilled(trap: string | undefined): boolean {
  return trap !== undefined && trap !== '';
}
