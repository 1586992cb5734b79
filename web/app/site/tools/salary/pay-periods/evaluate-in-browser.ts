import { londonToday } from '../../../../kit/page/london-today.ts';
import { rowHere } from '../../load-occupation.ts';
import { evaluatePay } from './evaluate-pay.ts';
import { readPayAnswers } from './pay-answers.ts';

/** Works out the result in the browser. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readPayAnswers(query, today).role);
  return evaluatePay(query, today);
}
