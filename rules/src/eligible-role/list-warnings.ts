import { lawOn, type Parameter, type Warning } from '../kernel/index.ts';
import { type ListScope, listEnd, type Occupation, shortageList } from '../occupations/index.ts';
import { scopeText } from './list-coverage.ts';
import type { RoleFacts } from './role-facts.ts';

type Row = Parameter<ListScope>;

/** What to know of a job that rests on a list: which jobs it covers, and its last safe day. */
export function listWarnings(
  { assignedOn }: RoleFacts,
  occupation: Occupation,
  rows: readonly Row[],
): Warning[] {
  const listed = rows.flatMap((row) => {
    const read = lawOn(row, assignedOn);
    return read.status === 'in-force' ? [{ row, text: `${read.law.title}: ${scopeText(read.value)}` }] : [];
  });
  if (listed.length === 0) return [];
  const start = `${occupation.code} ${occupation.title} is at RQF 3 to 5.`;
  const message = `${start} A new worker can be sponsored only while it is listed. ${listed.map(({ text }) => text).join('. ')}.`;
  return [{ code: 'medium-skilled', message }, ...lastSafeDay(shortageList.get(occupation.code) ?? rows[0])];
}

/** The day after which nobody knows what the list holds. */
export function lastSafeDay(row: Row | undefined): Warning[] {
  const end = row && listEnd(row);
  if (!end) return [];
  return [
    {
      code: 'list-ends',
      message: `The list is due to end on ${end.endsOn}: ${end.lastSafeDay} is the last safe day. What follows is not known.`,
    },
  ];
}
