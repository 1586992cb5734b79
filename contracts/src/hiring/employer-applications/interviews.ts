import '../../jitless.ts';
import { z } from 'zod';
import { forCandidatesOwn, forHiringTheirs } from '../../access.ts';
import { byId, messageResponse, moment } from '../../account/account-settings/account-fields.ts';
import { longText } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { localTime } from '../../site/demo-bookings/booking-fields.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { interviewReplies } from './applicant-row.ts';

const tag = 'Applicants';
const length = 'Choose between 5 minutes and 8 hours.';

export const setInterviewOperation = defineOperation({
  id: 'setInterview',
  method: 'PUT',
  path: '/api/organisation/applications/{id}/interview',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Says when and where an applicant is interviewed. They get it by email with a calendar file.',
  description: 'Set again, it is sent again, and replaces the first in their calendar.',
  request: z
    .strictObject({
      date: localTime.date.describe('The day in `timeZone`.'),
      time: localTime.time.describe('The time in `timeZone`.'),
      timeZone: localTime.timeZone,
      minutes: z.coerce.number(length).int(length).min(5, length).max(480, length),
      place: lineOfText('Say where: a link, a telephone number or an address.', 300),
      words: longText(1000).default('').describe('What they should know or bring.'),
    })
    .meta({ id: 'InterviewTime' }),
  response: messageResponse,
});

export const cancelInterviewOperation = defineOperation({
  id: 'cancelInterview',
  method: 'DELETE',
  path: '/api/organisation/applications/{id}/interview',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Cancels an interview. The applicant is told by email, and it leaves their calendar.',
  response: messageResponse,
});

export const answerInterviewOperation = defineOperation({
  id: 'answerInterview',
  method: 'POST',
  path: '/api/me/applications/{id}/interview-answer',
  tag: 'Your applications',
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Confirms the time of an interview, or asks the employer for another. It is told at once.',
  description:
    'Answered again, the new answer counts. If the employer has changed the interview since you saw it, the response is 409 with the code `interview-changed`, and nothing is sent.',
  request: z
    .strictObject({
      startsAt: moment.describe('The time that you saw.'),
      answer: z.enum(interviewReplies, 'Confirm the time, or ask for another.'),
      words: longText(500).default('').describe('Needed to ask for another time: which times suit you.'),
    })
    .refine(({ answer, words }) => answer === 'confirmed' || words !== '', {
      path: ['words'],
      error: 'Say which times suit you.',
    })
    .meta({ id: 'InterviewAnswer' }),
  response: messageResponse,
});
