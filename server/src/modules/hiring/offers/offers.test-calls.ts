import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { offerWords, validOffer } from '../../../testing/requests/valid-sponsoring-requests.ts';

const invited: AccessRow['id'] = async (cast, whose, asking) =>
  await cast.sponsoring.invited(await cast.jobs.applicationOf(whose, asking));
const offered: AccessRow['id'] = async (cast, whose, asking) =>
  await cast.hires.offered(await cast.jobs.applicationOf(whose, asking));

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showOffer: { id: offered },
  draftOffer: { body: { pay: 60_000 }, id: invited },
  sendOffer: { body: { terms: validOffer, seen: 0 }, id: invited },
  answerOfferQuestion: { body: offerWords, id: offered },
  withdrawOffer: { body: offerWords, id: offered },
  downloadOffer: { id: offered },
  downloadMyOffer: { id: offered },
  showMyOffer: { id: offered },
  compareMyOffers: {},
  acceptOffer: { body: { seen: 1 }, id: offered },
  declineOffer: { body: offerWords, id: offered },
  askAboutOffer: { body: offerWords, id: offered },
};
