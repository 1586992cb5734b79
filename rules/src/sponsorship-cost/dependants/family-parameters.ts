import { calendarDate, noted, parameter, type Source, since } from '../../kernel/index.ts';
import { checkSponsorAWorker } from '../../sources/index.ts';

const appendixChildren: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Children, CHI 1.1 and 1.2 (copy of 6 December 2025)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-children',
  checkedOn: calendarDate('2026-11-28'),
};

/** A new dependent child is under this age on the day of the application, in years. */
export const dependentChildUnder = parameter({
  id: 'dependent-child.under-age',
  title: 'A new dependent child is under this age on the day of the application',
  governedBy: 'appliedOn',
  unit: 'years',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since('2020-12-01', 18, 'official', appendixChildren),
      'A child of 18 or over may come if last granted permission as a dependent child, current or ended at most 14 days before the application. Read in the Rules of 6 December 2025. That it applied before then is known from practice.',
    ),
  ],
});
