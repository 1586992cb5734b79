import type { ProfileAnswers, WorkEntry } from '@portway/contracts/candidate/profile/profile';
import type {
  EducationField,
  ProfileField,
  WorkField,
} from '@portway/contracts/candidate/profile/profile-fields';
import { Refusal } from '../../../platform/refusal.ts';
import { plainName } from './plain-name.policy.ts';

/** Throws a Refusal where an answer contradicts the others. */
export function requireFits(field: ProfileField, answers: ProfileAnswers, today: string): void {
  const { workRemotely, remotePreference, technologiesWanted = [], technologiesAvoided = [] } = answers;
  if (field === 'remotePreference' && remotePreference != null && workRemotely !== true)
    throw unfit('Say first that you are open to working remotely.');
  if (field === 'bornOn' && answers.bornOn != null && answers.bornOn >= today)
    throw unfit('Enter your date of birth.');
  if (field !== 'technologiesWanted' && field !== 'technologiesAvoided') return;
  const wantedNames = new Set(technologiesWanted.map(plainName));
  const conflicting = technologiesAvoided.find((name) => wantedNames.has(plainName(name)));
  if (conflicting !== undefined)
    throw unfit(`${conflicting} cannot be both wanted and avoided. Remove it from the other list.`);
}

/** The same for the months of work: `thisMonth` is today's, as `monthOfDay` gives it. */
export function requireWorkFits(
  field: WorkField | EducationField,
  { start, end, current }: WorkEntry,
  thisMonth: number,
): void {
  const startMonth = start === undefined ? undefined : numberOf(start);
  // A current job has no end, whatever was entered before.
  const endMonth = end == null || (current === true && field !== 'end') ? undefined : numberOf(end);
  if (field === 'current' && startMonth !== undefined && endMonth !== undefined && endMonth < startMonth)
    throw unfit(`The end, ${end}, is before the start, ${start}. Change one of them too.`);
  const changedMonth = field === 'start' ? startMonth : field === 'end' ? endMonth : undefined;
  if (changedMonth === undefined) return;
  if (changedMonth > thisMonth)
    throw unfit('This month has not come yet. Enter this month or an earlier one.');
  if (startMonth === undefined || endMonth === undefined || startMonth <= endMonth) return;
  throw unfit(
    field === 'end'
      ? `This is before the start, ${start}. Enter the same month or a later one.`
      : `This is after the end, ${end}. Enter the same month or an earlier one.`,
  );
}

/** The month of a day, YYYY-MM-DD, in months since the year 0. */
export const monthOfDay = (day: string): number => numberOf(`${day.slice(5, 7)}/${day.slice(0, 4)}`);

function numberOf(month: string): number {
  const [number = '', year = ''] = month.split('/');
  return Number(year) * 12 + Number(number) - 1;
}

function unfit(message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { value: message } });
}
