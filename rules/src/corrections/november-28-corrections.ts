import { govUkSkillsCharge, skilledWorkerRules } from '../sources/index.ts';
import { correctedOn } from './correction.ts';

/** Corrections of 28 November 2026 about pay, new entrants, family and the skills charge. */
export const november28Corrections = correctedOn('2026-11-28', [
  {
    id: 'health-and-care-jobs-held-before-22-july-2025',
    title: 'Health and Care jobs held since before 22 July 2025',
    was: 'For a health care practice manager (1231) in the NHS whose permission is from before 22 July 2025, and for a dispensing optician (3211), we gave £41,700, with option F as to be confirmed. For a care worker new from abroad on 21 July 2025 we gave option F as to be confirmed.',
    is: 'Option F is open to both: £32,600 for 1231 and £31,300 for 3211. Permission under the rules before 22 July 2025 opens the job itself, and a Health and Care job opens the option. Before 22 July 2025 no level of the job stood in the way, so option F was open to the care worker too.',
    affected: {
      who: 'Health and Care jobs outside the pay scales at RQF 3 to 5, where no list covers them.',
      calculators: ['minimum-salary', 'job-sponsorship'],
      codes: ['1231', '1232', '3111', '3211', '3212', '6135', '6136'],
    },
    wrongSince: '2026-11-22',
    paragraph: 'SW 4.2(b)(i) and SW 6.1(d)',
    source: skilledWorkerRules('SW 4.2 and SW 6.1'),
    rules: ['minimum-salary'],
  },
  {
    id: 'skills-charge-by-api',
    title: 'Skills charge of a Student, by our API',
    was: 'Our API charged £3,960 for three years to a large sponsor of a Student inside the UK if the request gave only the condition of the switch (studentSwitch), or, in a plan, nothing more than the visa. The charge alone ignored extension, and asked for the switch again.',
    is: 'A switch inside the UK directly from Student carries no charge, nor does an extension after it. The charge alone, the bill and the plan now give the same answer as the page.',
    affected: {
      who: 'Programs that asked about Students inside the UK, or about extensions after a switch from Student.',
      calculators: ['sponsorship-cost'],
      codes: [],
    },
    wrongSince: '2026-11-22',
    source: govUkSkillsCharge,
    rules: ['skills-charge'],
  },
]);
