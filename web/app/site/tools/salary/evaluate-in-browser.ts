import { londonToday } from '../../../kit/page/london-today.ts';
import { rowHere } from '../load-occupation.ts';
import { evaluateSalary } from './evaluate-salary.ts';
import { readSalaryAnswers } from './salary-answers.ts';
import { salaryApi } from './salary-api.ts';

const api = salaryApi((request) => fetch(request));
const cache = new Map<string, ReturnType<typeof api.details>>();

/** Works out the result in the browser; the server only looks up titles and GOV.UK's details of a job. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readSalaryAnswers(query, today).role);
  return evaluateSalary(query, today, { search, details });
}

async function search(title: string) {
  const matches = await api.search(title);
  await rowHere(matches[0]?.occupationCode ?? '');
  return matches;
}

/** Cached for each job; a failure is requested again the next time. */
async function details(code: string) {
  const request = cache.get(code) ?? api.details(code);
  cache.set(code, request);
  try {
    return await request;
  } catch (error) {
    cache.delete(code);
    throw error;
  }
}
