import { calendarDate, parameter, type Source, since } from '../kernel/index.ts';
import { checkFees, feeSchedule, visaFigures } from '../sources/index.ts';

const copy: Source = {
  title: 'A page naming the Home Office fee table of 8 October 2026, without the table',
  checkedOn: calendarDate('2026-11-28'),
};
const secondCopy: Source = {
  title: 'A second page naming the fee table of 8 October 2026: visit fees are unchanged',
  checkedOn: calendarDate('2026-11-28'),
};

/** The tables of Home Office fees in force, and whether we have read them. */
export const feeTable = parameter({
  id: 'fee-table.newest',
  title: 'Home Office table of visa, certificate and licence fees',
  governedBy: 'appliedOn',
  checkAt: checkFees,
  versions: [
    since(
      '2026-04-08',
      { isRead: true, says: 'The table of 8 April 2026, the last one that we read.' },
      'confirmed',
      feeSchedule,
      visaFigures,
    ),
    since(
      '2026-10-08',
      {
        isRead: false,
        says: 'A newer table. Visit fees are unchanged in it. What else it changed was not found, so our fees are those of 8 April 2026.',
      },
      'confirmed',
      copy,
      secondCopy,
    ),
  ],
});

export const feeTableParameters = [feeTable];
