import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { london, nameOfTime, whenIn } from '../../../platform/time/local-time.ts';
import type { Booking } from './bookings.repository.ts';

/** What happened to a booking. */
export type Event = 'booked' | 'moved' | 'cancelled';

export interface Links {
  /** The site's public origin. */
  readonly origin: string;
  /** The page that shows, moves and cancels this booking. */
  readonly manageUrl: string;
}

type Appointment = Pick<Booking, 'purpose' | 'startsAt' | 'endsAt' | 'timeZone' | 'phone'>;

const purposeNames = { demo: 'demo', consultation: 'consultation' } as const;

/**
 * To the visitor. Of what they typed it contains only the number, lest the form be abused to send text to
 * strangers.
 */
export function toVisitor(event: Event, booking: Booking, { origin, manageUrl }: Links): EmailContent {
  const what = purposeNames[booking.purpose];
  const when = whenIn(booking.timeZone, booking.startsAt);
  const headline = {
    booked: { subject: `Your ${what} is booked: ${when}`, heading: `Your ${what} is booked` },
    moved: { subject: `Your ${what} has moved: ${when}`, heading: `Your ${what} has moved` },
    cancelled: { subject: `Your ${what} is cancelled: ${when}`, heading: `Your ${what} is cancelled` },
  }[event];
  const over = event === 'cancelled';
  return {
    ...headline,
    preview: over ? 'The time is free again.' : `${when}. We will call you on ${booking.phone}.`,
    paragraphs: over
      ? ['The time is free again. Open the attached file to remove it from your diary.']
      : [about(booking), 'Open the attached file to add it to your diary.'],
    facts: factsOf(booking),
    actions: over
      ? [{ label: 'Book another time', url: `${origin}${bookingPath[booking.purpose]}` }]
      : [{ label: 'Move or cancel it', url: manageUrl }],
    foot: [
      ...(over
        ? []
        : ['The link works until the call starts. Anyone who has it can move or cancel the booking.']),
      `You are receiving this because ${booking.email} was entered in a form at ${origin}.`,
    ],
  };
}

const bookingPath = { demo: '/demo', consultation: '/demo?purpose=consultation' } as const;

/** What happens at the appointment, in a sentence or two; also in the calendar entry. */
export function about({ purpose, phone }: Appointment): string {
  return purpose === 'demo'
    ? `We will call you on ${phone} and show you ${product}, with time for your questions.`
    : `We will call you on ${phone} for a free 15-minute consultation.`;
}

/** The title of the calendar entry. */
export function summaryOf({ purpose }: Appointment): string {
  return `${product} ${purpose}`;
}

/** Two rows, or one where the visitor's local time is London's. */
function factsOf({ startsAt, endsAt, timeZone, phone }: Appointment) {
  const inLondon = whenIn(london, startsAt);
  const inVisitorZone = whenIn(timeZone, startsAt);
  const rows =
    inVisitorZone === inLondon
      ? [{ name: 'When', value: `${inLondon}, London time` }]
      : [
          { name: 'When', value: `${inVisitorZone}, ${nameOfTime(timeZone)}` },
          { name: 'In London', value: inLondon },
        ];
  return [
    ...rows,
    { name: 'Length', value: `${(endsAt - startsAt) / 60_000} minutes` },
    { name: 'We will call', value: phone },
  ];
}

const subjects = { booked: 'New', moved: 'Moved', cancelled: 'Cancelled' } as const;

/** To the team: who comes, when, and what they wrote. */
export function toStaff(event: Event, booking: Booking, { manageUrl }: Links): EmailContent {
  const { purpose, email, phone, organization, comments, startsAt, timeZone } = booking;
  const when = whenIn(london, startsAt);
  const name = nameOf(booking);
  const facts = [
    { name: 'When', value: `${when}, London time` },
    { name: 'Their time', value: `${whenIn(timeZone, startsAt)}, ${nameOfTime(timeZone)}` },
    { name: 'Name', value: name },
    { name: 'Email', value: email },
    { name: 'Telephone', value: phone },
    { name: 'Organisation', value: organization },
    { name: 'Comments', value: comments },
  ];
  return {
    subject: `${subjects[event]} ${purposeNames[purpose]}: ${when}, ${organization ?? name}`,
    preview: `${name}, ${phone}`,
    heading: `${subjects[event]} ${purposeNames[purpose]}: ${name}`,
    paragraphs: ['Reply to this email to answer the visitor.'],
    facts: facts.flatMap(({ name: label, value }) => (value === undefined ? [] : [{ name: label, value }])),
    actions: event === 'cancelled' ? [] : [{ label: 'Move or cancel it', url: manageUrl }],
    foot: [`Sent from a form on ${product}. We delete it after two years.`],
  };
}

export function nameOf({ firstName, lastName }: Pick<Booking, 'firstName' | 'lastName'>): string {
  return firstName === undefined ? lastName : `${firstName} ${lastName}`;
}
