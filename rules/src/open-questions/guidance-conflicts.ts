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
    'Westbridge, and England Works Watch of October 2026, say that it is not. The University of York and Borderless say that it is.',
    'The report is offered.',
  ],
  [
    'small-status-days',
    'guidance-part-3',
    'How many working days are there to report a change of small or charitable status?',
    'Lewis Silkin says 10 (2018). Harveys says 20.',
    '10 working days.',
  ],
  [
    'new-owner-applies',
    'guidance-part-3',
    'By when does a new owner apply for a licence?',
    'Firms that quote the guidance say 20 working days. A GOV.UK page for employees says 28 days.',
    'The earlier of the two.',
  ],
  [
    'transfer-of-workers',
    'guidance-part-3',
    'How many working days are there to report the transfer of workers?',
    'As a change of the organisation it has 20 days. As a change about a worker it has 10.',
    '10 for each worker.',
  ],
  [
    'offshore-reports',
    'guidance-part-3',
    'How is work offshore reported?',
    'GOV.UK says in the Sponsorship Management System (October 2025). A page of 2023 says by email.',
    'In the Sponsorship Management System.',
  ],
  [
    'ten-days-absent',
    'guidance-part-3',
    'Which days are the ten of an absence without permission?',
    'Some count the worker’s own shifts. Others count Monday to Friday.',
    'Whichever comes first.',
  ],
  [
    'hours-changed',
    'guidance-part-3',
    'Is a change of hours reported where the pay for each hour stays the same?',
    'Some say that it is reported as a significant change. Others say that it is reported only when pay changes.',
    'It is reported.',
  ],
  [
    'twenty-eight-day-start',
    'guidance-part-2',
    'From which day do the 28 days of a late start run?',
    'Some count the day of entry too. Others do not.',
    'The earliest day.',
  ],
  [
    'records-end',
    'appendix-d',
    'When does the keeping of records end?',
    'Sources name an earlier day, a later day, and one year flat.',
    'One year, without an early end.',
  ],
  [
    'defined-certificate-unassigned',
    'guidance-part-2',
    'How long does a defined certificate wait to be assigned?',
    'The guidance says 90 days. Our own research found 3 months.',
    '90 days.',
  ],
  [
    'report-function-name',
    'guidance-part-3',
    'What is the function for a report called in the Sponsorship Management System?',
    'Some call it “Report migrant activity”. Others call it “Reporting worker activity”.',
    'Both are shown.',
  ],
  [
    'two-b-ratings',
    'guidance-part-3',
    'Over which time do two B-ratings count?',
    'Some say while the licence is valid. Others say over four years.',
    'While the licence is valid.',
  ],
  [
    'action-plan-length',
    'guidance-part-3',
    'How long is an action plan?',
    'It is 3 months. Longer plans were proposed in 2024.',
    '3 months.',
  ],
  [
    'action-plan-fee',
    'fees',
    'What does an action plan cost?',
    'GOV.UK said £1,579 in October 2025. From April 2026, £1,682 was worked out and not seen stated. An old page says £1,476.',
    '£1,682, to be confirmed.',
  ],
  [
    'recharging-costs',
    'guidance-part-3',
    'What follows where a sponsor takes its costs back from the worker?',
    'Some name annex C1. Others say “normally”, which is the word of annex C2.',
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
    'A page of 2025 says that it does. It is believed to have changed.',
    'The check is put in the diary.',
  ],
  [
    'graduates-in-skilled-jobs',
    'rules',
    'How many people with a Graduate visa work in skilled jobs?',
    'A survey of 2022 found 72%. The Home Office found about 30% in 2025.',
    'Both, each with what it counts.',
  ],
  [
    'english-of-dependants',
    'rules',
    'What English do dependants need, and what is the level for settlement?',
    'In November 2025, dependants needed none, and settlement asked for B1. There were proposals for more.',
    'To be confirmed.',
  ],
];

/** Where sources on guidance differ, with the reading that we go by. */
export const guidanceConflicts: readonly OpenQuestion[] = conflicts.map(
  ([id, subject, title, whatIsKnown, weUse]) => ({
    id,
    because: 'disputed',
    subject,
    title,
    known: whatIsKnown,
    weUse,
    settledBy: 'The words of the present edition on GOV.UK.',
    sources: [collected],
  }),
);
