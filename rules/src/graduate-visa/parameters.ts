import { calendarDate, noted, parameter, type Source, since } from '../kernel/index.ts';

const readOn = calendarDate('2026-11-28');

const checkGraduate = {
  title: 'GOV.UK: Immigration Rules, Appendix Graduate',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-graduate',
};
const appendixGraduate: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Graduate, GR 8.1 (copy of 25 November 2025)',
  url: checkGraduate.url,
  checkedOn: readOn,
};
const theBoar: Source = {
  title: 'The Boar, on the Graduate visa of 18 months (December 2025)',
  checkedOn: readOn,
};
const pinsentGraduate: Source = { title: 'Pinsent Masons, on the Graduate visa change', checkedOn: readOn };

/** How long a Graduate visa lasts from its decision, in months: after a PhD, and after every other course. */
export const graduateVisaMonths = parameter({
  id: 'new-entrant.graduate-visa-months',
  title: 'Length of a Graduate visa, by the day of its own application',
  governedBy: 'appliedOn',
  checkAt: checkGraduate,
  versions: [
    noted(
      since('2025-11-25', { usualMonths: 24, afterPhdMonths: 36 }, 'official', appendixGraduate, theBoar),
      'As read in the Rules of this day. Its first day is not recorded here.',
    ),
    since(
      '2027-01-01',
      { usualMonths: 18, afterPhdMonths: 36 },
      'confirmed',
      appendixGraduate,
      theBoar,
      pinsentGraduate,
    ),
  ],
});

export const graduateVisaParameters = [graduateVisaMonths];
