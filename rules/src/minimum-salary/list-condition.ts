import { listCoverage, scopeText } from '../eligible-role/index.ts';
import { type Occupation, salaryList, shortageList } from '../occupations/index.ts';
import { type Condition, met, notMet, notTold } from './condition.ts';
import { factWords, type SalaryFacts } from './salary-facts.ts';

/** A condition whose figure no longer stands, because the list it rests on has ended. */
export interface ListCondition extends Condition {
  readonly ended: boolean;
}

/** A job on the Immigration Salary List on the day of the certificate. */
export function listCondition(facts: SalaryFacts, { code, title }: Occupation): ListCondition {
  const row = salaryList.get(code);
  if (!row) return { ...notMet(`${code} ${title} is not on the Immigration Salary List.`), ended: false };
  const read = listCoverage(row, facts);
  if (read.status === 'no-law') return { ...notTold(read.message, ...read.steps), ended: true };
  const listed = `On the Immigration Salary List: ${scopeText(read.law.value)}.`;
  // Where both lists name some jobs of the code, a yes does not tell which list was meant.
  if (facts.listScopeConfirmed && read.law.value.scope !== 'all jobs' && isPartlyShort(code)) {
    const which = `${listed} Both lists name some jobs of this code, and the answer does not tell which was meant.`;
    return { ...notTold(which, read.step), ended: false };
  }
  if (read.covers === true) return { ...met(listed, read.step), ended: false };
  if (read.covers === false)
    return { ...notMet(`${listed} This job is not covered.`, read.step), ended: false };
  const missing = read.missing.map((fact) => factWords[fact]).join(', and ');
  return { ...notTold(`${listed} It is not told ${missing}.`, read.step), ended: false };
}

function isPartlyShort(code: string): boolean {
  const [first] = shortageList.get(code)?.versions ?? [];
  return first !== undefined && !first.value.whole;
}
