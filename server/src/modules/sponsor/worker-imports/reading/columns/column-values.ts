import * as absences from '../cells/absences.ts';
import { cellText, saysNothing } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import * as contacts from '../cells/contacts.ts';
import { day } from '../cells/days.ts';
import * as facts from '../cells/facts.ts';
import { hours } from '../cells/hours.ts';
import { isSalutation } from '../cells/names.ts';
import { pay, payBasisIn } from '../cells/pay.ts';
import { weekdays } from '../cells/weekdays.ts';

const plainPay = pay({ basis: 'year', hoursPerWeek: 40, daysPerWeek: 5 });
const readDay = day({ order: 'day-first', today: '2100-01-01' });
const isRead = (outcome: CellValue<unknown>) => 'value' in outcome || outcome.choices !== undefined;
const isReadBy = (as: (text: string) => CellValue<unknown>) => (text: string) => isRead(as(text));

const isDay = isReadBy(readDay);
/** A word with digits is a number: E101. */
const isName = (text: string) => /^\p{L}/u.test(text) && !/@|^\S*\d\S*$/.test(text) && !isSalutation(text);
const isJob = (text: string) =>
  /\p{L}{2}/u.test(text) && !isSalutation(text) && !isDay(text) && !text.includes('@');
const isCode = (text: string) => /(?<!\d)[1-9]\d{3}(?!\d)/.test(text);

/** Whether a text can be a value of one of our columns; those that take any text are not here. */
const looks: Readonly<Record<string, (text: string) => boolean>> = {
  fullName: isName,
  forename: isName,
  middleName: isName,
  surname: isName,
  reference: (text) =>
    text.length <= 40 && !text.includes('@') && (/^\d+$/.test(text) || !isDay(text)) && !isSalutation(text),
  portwayId: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  jobTitle: isJob,
  occupationCode: isCode,
  pay: isReadBy(plainPay),
  payPer: (text) => payBasisIn(text) !== null,
  hoursPerWeek: isReadBy(hours),
  worksOn: isReadBy(weekdays),
  route: (text) => /\p{L}{2}/u.test(text) && !isDay(text),
  certificateNumber: (text) => 'value' in contacts.certificateNumber(text) && /\d/.test(text),
  salaryOption: isReadBy(facts.salaryOption),
  passport: (text) => /\d/.test(text) && 'value' in contacts.passport(text),
  nationalInsurance: isReadBy(contacts.nationalInsurance),
  email: (text) => text.includes('@'),
  telephone: (text) => text.replaceAll(/\D/g, '').length >= 7 || /^\d[.,]\d+E\+?\d+$/i.test(text),
  checkMethod: isReadBy(facts.checkMethod),
  checkerName: isName,
  absencePay: isReadBy(absences.absencePay),
  agreed: isReadBy(absences.yesOrNo),
  excepted: isReadBy(absences.yesOrNo),
};
const dayColumns = [
  ...(['fromDay', 'certificateStart', 'certificateEnds', 'visaFrom', 'visaEnds', 'startedOn'] as const),
  ...(['sponsorshipEndedOn', 'employmentEndedOn', 'birthDate', 'checkedOn', 'nextCheckOn'] as const),
  ...(['firstDay', 'lastDay'] as const),
];

/** Columns of days. */
export const isDayColumn = (column: string) => dayColumns.some((each) => each === column);

/** How many of a column’s values can be values of one of ours, from 0 to 1; null where it has none, or ours takes any text. */
export function fitOf(column: string, values: readonly string[]): number | null {
  const fits = isDayColumn(column) ? isDay : looks[column];
  if (fits === undefined) return null;
  const texts = values
    .map(cellText)
    .filter((text) => text !== '' && !facts.isFormula(text) && !saysNothing(column, text));
  return texts.length === 0
    ? null
    : texts.filter((text) => text.length <= 500 && fits(text)).length / texts.length;
}

/** Whether most of the values are names of one word. */
export const areSingleNames = (values: readonly string[]) => {
  const texts = values.map(cellText).filter(Boolean);
  return texts.length > 0 && texts.filter((text) => !/[\s,]/.test(text)).length * 2 > texts.length;
};
