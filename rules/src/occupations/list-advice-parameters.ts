import { calendarDate, noted, parameter, type Source, since } from '../kernel/index.ts';

const readOn = calendarDate('2026-11-28');

const report: Source = {
  title: 'Migration Advisory Committee, Temporary Shortage List, stage 2 report (July 2026, GOV.UK)',
  checkedOn: readOn,
};
const personnelToday: Source = {
  title: 'personneltoday.com, on the stage 2 report (July 2026)',
  checkedOn: readOn,
};
const byCode: Source = {
  title: 'A public repository’s reading of the report, code by code (10 August 2026)',
  checkedOn: readOn,
};

/** What the report says of a code, as read in one place. */
export type ListAdvice = 'recommended' | 'positiveEvidence' | 'noFutureAccess';

/** Advice to the Government on which codes stay on the Temporary Shortage List; it is not law. */
export const shortageListAdvice = parameter<Readonly<Record<ListAdvice, readonly string[]>>>({
  id: 'shortage-list.advice',
  title: 'Temporary Shortage List from 1 January 2027: what the Migration Advisory Committee recommended',
  governedBy: 'assignedOn',
  checkAt: {
    title: 'GOV.UK: Migration Advisory Committee',
    url: 'https://www.gov.uk/government/organisations/migration-advisory-committee',
  },
  versions: [
    noted(
      since(
        '2026-07-01',
        {
          recommended: ['5316', '5315', '3544', '3133', '3113', '3512'],
          positiveEvidence: ['5241', '5213', '5313', '5322'],
          noFutureAccess: ['3111', '3554', '3571', '5225', '5231'],
        },
        'single-source',
        report,
        personnelToday,
        byCode,
      ),
      'This is advice and not law. The report of July 2026 recommends 28 occupations for 18 months from 1 January 2027; the codes were read in one place, and not all of them. Its day in July was not read. The Government’s decision was not found.',
    ),
  ],
});
