import { type CalendarDate, lawOn, type NoLaw, type NotApplicable, notApplicable } from '../kernel/index.ts';
import { findOccupation, type Occupation, salaryList } from '../occupations/index.ts';
import type { OptionLetter } from './threshold-parameters.ts';

/** Why an option cannot be used for a code on a day; undefined when it can. */
export function optionRefusal(
  code: string,
  option: OptionLetter,
  assignedOn: CalendarDate,
): NotApplicable | NoLaw | undefined {
  const occupation = findOccupation(code);
  if (!occupation) return notApplicable(`${code} is not an occupation code of SOC 2020.`, []);
  const { payScale, skillLevel } = occupation;
  if (skillLevel === 'ineligible')
    return notApplicable(`${named(occupation)} is not an eligible role for Skilled Worker.`, []);
  if (payScale && option !== 'K')
    return notApplicable(
      `${named(occupation)} is on the national ${payScale} pay scales, so option K applies, and no other.`,
      [],
    );
  if (!payScale && option === 'K')
    return notApplicable(`${named(occupation)} is not on a national pay scale.`, []);
  return option === 'D' || option === 'I' ? offTheList(occupation, assignedOn) : undefined;
}

const named = ({ code, title }: Occupation) => `${code} ${title}`;

function offTheList(occupation: Occupation, assignedOn: CalendarDate): NotApplicable | NoLaw | undefined {
  const row = salaryList.get(occupation.code);
  if (!row) return notApplicable(`${named(occupation)} is not on the Immigration Salary List.`, []);
  const read = lawOn(row, assignedOn);
  return read.status === 'no-law' ? read : undefined;
}
