import { lawOn } from '@portway/rules/kernel';
import {
  adviceInWords,
  afterSalaryList,
  listEnd,
  salaryList,
  shortageList,
} from '@portway/rules/occupations';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';
import type { LawOfTheDay } from './figures/law-of-the-day.ts';
import { link, type Sentence, say } from './prose.ts';

type Row = NonNullable<ReturnType<typeof shortageList.get>>;

/**
 * A code's row of the list: its rule, whether it is in force on the day, and the dates around its end in
 * words.
 */
function rowOf(law: LawOfTheDay, row: Row | undefined, name: string) {
  const end = row && listEnd(row);
  if (!row || !end) return undefined;
  law.figure(row.id);
  return {
    list: link(name, rulePath(row.id)),
    stands: lawOn(row, law.day).status === 'in-force',
    ends: dayInWords(end.endsOn),
    lastToAssign: dayInWords(end.lastSafeDay),
  };
}

/**
 * What the Temporary Shortage List means for one of its codes on the day. What follows its end is unknown.
 */
export function onTheShortageList(law: LawOfTheDay, code: string): Sentence {
  const row = rowOf(law, shortageList.get(code), 'Temporary Shortage List');
  if (!row) return [];
  const { list, stands, ends, lastToAssign } = row;
  law.figure('shortage-list.advice');
  const advice = withDaysInWords(adviceInWords(code));
  return stands
    ? say`It can be sponsored for a new worker only while it is on the ${list}, which is due to end on ${ends}. ${lastToAssign} is the last day to assign a certificate. The visa application may come later. ${advice}`
    : say`Until ${lastToAssign} it could be sponsored for a new worker because it was on the ${list}. That list was due to end on ${ends}. ${advice}`;
}

/** Whether a code is on the Immigration Salary List on the day. */
export function isOnTheSalaryList({ day }: LawOfTheDay, code: string): boolean {
  const row = salaryList.get(code);
  return row !== undefined && lawOn(row, day).status === 'in-force';
}

/** What the Immigration Salary List means for the options that need it on the day, and until when. */
export function onTheSalaryList(law: LawOfTheDay, code: string): Sentence {
  const row = rowOf(law, salaryList.get(code), 'Immigration Salary List');
  if (!row) return [];
  const { list, stands, ends, lastToAssign } = row;
  return stands
    ? say`Options D and I depend on the ${list}. Most of its rows are due to end on ${ends}. ${lastToAssign} is the last day to assign a certificate for them. The visa application may come later. What replaces it was not found.`
    : say`Options D and I depend on the ${list}, and most of its rows were due to end on ${ends}. ${afterSalaryList} The table shows no figure for them.`;
}
