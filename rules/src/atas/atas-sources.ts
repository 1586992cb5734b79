import { calendarDate, type Source } from '../kernel/index.ts';

/** The day on which these copies were read. */
const readOn = calendarDate('2026-11-22');

/** Where a reader can check Appendix ATAS today. */
export const checkAtas = {
  title: 'GOV.UK: Immigration Rules, Appendix ATAS',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-atas-academic-technology-approval-scheme-atas',
};

/** Paragraphs of Appendix ATAS as read on 22 November 2026, for example `appendixAtas('ATAS 1.2')`. */
export const appendixAtas = (paragraphs: string): Source => ({
  title: `GOV.UK, Immigration Rules, Appendix ATAS, ${paragraphs} (copy of 6 December 2025)`,
  url: checkAtas.url,
  checkedOn: readOn,
});

/** Paragraphs of the guidance for sponsors of Skilled Workers, version 07/25. */
export const sponsorSkilledWorker = (paragraphs: string): Source => ({
  title: `GOV.UK, Workers and Temporary Workers: sponsor a Skilled Worker, ${paragraphs} (version 07/25, in a public repository)`,
  url: 'https://github.com/Ojey-egwuda/JapaPolicy-AI-UK-Immigration-Policy-Assistant',
  checkedOn: readOn,
});

export const govUkJobSuitability: Source = {
  title: 'GOV.UK, UK visa sponsorship for employers, job suitability (copy printed on 22 October 2025)',
  url: 'https://www.gov.uk/uk-visa-sponsorship-employers/print',
  checkedOn: readOn,
};

export const liverpoolAtas: Source = {
  title: 'University of Liverpool, ATAS for staff and visitors (undated)',
  url: 'https://liverpool.ac.uk/working/relocating/visasandimmigration/atas',
  checkedOn: readOn,
};
