import { calendarDate, type Source } from '../kernel/index.ts';
import type { LawSubject } from '../recorded/index.ts';
import type { OpenQuestion } from './open-question.ts';

const collected: Source = {
  title: 'Sources on duties, licences and visas, compared on 22 November 2026',
  checkedOn: calendarDate('2026-11-22'),
};

/** Id, subject, question, the readings, and what we go by. */
type Conflict = readonly [id: string, subject: LawSubject, title: string, readings: string, weUse: string];

const conflicts: readonly Conflict[] = [
  [
    'pay-rise',
    'guidance-part-3',
    'Is a pay rise reported?',
    'Not reported: Westbridge, and England Works Watch of October 2026. Reported: University of York, and Borderless.',
    'The report is offered.',
  ],
  [
    'small-status-days',
    'guidance-part-3',
    'How many working days are there to report a change of small or charitable status?',
    '10: Lewis Silkin, 2018. 20: Harveys.',
    '10',
  ],
  [
    'new-owner-applies',
    'guidance-part-3',
    'By when does a new owner apply for a licence?',
    '20 working days. 28 days: a GOV.UK page for employees.',
    'The earlier of the two.',
  ],
  [
    'transfer-of-workers',
    'guidance-part-3',
    'How many working days are there to report the transfer of workers?',
    '20. 10 for each worker.',
    '10 for each worker.',
  ],
  [
    'offshore-reports',
    'guidance-part-3',
    'How is work offshore reported?',
    'In the Sponsorship Management System: GOV.UK, October 2025. By email: 2023.',
    'In the Sponsorship Management System.',
  ],
  [
    'ten-days-absent',
    'guidance-part-3',
    'Which days are the ten of an absence without permission?',
    'The worker’s own shifts. Monday to Friday.',
    'Whichever comes first.',
  ],
  [
    'hours-changed',
    'guidance-part-3',
    'Is a change of hours reported where the pay for each hour stays the same?',
    'Reported. Not reported.',
    'It is reported.',
  ],
  [
    'twenty-eight-day-start',
    'guidance-part-2',
    'From which day do the 28 days of a late start run?',
    'With the day of entry. Without it.',
    'The earliest day.',
  ],
  [
    'records-end',
    'appendix-d',
    'When does the keeping of records end?',
    'An earlier day. A later day. One year flat.',
    'One year, without an early end.',
  ],
  [
    'defined-certificate-unassigned',
    'guidance-part-2',
    'How long does a defined certificate wait to be assigned?',
    '90 days: the guidance. 3 months: our own research.',
    '90 days.',
  ],
  [
    'report-function-name',
    'guidance-part-3',
    'What is the function for a report called in the Sponsorship Management System?',
    '“Report migrant activity”. “Reporting worker activity”.',
    'Both are shown.',
  ],
  [
    'two-b-ratings',
    'guidance-part-3',
    'Over which time do two B-ratings count?',
    'While the licence is valid. Over four years.',
    'While the licence is valid.',
  ],
  [
    'action-plan-length',
    'guidance-part-3',
    'How long is an action plan?',
    '3 months. Longer plans were proposed in 2024.',
    '3 months.',
  ],
  [
    'action-plan-fee',
    'fees',
    'What does an action plan cost?',
    '£1,579: GOV.UK, October 2025. £1,682 from April 2026, worked out and not seen stated. £1,476: an old page.',
    '£1,682, to be confirmed.',
  ],
  [
    'recharging-costs',
    'guidance-part-3',
    'What follows where a sponsor takes its costs back from the worker?',
    'Annex C1. “Normally”, which are the words of annex C2.',
    'Annex C1.',
  ],
  [
    'residence-permit-cards',
    'right-to-work',
    'Is a residence permit card evidence of the right to work?',
    'It is in older lists. It has been no evidence since 31 October 2024, or earlier.',
    'It is no evidence.',
  ],
  [
    'pre-settled-status',
    'right-to-work',
    'Does pre-settled status need a follow-up check?',
    'It does: a page of 2025. It is believed to have changed.',
    'The check is put in the diary.',
  ],
  [
    'graduates-in-skilled-jobs',
    'rules',
    'How many people with a Graduate visa work in skilled jobs?',
    '72 %: a survey of 2022. About 30 %: Home Office, 2025.',
    'Both, each with what it counts.',
  ],
  [
    'english-of-dependants',
    'rules',
    'What English do dependants need, and what is the level for settlement?',
    'None, and B1: November 2025. There were proposals for more.',
    'To be confirmed.',
  ],
];

/** Where sources on guidance differ, with the reading that we go by. */
export const guidanceConflicts: readonly OpenQuestion[] = conflicts.map(
  ([id, subject, title, known, weUse]) => ({
    id,
    because: 'disputed',
    subject,
    title,
    known,
    weUse,
    settledBy: 'The words of the present edition on GOV.UK.',
    sources: [collected],
  }),
);
