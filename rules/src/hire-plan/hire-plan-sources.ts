import { calendarDate, type Source } from '../kernel/index.ts';

const readOn = calendarDate('2026-11-22');

/** Where a reader can check how long a visa decision takes today. */
export const checkVisaTimes = {
  title: 'GOV.UK: visa processing times',
  url: 'https://www.gov.uk/guidance/visa-processing-times-applications-outside-the-uk',
};

/** Where a reader can check which documents a visa application needs today. */
export const checkVisaDocuments = {
  title: 'GOV.UK: Skilled Worker visa, documents you’ll need to apply',
  url: 'https://www.gov.uk/skilled-worker-visa/documents-you-must-provide',
};

/** Pages of GOV.UK for sponsors, printed on 22 October 2025. */
export const employersPrint: Source = {
  title: 'GOV.UK, UK visa sponsorship for employers (copy printed on 22 October 2025)',
  url: 'https://www.gov.uk/uk-visa-sponsorship-employers/print',
  checkedOn: readOn,
};

/** Pages of GOV.UK for workers, printed on 24 October 2025. */
export const skilledWorkerPrint: Source = {
  title: 'GOV.UK, Skilled Worker visa (copy printed on 24 October 2025)',
  url: 'https://www.gov.uk/skilled-worker-visa/print',
  checkedOn: readOn,
};

/** Appendix Tuberculosis as read on 22 November 2026. */
export const tuberculosisRules: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Tuberculosis (copy of 6 December 2025)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-tuberculosis-tb',
  checkedOn: readOn,
};

/** Paragraphs of the guidance for sponsors of Skilled Workers, version 07/25. */
export const sponsorGuidance = (paragraphs: string): Source => ({
  title: `GOV.UK, Workers and Temporary Workers: sponsor a Skilled Worker, ${paragraphs} (version 07/25, in a public repository)`,
  url: 'https://github.com/Ojey-egwuda/JapaPolicy-AI-UK-Immigration-Policy-Assistant',
  checkedOn: readOn,
});
