import { londonToday } from '../../../../kit/page/london-today.ts';
import { rowHere } from '../../load-occupation.ts';
import { answerPay } from './answer-pay.ts';
import { readPayAnswers } from './pay-answers.ts';

/** The answer from the rules in this browser. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readPayAnswers(query, today).role);
  return answerPay(query, today);
}
