import { type Parameter, parameter, since, successorUnknown, type Version } from '../kernel/index.ts';
import { bankHolidaysPage, checkBankHolidays } from '../sources/index.ts';

/** The bank holidays of a year, each by its day. */
export type BankHolidays = Readonly<Record<string, string>>;

/**
 * The bank holidays of one year. A holiday announced late is a further version from the day of its announcement,
 * with all holidays of the rest of that year.
 */
export const inYear = (year: string, holidays: BankHolidays): Version<BankHolidays> =>
  since(`${year}-01-01`, holidays, 'single-source', bankHolidaysPage);

/** The bank holidays of a nation, year by year, until those of 2029, which are not published yet. */
export function holidayParameter(
  about: Pick<Parameter<unknown>, 'id' | 'title'>,
  years: readonly [Version<BankHolidays>, ...Version<BankHolidays>[]],
): Parameter<BankHolidays> {
  return parameter<BankHolidays>({
    ...about,
    governedBy: 'countedOn',
    checkAt: checkBankHolidays,
    versions: [
      ...years,
      successorUnknown(
        '2029-01-01',
        'The bank holidays of 2029 are not published yet.',
        'single-source',
        bankHolidaysPage,
      ),
    ],
  });
}
