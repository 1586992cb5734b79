import { londonToday } from '../../../../kit/page/london-today.ts';
import { rowHere } from '../../load-occupation.ts';
import { salaryApi } from '../../salary/salary-api.ts';
import { readPlanAnswers } from '../plan-answers.ts';
import { evaluateChange } from './evaluate-change.ts';

const api = salaryApi((request) => fetch(request));

/** Works out both plans in the browser; the server only looks up titles. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readPlanAnswers(query, today).role);
  return evaluateChange(query, today, search);
}

async function search(title: string) {
  const matches = await api.search(title);
  await rowHere(matches[0]?.occupationCode ?? '');
  return matches;
}
