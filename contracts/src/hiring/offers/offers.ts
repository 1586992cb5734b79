import '../../jitless.ts';
import { z } from 'zod';
import { forCandidatesOwn, forHiringReadersTheirs, forOffersTheirs } from '../../access.ts';
import { byId, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { applicationStates } from '../../candidate/jobs/job-choices.ts';
import { sponsorshipForMe } from '../../candidate/jobs/job-sponsorship.ts';
import { requiredText } from '../../candidate/profile/profile-texts.ts';
import { fileToSend } from '../../candidate/resumes/resumes.ts';
import { pence, recordedFields, steps } from '../../law/calculators/outcome.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { myHire } from '../hire-cases/hire-steps.ts';
import { sponsorFactFields, sponsorFacts } from '../sponsor-facts/sponsor-facts.ts';
import { compareMyOffersOperation } from './offer-comparison.ts';
import { offerStates } from './offer-states.ts';
import { offerDraft, offerTerms, storedDraft, storedTerms } from './offer-terms.ts';

export type { OfferState } from './offer-states.ts';

const tag = 'Offers';

const cost = z
  .object({ payer: z.enum(['employer', 'worker']), title: z.string(), amountPence: pence.nullable() })
  .meta({ id: 'OfferCost' });

const offerSponsor = z
  .object({
    rating: sponsorFactFields.rating.nullable(),
    licencePriority: z.boolean().nullable(),
    licenceAppliedOn: z.string().describe('The day of the application for a licence that is not held yet.'),
  })
  .meta({ id: 'OfferSponsor' });

/** What the rules say of the terms, on the days of their own timeline. */
export const offerJudgement = z
  .object({
    verdict: z.enum(['no-obvious-barrier', 'barrier', 'more-to-find-out']),
    reason: z.string(),
    lastSafeDay: z
      .string()
      .nullish()
      .describe('The last day to assign the certificate with this result, if an end is known.'),
    minPence: pence.nullable().describe('The lowest pay a year that needs nothing to be confirmed.'),
    costs: z
      .array(cost)
      .describe(
        'For one worker without family, of an employer outside health and care while its kind is not said.',
      ),
    workerHealthCarePence: pence
      .nullish()
      .describe('What the worker pays if the employer is one of health and care, while that is not said.'),
    plan: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        earliest: z.string(),
        expected: z.string(),
        latest: z.string(),
      }),
    ),
    needed: z.array(z.object({ id: z.string(), who: z.enum(['employer', 'worker']), text: z.string() })),
    sponsor: offerSponsor
      .nullish()
      .describe(
        'What the organisation said of its licence when it was judged, so that it is judged alike later.',
      ),
    steps,
    judgedOn: z.string(),
    ...recordedFields,
  })
  .meta({ id: 'OfferJudgement' });
export type OfferJudgement = z.output<typeof offerJudgement>;

const version = z
  .object({
    number: z.int(),
    terms: storedTerms,
    judgement: offerJudgement.nullable().describe('Null if the job is not to be sponsored.'),
    sentAt: moment,
    sentBy: z.string(),
  })
  .meta({ id: 'OfferVersion' });
export type OfferVersion = z.output<typeof version>;

const event = z
  .object({
    kind: z.enum(['sent', 'question', 'answer', 'accepted', 'declined', 'withdrawn']),
    version: z.int(),
    by: z.string(),
    side: z.enum(['candidate', 'employer']),
    words: z.string().nullable(),
    at: moment,
  })
  .meta({ id: 'OfferEvent' });
export type OfferEvent = z.output<typeof event>;

export const offer = z
  .object({
    status: z.enum(offerStates),
    version: z.int().describe('The version that can be answered. Send it with the answer.'),
    versions: z.array(version).describe('Newest first: both sides see every one.'),
    events: z.array(event).describe('Oldest first.'),
    conditions: z.array(z.string()).describe('On what the offer is conditional.'),
  })
  .meta({ id: 'Offer' });
export type Offer = z.output<typeof offer>;

export const offerWarningCodes = [
  'sponsorship-needed',
  'sponsorship-not-needed',
  'job-sponsors',
  'job-does-not-sponsor',
  'size-differs',
  'licence-differs',
  'certificate-too-early',
] as const;

