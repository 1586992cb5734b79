import { lawOn, type Parameter, type Warning } from '../kernel/index.ts';
import {
  adviceInWords,
  afterSalaryList,
  type ListScope,
  listEnd,
  noOverseasHires,
  type Occupation,
  salaryList,
  shortageList,
  skillInWords,
} from '../occupations/index.ts';
import { scopeText } from './list-coverage.ts';
import type { RoleFacts } from './role-facts.ts';

type Row = Parameter<ListScope>;

/** Warnings about a job that depends on a list: which jobs it covers, and its last safe day. */
export function listWarnings(
  { assignedOn }: RoleFacts,
  occupation: Occupation,
  rows: readonly Row[],
): Warning[] {
  const scopes = rows.flatMap((row) => {
    const law = lawOn(row, assignedOn);
    return law.status === 'in-force' ? [`${listOf(row)}: ${scopeText(law.value)}`] : [];
  });
  if (scopes.length === 0) return [];
  const start = `${occupation.code} ${occupation.title} is at ${skillInWords(occupation)}.`;
  const message = `${start} A new worker can be sponsored only while the job is on a list. ${scopes.join('. ')}.`;
  return [
    { code: 'medium-skilled', message },
    ...lastSafeDay(shortageList.get(occupation.code) ?? rows[0], occupation.code),
    ...otherRowEnds(occupation.code),
  ];
}

const listOf = ({ title }: Row) => title.split(',', 1)[0] ?? title;

/** The day after which the contents of the list are not known. */
export function lastSafeDay(row: Row | undefined, code: string): Warning[] {
  const end = row && listEnd(row);
  if (!end) return [];
  const message = `The job is due to leave the ${listOf(row)} on ${end.endsOn}. ${end.lastSafeDay} is the last safe day to assign a certificate; ${applyBy(code, end.lastSafeDay)} ${afterEnd(row, code)}`;
  return [{ code: 'list-ends', message }];
}

/** What is known of the time after the row's end. */
function afterEnd(row: Row, code: string): string {
  return row === shortageList.get(code) ? adviceInWords(code) : afterSalaryList;
}

/** Of a code on both lists, when the other row ends too: it gives something else. */
function otherRowEnds(code: string): Warning[] {
  const row = salaryList.get(code);
  const end = row && shortageList.has(code) ? listEnd(row) : undefined;
  if (!row || !end) return [];
  const message = `${code} is also on the ${listOf(row)}, which lowers the general threshold (options D and I) and the visa fee for the jobs it names. The code is due to leave that list on ${end.endsOn}; ${end.lastSafeDay} is the last safe day to assign a certificate for it. ${afterSalaryList}`;
  return [{ code: 'salary-list-ends', message }];
}

/** A care role that rests on months of work for the sponsor ends by the day of the application (SW 6.1B(a)). */
function applyBy(code: string, lastDay: string): string {
  const [{ value: careRoles }] = noOverseasHires.versions;
  return careRoles.includes(code)
    ? `a worker who relies on months of care work for the sponsor must have applied by ${lastDay} too.`
    : 'the visa application may come later.';
}
