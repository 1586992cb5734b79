import { londonToday } from '../../../kit/page/london-today.ts';
import { rowHere } from '../load-occupation.ts';
import { evaluateSalary } from './evaluate-salary.ts';
import { readSalaryAnswers } from './salary-answers.ts';
import { salaryApi } from './salary-api.ts';

const api = salaryApi((request) => fetch(request));
const known = new Map<string, ReturnType<typeof api.details>>();

/** Works out the result in the browser; the server only looks up titles and GOV.UK's details of a job. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readSalaryAnswers(query, today).role);
  return evaluateSalary(query, today, { search, details });
}

async function search(title: string) {
  const found = await api.search(title);
  await rowHere(found[0]?.occupationCode ?? '');
  return found;
}

/** Cached for each job; a failure is requested again the next time. */
async function details(code: string) {
  const asked = known.get(code) ?? api.details(code);
  known.set(code, asked);
  try {
    return await asked;
  } catch (error) {
    known.delete(code);
    throw error;
  }
}