const offerWarning = z
  .object({ code: z.enum(offerWarningCodes), text: z.string() })
  .meta({ id: 'OfferWarning' });
export type OfferWarning = z.output<typeof offerWarning>;

export const employerOffer = z
  .object({
    application: z.object({
      id: rowId,
      status: z.enum(applicationStates),
      candidate: z.string().nullable(),
      job: rowId.nullable(),
      position: z.string(),
    }),
    whyNot: z.string().nullable().describe('Why no offer can be sent now. Null if one can.'),
    draft: storedDraft,
    draftJudgement: offerJudgement.nullable().describe('Of the draft, once enough of it is there.'),
    warnings: z
      .array(offerWarning)
      .describe(
        'Where the draft contradicts what the candidate shared, the job, or your organisation says. You decide: nothing is changed.',
      ),
    sponsorFacts: sponsorFacts.describe('What your organisation says of itself as a sponsor.'),
    ifSponsored: z
      .object({
        certificateOn: z.string().describe('YYYY-MM-DD. Without a licence, after the decision on it.'),
        months: z.int(),
      })
      .describe('What an offer begins with once it sponsors the job.'),
    offer: offer.nullable(),
    case: rowId.nullable().describe('The case that an accepted offer began.'),
  })
  .meta({ id: 'EmployerOffer' });
export type EmployerOffer = z.output<typeof employerOffer>;

const paper = z
  .object({
    id: z.string(),
    text: z.string(),
    notes: z.array(z.string()),
    decides: z
      .object({ by: z.enum(['lived-in', 'nationality']), countries: z.array(z.string()) })
      .nullable()
      .describe('The countries that decide whether it is needed. Nobody is asked for them by the API.'),
    usualPrice: z
      .object({ fromPence: pence, toPence: pence })
      .nullable()
      .describe('An estimate of what the worker pays for it.'),
    checkAt: z.object({ title: z.string(), url: z.string() }),
  })
  .meta({ id: 'WorkerPaper' });

/** What the worker gets together for the visa of an accepted offer. */
export const workerPapers = z
  .object({
    papers: z.array(paper),
    applyOn: z
      .object({ earliest: z.string(), latest: z.string() })
      .nullable()
      .describe('The planned days of the application; null where none are known.'),
    steps,
    judgedOn: z.string(),
    ...recordedFields,
  })
  .meta({ id: 'WorkerPapers' });
export type WorkerPapers = z.output<typeof workerPapers>;

const myOffer = z
  .object({
    company: z.string(),
    position: z.string(),
    offer: offer.nullable(),
    hire: myHire
      .nullable()
      .describe(
        'What happens until the first day, once the offer is accepted or the employer says it hired you.',
      ),
    papers: workerPapers
      .nullable()
      .describe(
        'What the caller gets together for the visa, once they have accepted. Null if nobody is sponsored.',
      ),
    forMe: sponsorshipForMe
      .nullable()
      .describe(
        'What the rules say of the newest terms for the caller, by their profile, on the planned days. The employer never sees it. Null if the job is not to be sponsored.',
      ),
  })
  .meta({ id: 'MyOffer' });
export type MyOffer = z.output<typeof myOffer>;

const theirs = { tag, parameters: byId } as const;
const offerChange = z.object({ message: z.string(), shown: employerOffer }).meta({ id: 'OfferChanged' });
const versionSeen = z
  .int('Reload the page.')
  .min(0)
  .describe('The version that was shown: 0 before the first.');
const words = requiredText('Write a few words.', 2000);

export const showOfferOperation = defineOperation({
  ...theirs,
  id: 'showOffer',
  method: 'GET',
  path: '/api/organisation/applications/{id}/offer',
  access: forHiringReadersTheirs,
  summary: 'The offer to one applicant: its draft, every version, and what happened.',
  response: employerOffer,
});

export const draftOfferOperation = defineOperation({
  ...theirs,
  id: 'draftOffer',
  method: 'PUT',
  path: '/api/organisation/applications/{id}/offer/draft',
  access: forOffersTheirs,
  summary: 'Saves the draft of an offer as it is written, and says what the rules say of it.',
  request: offerDraft,
  response: offerChange,
});

