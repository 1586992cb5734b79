import { type CalendarDate, figureStep, lawOn, lawStep, type NoLaw, type Step } from '../kernel/index.ts';
import { occupationCodes, salaryList } from '../occupations/index.ts';

/** Whether the job is on the Immigration Salary List on the day the certificate is assigned, whenever it is used. */
export type ListMembership =
  | { readonly status: 'listed' | 'not-listed'; readonly steps: readonly Step[] }
  | { readonly status: 'unconfirmed'; readonly why: string; readonly steps: readonly Step[] };

interface ListFacts {
  readonly assignedOn: CalendarDate;
  readonly occupationCode: string;
  readonly listScopeConfirmed?: boolean | undefined;
}

/** Reads the code's row; `no-law` from the day the list ends, because its successor is not known. */
export function listMembership({
  assignedOn,
  occupationCode,
  listScopeConfirmed,
}: ListFacts): ListMembership | NoLaw {
  const recordsBeginOn = occupationCodes.versions[0].from;
  if (assignedOn < recordsBeginOn) return beforeRecords(recordsBeginOn);
  const row = salaryList.get(occupationCode);
  if (!row) return { status: 'not-listed', steps: [] };
  const read = lawOn(row, assignedOn);
  if (read.status === 'no-law')
    return listScopeConfirmed === false ? { status: 'not-listed', steps: [] } : read;
  const { scope, area, whole } = read.value;
  const step = lawStep(read, { text: `${scope}, ${area}` });
  if (whole || listScopeConfirmed === true) return { status: 'listed', steps: [step] };
  if (listScopeConfirmed === false) return { status: 'not-listed', steps: [step] };
  return { status: 'unconfirmed', why: `The list covers ${scope} (${area}).`, steps: [step] };
}

/** Before the first edition that records lists, nobody can say from our records what was on them. */
function beforeRecords(recordsBeginOn: CalendarDate): ListMembership {
  const why = `The Immigration Salary List before ${recordsBeginOn} is not recorded: to be confirmed on GOV.UK.`;
  return { status: 'unconfirmed', why, steps: [figureStep(why, { text: 'to be confirmed' })] };
}
