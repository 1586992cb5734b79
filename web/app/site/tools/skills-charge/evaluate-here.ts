import { londonToday } from '../../../kit/page/london-today.ts';
import { rowHere } from '../load-occupation.ts';
import { evaluateBill } from './evaluate-bill.ts';
import { readSponsorshipAnswers } from './sponsorship-answers.ts';

/** Works out the result in the browser. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readSponsorshipAnswers(query, today).role);
  return evaluateBill(query, today);
}
