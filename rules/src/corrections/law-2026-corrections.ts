import { calendarDate, type Source } from '../kernel/index.ts';
import { checkFees, checkSalary, skilledOccupationsRules, skilledWorkerRules } from '../sources/index.ts';
import { correctedOn } from './correction.ts';

const checkedOn = calendarDate('2026-11-28');
const onGovUk = (title: string, { url }: { readonly url: string }): Source => ({ title, url, checkedOn });

/** Corrections of 28 November 2026: law of 2026 that our outcomes did not have, and settlement. */
export const law2026Corrections = correctedOn('2026-11-28', [
  {
    id: 'visa-brake',
    title: 'The visa brake',
    was: 'For a worker who applies from outside the UK we said nothing of the visa brake.',
    is: 'Since 26 March 2026, Skilled Worker applications from outside the UK by nationals of Afghanistan are refused, whatever the certificate says. It was announced for about 18 months and is under review.',
    affected: {
      who: 'Employers who planned to hire a national of Afghanistan from outside the UK, and the workers.',
      calculators: ['minimum-salary', 'sponsorship-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: onGovUk('GOV.UK, Immigration Rules, as changed by HC 1691', checkSalary),
    rules: ['visa-brake'],
  },
  {
    id: 'fee-table-of-october-2026',
    title: 'The fee table of 8 October 2026',
    was: 'We gave visa, certificate and licence fees for days from 8 October 2026 without saying that a newer table exists.',
    is: 'The fees are those of the table of 8 April 2026. A newer table exists, and what it changed was not found, so each such fee carries a warning.',
    affected: {
      who: 'Everyone who priced an application, certificate or licence for a day from 8 October 2026.',
      calculators: ['sponsorship-cost', 'licence-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: onGovUk('GOV.UK, visa regulations revised table (named in two copies, not read)', checkFees),
    rules: ['fee-table', 'visa-fee', 'certificate-fee', 'licence-fee'],
  },
  {
    id: 'settlement-guaranteed-payments',
    title: 'What counts as pay for settlement',
    was: 'We said that only guaranteed basic gross pay counts for settlement.',
    is: 'Guaranteed payments that are treated in exactly the same way for tax, pension and National Insurance count too.',
    affected: {
      who: 'Workers whose pay reaches the figure for settlement only with such payments.',
      calculators: ['minimum-salary'],
      codes: [],
    },
    wrongSince: '2026-11-22',
    paragraph: 'SW 14.1',
    source: skilledWorkerRules('SW 14.1'),
    rules: ['settlement-salary'],
  },
  {
    id: 'settlement-english',
    title: 'English at settlement',
    was: 'We said that the level was B1 in November 2025, and that whether it changes is disputed.',
    is: 'The Rules of 6 December 2025 ask for no English of the worker. B1 there is for the partner and an adult child. Applications from 26 March 2027 need B2.',
    affected: { who: 'Workers who settle, and their partners.', calculators: ['minimum-salary'], codes: [] },
    wrongSince: '2026-11-22',
    paragraph: 'SW 19 to 25, and SW 44.1',
    source: skilledWorkerRules('SW 19 to 25 and SW 44.1'),
    rules: ['settlement-salary.english'],
  },
  {
    id: 'settlement-pay-scales',
    title: 'Settlement in jobs on national pay scales',
    was: 'For nurses, teachers and others on a national pay scale we gave £25,000 and no figure for the band or role.',
    is: 'The band or role decides. A Band 5 nurse in England needs £29,970 for 37.5 hours a week, and a qualified teacher in England outside London £31,650 for full time.',
    affected: {
      who: 'Workers who settle in a health or education job on a national pay scale.',
      calculators: ['minimum-salary'],
      codes: [],
    },
    wrongSince: '2026-11-22',
    paragraph: 'SW 24.3, and Appendix Skilled Occupations, Tables 4 and 5',
    source: skilledOccupationsRules('Tables 4 and 5'),
    rules: ['settlement-salary', 'pay-scales'],
  },
  {
    id: 'skill-level-words',
    title: 'The skill level of care workers and of Table 2a',
    was: 'We called care workers (6135) RQF 3 to 5, and the nine codes of Table 2a medium skilled.',
    is: 'Care workers are at RQF 2. The codes of Table 2a are not eligible at any level, and the table lets a worker extend in them with the same sponsor only.',
    affected: {
      who: 'Readers of these codes’ pages. No figure and no verdict was different.',
      calculators: ['occupations'],
      codes: ['6135', '3214', '6116', '6232', '6250', '7115', '7125', '7129', '8115', '9252'],
    },
    wrongSince: '2026-11-22',
    paragraph: 'Appendix Skilled Occupations, Tables 2a and 6',
    source: skilledOccupationsRules('Tables 2a and 6'),
    rules: ['occupations'],
  },
]);
