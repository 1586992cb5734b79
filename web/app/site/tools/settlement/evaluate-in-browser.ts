import { londonToday } from '../../../kit/page/london-today.ts';
import { rowHere } from '../load-occupation.ts';
import { salaryApi } from '../salary/salary-api.ts';
import { evaluateSettlement } from './evaluate-settlement.ts';
import { readSettlementAnswers } from './settlement-answers.ts';

const api = salaryApi((request) => fetch(request));

/** Works out the result in the browser; the server only looks up titles. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readSettlementAnswers(query, today).role);
  return evaluateSettlement(query, today, search);
}

async function search(title: string) {
  const matches = await api.search(title);
  await rowHere(matches[0]?.occupationCode ?? '');
  return matches;
}
