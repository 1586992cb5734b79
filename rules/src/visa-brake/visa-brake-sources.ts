import { calendarDate, type Source } from '../kernel/index.ts';

/** The day on which these pages were read. The paragraph of the Rules itself was not seen. */
const readOn = calendarDate('2026-11-28');

export const visaBrakeNews: Source = {
  title: 'GOV.UK news, “Visa brake imposed on 4 countries” (HC 1691)',
  checkedOn: readOn,
};
export const eigLaw: Source = { title: 'eiglaw.com, on the visa brake (March 2026)', checkedOn: readOn };
export const gloVisa: Source = { title: 'glovisa.org, on the visa brake', checkedOn: readOn };
