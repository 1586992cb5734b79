import { skilledWorkerRules } from '../sources/index.ts';
import { correctedOn } from './correction.ts';

/** Corrections about who can apply, when, from which permission and with which sponsor. */
export const applicationCorrections = correctedOn('2026-11-22', [
  {
    id: 'start-day',
    title: 'The start day of a certificate',
    was: 'We priced a certificate however long after the visa application it started.',
    is: 'Its start day may be at most three months after the day of application.',
    affected: {
      who: 'Sponsors who plan a later start.',
      calculators: ['sponsorship-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'SW 5.1(c)',
    source: skilledWorkerRules('SW 5.1'),
    rules: ['certificate'],
  },
  {
    id: 'switching',
    title: 'Who cannot switch inside the UK',
    was: 'The calculators did not ask whether the worker’s current or last permission bars a switch, or whether a Student has finished the course.',
    is: 'Nobody can switch from permission as a Visitor, Short-term student, Parent of a Child Student, Seasonal Worker or Domestic Worker in a Private Household, or outside the Rules; a Student must have finished the course, or meet one of two conditions on when the job starts.',
    affected: {
      who: 'People who apply inside the UK for the first time in the route.',
      calculators: ['minimum-salary', 'sponsorship-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'SW 1.5ZA and SW 1.5A',
    source: skilledWorkerRules('SW 1.5ZA and SW 1.5A'),
    rules: ['switching'],
  },
  {
    id: 'b-rated-sponsors',
    title: 'Sponsors with a B rating',
    was: 'We did not say that a sponsor must have an A rating.',
    is: 'It must, unless the worker is in the route and continues with the same sponsor.',
    affected: {
      who: 'Sponsors with a B rating, and workers who would join them.',
      calculators: ['minimum-salary', 'sponsorship-cost', 'job-sponsorship'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'SW 5.3',
    source: skilledWorkerRules('SW 5.3'),
    rules: ['eligible-role'],
  },
  {
    id: 'atas',
    title: 'ATAS certificates',
    was: 'We did not say that some research jobs need an ATAS certificate.',
    is: 'Where Appendix ATAS asks for one, the worker must have it, and the Certificate of Sponsorship must say whether it does.',
    affected: {
      who: 'Workers in jobs that Appendix ATAS covers, and their sponsors.',
      calculators: ['minimum-salary', 'sponsorship-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'SW 5.1(f) and SW 6.3A',
    source: skilledWorkerRules('SW 5.1 and SW 6.3A'),
    rules: ['atas'],
  },
]);
