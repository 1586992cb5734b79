import { londonToday } from '../../page/london-today.ts';
import { rowHere } from '../row-here.ts';
import { answerSalary } from './answer-salary.ts';
import { readSalaryAnswers } from './salary-answers.ts';
import { searchBy } from './search-roles.ts';

const search = searchBy((request) => fetch(request));

/** The answer from the rules in this browser; only a title in words is looked up by the server. */
export async function answer(query: URLSearchParams) {
  const today = londonToday();
  await rowHere(readSalaryAnswers(query, today).role);
  return answerSalary(query, today, async (title) => {
    const found = await search(title);
    await rowHere(found[0]?.occupationCode ?? '');
    return found;
  });
}
