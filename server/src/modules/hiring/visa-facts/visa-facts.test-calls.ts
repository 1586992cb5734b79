import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { rejectionText, validVisaFacts } from '../../../testing/requests/valid-sponsoring-requests.ts';

const anApplication: AccessRow['id'] = (cast, whose, asking) => cast.jobs.applicationOf(whose, asking);
const invited: AccessRow['id'] = async (cast, whose, asking) =>
  await cast.sponsoring.invited(await cast.jobs.applicationOf(whose, asking));
const applicationAsked: AccessRow['id'] = async (cast, whose, asking) =>
  await cast.sponsoring.asked(await cast.jobs.applicationOf(whose, asking));

const needing: AccessRow['id'] = async (cast, whose, asking) =>
  await cast.sponsoring.needing(await cast.jobs.applicationOf(whose, asking));
const drafted: AccessRow['id'] = async (cast, whose, asking) =>
  await cast.sponsoring.drafted(await cast.jobs.applicationOf(whose, asking));

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showMyVisaFacts: { id: anApplication },
  shareVisaFacts: {
    body: validVisaFacts,
    id: async (cast, whose, asking) => {
      await cast.sponsoring.needsNone(asking);
      return await cast.sponsoring.asked(await cast.jobs.applicationOf(whose, asking));
    },
  },
  declineVisaFacts: { id: applicationAsked },
  takeBackVisaFacts: {
    id: async (cast, whose, asking) =>
      await cast.sponsoring.shared(await cast.jobs.applicationOf(whose, asking)),
  },
  showSponsorshipRejection: { id: invited },
  draftSponsorshipRejection: { body: rejectionText, id: needing },
  rejectForSponsorship: { body: { seen: rejectionText.text }, id: drafted },
  answerSponsorshipReview: {
    body: { outcome: 'reopened', text: 'We looked again.' },
    id: async (cast, whose, asking) =>
      await cast.sponsoring.rejected(await cast.jobs.applicationOf(whose, asking), { reviewed: true }),
  },
  showMySponsorshipRejection: { id: anApplication },
  askSponsorshipReview: {
    body: { text: 'The pay was raised.' },
    id: async (cast, whose, asking) =>
      await cast.sponsoring.rejected(await cast.jobs.applicationOf(whose, asking)),
  },
  showSponsoring: { id: invited },
  askVisaFacts: { id: invited },
};