export const sendOfferOperation = defineOperation({
  ...theirs,
  id: 'sendOffer',
  method: 'POST',
  path: '/api/organisation/applications/{id}/offer/send',
  access: forOffersTheirs,
  summary: 'Sends an offer, or changed terms as a new version. The first moves the application to Offer.',
  request: z.strictObject({ terms: offerTerms, seen: versionSeen }).meta({ id: 'SendOffer' }),
  response: offerChange,
});

export const answerOfferQuestionOperation = defineOperation({
  ...theirs,
  id: 'answerOfferQuestion',
  method: 'POST',
  path: '/api/organisation/applications/{id}/offer/answer',
  access: forOffersTheirs,
  summary: 'Answers a question about an offer in words, with the terms as they are.',
  request: z.strictObject({ words, seen: versionSeen }).meta({ id: 'OfferWords' }),
  response: offerChange,
});

export const withdrawOfferOperation = defineOperation({
  ...theirs,
  id: 'withdrawOffer',
  method: 'POST',
  path: '/api/organisation/applications/{id}/offer/withdraw',
  access: forOffersTheirs,
  summary: 'Withdraws an offer that has not been answered. The candidate reads why.',
  request: z.strictObject({ words, seen: versionSeen }).meta({ id: 'WithdrawOffer' }),
  response: offerChange,
});

const mine = { tag, access: forCandidatesOwn, parameters: byId } as const;
const offerAnswer = z.object({ message: z.string(), shown: myOffer }).meta({ id: 'OfferAnswered' });

export const showMyOfferOperation = defineOperation({
  ...mine,
  id: 'showMyOffer',
  method: 'GET',
  path: '/api/me/applications/{id}/offer',
  summary: 'The offer of one employer: its terms, every version, and what happened.',
  response: myOffer,
});

export const acceptOfferOperation = defineOperation({
  ...mine,
  id: 'acceptOffer',
  method: 'POST',
  path: '/api/me/applications/{id}/offer/accept',
  summary: 'Accepts an offer as it was shown. If its terms have changed since, it is not accepted.',
  request: z.strictObject({ seen: versionSeen }).meta({ id: 'AcceptOffer' }),
  response: offerAnswer,
});

export const declineOfferOperation = defineOperation({
  ...mine,
  id: 'declineOffer',
  method: 'POST',
  path: '/api/me/applications/{id}/offer/decline',
  summary: 'Declines an offer, with a word to the employer.',
  request: z.strictObject({ words, seen: versionSeen }).meta({ id: 'DeclineOffer' }),
  response: offerAnswer,
});

export const askAboutOfferOperation = defineOperation({
  ...mine,
  id: 'askAboutOffer',
  method: 'POST',
  path: '/api/me/applications/{id}/offer/question',
  summary: 'Asks the employer about its offer. The offer stays open.',
  request: z.strictObject({ words, seen: versionSeen }).meta({ id: 'AskAboutOffer' }),
  response: offerAnswer,
});

const offerDocument = {
  tag,
  parameters: byId,
  file: { types: ['application/pdf', 'text/plain; charset=utf-8'] },
  response: fileToSend,
} as const;

export const downloadOfferOperation = defineOperation({
  ...offerDocument,
  id: 'downloadOffer',
  method: 'GET',
  path: '/api/organisation/applications/{id}/offer/document',
  limit: costly.document,
  access: forHiringReadersTheirs,
  summary: 'The newest version of an offer as a PDF; as plain text if our font lacks one of its letters.',
});

export const downloadMyOfferOperation = defineOperation({
  ...offerDocument,
  id: 'downloadMyOffer',
  method: 'GET',
  path: '/api/me/applications/{id}/offer/document',
  limit: costly.document,
  access: forCandidatesOwn,
  summary: 'The newest version of your offer as a PDF; as plain text if our font lacks one of its letters.',
});

export const offerOperations = {
  compareMyOffersOperation,
  downloadOfferOperation,
  downloadMyOfferOperation,
  showOfferOperation,
  draftOfferOperation,
  sendOfferOperation,
  answerOfferQuestionOperation,
  withdrawOfferOperation,
  showMyOfferOperation,
  acceptOfferOperation,
  declineOfferOperation,
  askAboutOfferOperation,
} as const;
