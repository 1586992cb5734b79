import '../../jitless.ts';
import { z } from 'zod';
import { forAdmins } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { messageResponse } from '../account-settings/account-fields.ts';

export const sponsoringAnswers = ['already', 'not-yet', 'hiring-only'] as const;
export type Sponsoring = (typeof sponsoringAnswers)[number];

export const sponsoring = z
  .enum(sponsoringAnswers, 'Choose one of the three answers.')
  .describe('already: it sponsors people. not-yet: it wants to. hiring-only: it hires, and sponsors no one.');

export const saveSponsoringOperation = defineOperation({
  id: 'saveSponsoring',
  method: 'PUT',
  path: '/api/organisation/sponsoring',
  tag: 'Organisation',
  access: forAdmins,
  summary: 'Says whether the organisation sponsors anyone already, not yet, or only hires.',
  description: 'It decides which first steps its people are shown, and no more.',
  request: z.strictObject({ answer: sponsoring }).meta({ id: 'SponsoringAnswer' }),
  response: messageResponse,
});
