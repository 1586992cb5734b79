import { londonToday } from '../../../kit/page/london-today.ts';
import { rowHere } from '../load-occupation.ts';
import { answerBill } from './answer-bill.ts';
import { readSponsorshipAnswers } from './sponsorship-answers.ts';

/** The answer from the rules in this browser. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readSponsorshipAnswers(query, today).role);
  return answerBill(query, today);
}
