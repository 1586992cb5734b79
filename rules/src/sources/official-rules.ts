import { calendarDate, type Source } from '../kernel/index.ts';

const rulesOf = (appendix: string, title: string): Source => ({
  title: `GOV.UK, Immigration Rules, ${title} (copy of 6 December 2025)`,
  url: `https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-${appendix}`,
  checkedOn: calendarDate('2026-11-22'),
});

/** Paragraphs of Appendix Skilled Worker as read on 22 November 2026, for example `skilledWorkerRules('SW 4.2')`. */
export const skilledWorkerRules = (paragraphs: string): Source =>
  rulesOf('skilled-worker', `Appendix Skilled Worker, ${paragraphs}`);

/** Tables of Appendix Skilled Occupations as read on 22 November 2026, for example `skilledOccupationsRules('Table 4')`. */
export const skilledOccupationsRules = (tables: string): Source =>
  rulesOf('skilled-occupations', `Appendix Skilled Occupations, ${tables}`);

/** The Immigration Salary List as read on 22 November 2026. */
export const salaryListRules: Source = rulesOf('immigration-salary-list', 'Appendix Immigration Salary List');
