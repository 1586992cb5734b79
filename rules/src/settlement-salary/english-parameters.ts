import { calendarDate, parameter, type Source, since } from '../kernel/index.ts';
import { checkSalary, skilledWorkerRules } from '../sources/index.ts';

const readOn = calendarDate('2026-11-28');
const ilrCalculator: Source = {
  title: 'ilr-calculator.com, on English at settlement (HC 1691)',
  checkedOn: readOn,
};
const tribune: Source = { title: 'tribune.net.ph, on English at settlement (HC 1691)', checkedOn: readOn };

/** What English the worker needs at settlement; the partner's and adult child's is another paragraph (SW 44.1). */
export const settlementEnglish = parameter({
  id: 'settlement-salary.english',
  title: 'English of the worker at settlement',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    since(
      '2025-12-06',
      'The Rules of 6 December 2025, the copy that we read, ask for none of the worker (SW 19 to 25). B1 there is for the partner and an adult child (SW 44.1). Applications from 2027-03-26 need B2.',
      'official',
      skilledWorkerRules('SW 19 to 25 and SW 44.1'),
    ),
    since('2027-03-26', 'B2.', 'confirmed', ilrCalculator, tribune),
  ],
});
