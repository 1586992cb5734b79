import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the copies of texts on a sponsor's records were read. */
const readOn: CalendarDate = calendarDate('2026-11-22');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const smithStoneWaltersRecords = copy(
  'Smith Stone Walters, Appendix D: keeping records for your sponsored workers (26 January 2021)',
  'https://smithstonewalters.com/2021/01/26/appendix-d-keeping-records-for-your-sponsored-workers/',
);
export const irwinMitchellRevocations = copy(
  'Irwin Mitchell, sponsor licence revocations at an all-time high (27 March 2026)',
  'https://www.irwinmitchell.com/news-and-insights/expert-comment/post/102moan/sponsor-licence-revocations-at-an-all-time-high',
);
export const accountsCoQuestions = copy(
  'AccountsCo, questions of the licence request',
  'https://accountsco.com.hk/resources/question-sponsor-licence/',
);
export const onsideHrReading: Source = {
  title: 'OnsideHR, design notes with the guidance read on 2 May 2026',
  checkedOn: readOn,
};
/** Second hand: each quotes the guidance, and none was compared with it. */
export const quotedAppendixD: Source = {
  title: 'Law firms and vendors that quote Appendix D (our reading of 20 November 2026)',
  checkedOn: calendarDate('2026-11-20'),
};
