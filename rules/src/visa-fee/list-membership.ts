import { listCoverage, namesSomeJobs, type RoleFacts } from '../eligible-role/index.ts';
import { figureStep, type NoLaw, type Step } from '../kernel/index.ts';
import { occupationCodes, salaryList, shortageList } from '../occupations/index.ts';

/** Whether the job is on the Immigration Salary List on the day the certificate is assigned, whenever it is used. */
export type ListMembership =
  | { readonly status: 'listed' | 'not-listed'; readonly steps: readonly Step[] }
  | { readonly status: 'unconfirmed'; readonly why: string; readonly steps: readonly Step[] };

export type ListFacts = Pick<
  RoleFacts,
  'assignedOn' | 'occupationCode' | 'listScopeConfirmed' | 'workNation'
>;

/** Reads the code's row; `no-law` from the day the list ends, because its successor is not known. */
export function listMembership(facts: ListFacts): ListMembership | NoLaw {
  const recordsBeginOn = occupationCodes.versions[0].from;
  if (facts.assignedOn < recordsBeginOn) return beforeRecords(recordsBeginOn);
  const row = salaryList.get(facts.occupationCode);
  if (!row) return { status: 'not-listed', steps: [] };
  const read = listCoverage(row, facts);
  if (read.status === 'no-law')
    return facts.listScopeConfirmed === false ? { status: 'not-listed', steps: [] } : read;
  const { scope, area } = read.law.value;
  const steps = [read.step];
  const { condition } = read.law.value;
  const refused = condition !== undefined && facts.listScopeConfirmed === false;
  if (read.covers === false || refused) return { status: 'not-listed', steps };
  // If both lists name some jobs of the code, a yes does not tell which list was meant.
  const either = scope !== 'all jobs' && namesSomeJobs(shortageList.get(facts.occupationCode));
  const confirmed = condition === undefined || facts.listScopeConfirmed === true;
  if (read.covers === true && !either && confirmed) return { status: 'listed', steps };
  return { status: 'unconfirmed', why: `The list covers ${scope} (${area}).`, steps };
}

/** Before the first edition that records lists, our records do not show what was on them. */
function beforeRecords(recordsBeginOn: string): ListMembership {
  const why = `The Immigration Salary List before ${recordsBeginOn} is not recorded. To be confirmed on GOV.UK.`;
  return { status: 'unconfirmed', why, steps: [figureStep(why, { text: 'to be confirmed' })] };
}
