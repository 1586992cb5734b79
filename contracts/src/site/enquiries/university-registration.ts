import { forAnybody } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { leaveEmpty, lineOfText, optionalLine, optionalMessage, received } from './enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { countryCode, optionalPhone } from './telephone.ts';

export const universityFields = {
  university: lineOfText('Enter the name of your university.'),
  firstName: lineOfText('Enter your first name.', 100),
  lastName: lineOfText('Enter your last name.', 100),
  role: optionalLine(),
  email: emailAddress,
  countryCode,
  phoneNumber: optionalPhone,
  message: optionalMessage,
  leaveEmpty,
};

const request = z.strictObject(universityFields).meta({ id: 'UniversityRegistration' });

export type UniversityRegistration = z.output<typeof request>;

/**
 * A university that wants to become a partner: saved, emailed to the team and acknowledged to the sender.
 */
export const universityOperation = defineOperation({
  id: 'registerUniversity',
  method: 'POST',
  path: '/api/universities',
  access: forAnybody,
  tag: 'Enquiries',
  summary: 'Registers a university’s interest in a partnership.',
  creates: true,
  request,
  response: received,
});
