import { forAnybody } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { leaveEmpty, lineOfText, message, optionalLine, received } from './enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { countryCode, optionalPhone } from './telephone.ts';

/** The schema of each field of the contact form. */
export const contactFields = {
  firstName: lineOfText('Enter your first name.', 100),
  lastName: optionalLine(100),
  email: emailAddress,
  countryCode,
  phoneNumber: optionalPhone,
  message: message('Write your message.'),
  leaveEmpty,
};

const request = z.strictObject(contactFields).meta({ id: 'ContactMessage' });

export type ContactMessage = z.output<typeof request>;

/** A message to the team: saved, emailed to the team and acknowledged to the sender. */
export const contactOperation = defineOperation({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  access: forAnybody,
  tag: 'Enquiries',
  summary: 'Sends a message to the team, and an acknowledgement to the sender.',
  creates: true,
  request,
  response: received,
});
