import { calendarDate, type Source } from '../kernel/index.ts';

const readIn = 'https://github.com/RuachTech/legal-immigration-rag';

const readAs = (title: string): Source => ({
  title: `Immigration Rules, ${title} (GOV.UK’s copy of 6 December 2025)`,
  url: readIn,
  checkedOn: calendarDate('2026-11-22'),
});

/** Paragraphs of Appendix Skilled Worker as read on 22 November 2026, for example `skilledWorkerRules('SW 4.2')`. */
export const skilledWorkerRules = (paragraphs: string): Source =>
  readAs(`Appendix Skilled Worker, ${paragraphs}`);

/** Tables of Appendix Skilled Occupations as read on 22 November 2026, for example `skilledOccupationsRules('Table 4')`. */
export const skilledOccupationsRules = (tables: string): Source =>
  readAs(`Appendix Skilled Occupations, ${tables}`);

/** The Immigration Salary List as read on 22 November 2026. */
export const salaryListRules: Source = readAs('Appendix Immigration Salary List');
