import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import type { Enquiry } from './enquiries.repository.ts';

const about = {
  contact: 'A message',
  pricing: 'An enquiry about prices',
  university: 'A university',
} as const;

/** To the team: all that was sent, and the reply-to address. */
export function toStaff(enquiry: Enquiry): EmailContent {
  const { kind, email, phone, organisation, message, details = {} } = enquiry;
  const sender = nameOf(enquiry) ?? email;
  const facts = [
    { name: 'Name', value: nameOf(enquiry) },
    { name: 'Email', value: email },
    { name: 'Telephone', value: phone },
    { name: 'Organisation', value: organisation },
    ...Object.entries(details).map(([name, value]) => ({ name, value })),
    { name: 'Message', value: message },
  ];
  return {
    subject: `${about[kind]} from ${organisation ?? sender}`,
    preview: message?.slice(0, 120) ?? `${sender} wrote through the site.`,
    heading: `${about[kind]} from ${sender}`,
    paragraphs: ['Reply to this email to answer the sender.'],
    facts: facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }])),
    foot: [`Sent from a form on ${product}. We delete it after two years.`],
  };
}

const thanks = {
  contact: 'We have your message and will reply by email.',
  pricing: 'We have your enquiry and will reply by email.',
  university: 'We have your registration and will write to you about the next step.',
} as const;

/** The plan and the request, both from our own words. */
function askedFor({ Plan: plan, 'Button pressed': button }: NonNullable<Enquiry['details']>): string {
  const planPhrase = plan === undefined ? '' : ` of the ${plan} plan`;
  return button === 'Start Free Trial'
    ? `You asked for a free trial${planPhrase}. Nothing has started yet: our answer says what you can try now.`
    : `You asked for a price${planPhrase}.`;
}

/**
 * To the sender: a receipt. Of what they typed it contains only their name, lest the form be abused to send
 * text to strangers.
 */
export function toSender({ kind, email, details = {} }: Enquiry, origin: string): EmailContent {
  return {
    subject: `We have your ${kind === 'university' ? 'registration' : kind === 'pricing' ? 'enquiry' : 'message'}`,
    preview: thanks[kind],
    heading: 'Thank you for writing to us',
    paragraphs: [
      thanks[kind],
      ...(kind === 'pricing' ? [askedFor(details)] : []),
      'In the meantime, you can use our tools to find out what a licence, a certificate and a visa cost, and what a job must pay. Each answer shows the rule behind it.',
    ],
    actions: [{ label: 'See the free tools', url: `${origin}/tools` }],
    foot: [
      `You are receiving this because ${email} was entered in a form at ${origin}. If that was not you, reply to this email and we will delete what was sent.`,
    ],
  };
}

function nameOf({ firstName, lastName }: Enquiry): string | undefined {
  const name = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  return name === '' ? undefined : name;
}
