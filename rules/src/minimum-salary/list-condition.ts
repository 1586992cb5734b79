import { holdsAnother, type Known, listCoverage, namesSomeJobs, scopeText } from '../eligible-role/index.ts';
import { lawOn, lawStep, type NoLaw } from '../kernel/index.ts';
import { type Occupation, salaryList, shortageList } from '../occupations/index.ts';
import { type Condition, met, notMet, notTold } from './condition.ts';
import { removedFromList } from './parameters.ts';
import { factWords, type SalaryFacts } from './salary-facts.ts';

/** A condition whose figure no longer applies, because the list it depends on has ended. */
export interface ListCondition extends Condition {
  readonly ended: boolean;
}

/** A job on the Immigration Salary List on the day of the certificate, or kept after its removal (SW 11.2). */
export function listCondition(facts: SalaryFacts, { code, title }: Occupation): ListCondition {
  const row = salaryList.get(code);
  if (!row) return { ...notMet(`${code} ${title} is not on the Immigration Salary List.`), ended: false };
  const read = listCoverage(row, facts);
  if (read.status === 'no-law') return afterRemoval(facts, read);
  const listed = `On the Immigration Salary List: ${scopeText(read.law.value)}.`;
  // If both lists name some jobs of the code, a yes does not tell which list was meant.
  if (
    facts.listScopeConfirmed &&
    read.law.value.scope !== 'all jobs' &&
    namesSomeJobs(shortageList.get(code))
  ) {
    const which = `${listed} Both lists name some jobs of this code, and the answer does not say which was meant.`;
    return { ...notTold(which, read.step), ended: false };
  }
  if (read.covers === true) return { ...met(listed, read.step), ended: false };
  if (read.covers === false)
    return { ...notMet(`${listed} This job is not covered.`, read.step), ended: false };
  const missing = read.missing.map((fact) => factWords[fact]).join(', and ');
  return { ...notTold(`${listed} The answers do not say ${missing}.`, read.step), ended: false };
}

/** Off the list: the option stays for the same job with the same sponsor, if the last permission was for it. */
function afterRemoval(facts: SalaryFacts, { message, steps }: NoLaw): ListCondition {
  const kept = lawOn(removedFromList, facts.assignedOn);
  const keeps = keepsListedJob(facts);
  if (kept.status === 'no-law' || keeps === false) return { ...notTold(message, ...steps), ended: true };
  if (keeps === true)
    return {
      ...met(
        'The job has left the Immigration Salary List. The most recent permission was for it, with the same sponsor.',
        lawStep(kept),
      ),
      ended: false,
    };
  const asked = `${message} It stays open only for the same job with the same sponsor, if the most recent permission was for it. The answers do not say.`;
  return { ...notTold(asked, ...steps, lawStep(kept)), ended: true };
}

function keepsListedJob(facts: SalaryFacts): Known {
  const { sameListedJob, sameSponsor, visaType, inRouteSince } = facts;
  if (sameSponsor === false || holdsAnother(facts)) return false;
  if (sameListedJob !== undefined) return sameListedJob;
  const inRoute = visaType === 'skilled' || (visaType === undefined && inRouteSince !== undefined);
  return inRoute && 'unknown';
}
