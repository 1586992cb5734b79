import type { Application } from '@portway/contracts/candidate/applications/applications';
import { moneyInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { dayInWords } from '../../../text/days.ts';

/** The pay, place and day of an offer, in a line; null where there is none that still says something. */
export function offerWords(offer: Application['offer']): string | null {
  if (offer === null) return null;
  const { status, pay, place, answerBy, startsOn } = offer;
  const what = `${moneyInWords('GBP', pay)} a year, ${place}`;
  switch (status) {
    case 'sent':
    case 'question':
      return `${what}. Answer by ${dayInWords(answerBy)}.`;
    case 'accepted':
      return `${what}. First day ${dayInWords(startsOn)}.`;
    case 'expired':
      return `${what}. The last day to answer was ${dayInWords(answerBy)}.`;
    case 'declined':
    case 'withdrawn':
    case 'closed':
      return null;
  }
}
