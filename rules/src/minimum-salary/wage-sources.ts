import { calendarDate, type Source } from '../kernel/index.ts';

/** Names the day of the next wage, not its amount. */
export const lowPayRemit2026: Source = {
  title: 'GOV.UK, Low Pay Commission remit 2026, published on 16 March 2026',
  url: 'https://www.gov.uk/government/publications/national-minimum-wage-and-national-living-wage-low-pay-commission-remit-2026/low-pay-commission-remit-2026-national-living-wage-and-national-minimum-wage',
  checkedOn: calendarDate('2026-11-28'),
};
