import { harveys, salaryListRules, skilledOccupationsRules, skilledWorkerRules } from '../sources/index.ts';
import { correctedOn } from './correction.ts';

/** What was wrong about the price of a sponsorship or a licence. */
export const costCorrections = correctedOn('2026-11-22', [
  {
    id: 'health-and-care-prices',
    title: 'Health and Care prices for any job',
    was: 'Anybody who called a job a Health and Care one was shown a visa fee of £324 and no health surcharge whatever its code, with only a warning, and options F to J as “unknown”: 2134 was £3,600 too low over three years.',
    is: 'These prices and options are for jobs on the Health and Care list: for 2134, from outside the UK, the fee is £819 and the surcharge £3,105 over three years. For some codes the list is to be confirmed on GOV.UK.',
    affected: {
      who: 'Jobs outside the Health and Care list, with any employer.',
      calculators: ['sponsorship-cost', 'minimum-salary'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'SW 4.2(b)',
    source: skilledWorkerRules('SW 4.2'),
    rules: ['visa-fee', 'health-surcharge', 'minimum-salary'],
  },
  {
    id: 'salary-list-ends',
    title: 'The end of the Immigration Salary List',
    was: 'The lower visa fee of a listed job ended by the day of application, and after the list’s end options D and I were open to nobody.',
    is: 'The day of the certificate decides: one assigned before 31 December 2026 keeps the lower fee in a later application, and options D and I stay for a worker in the same job with the same sponsor.',
    affected: {
      who: 'Jobs on the Immigration Salary List, for applications from 31 December 2026.',
      calculators: ['sponsorship-cost', 'minimum-salary'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'Appendix Immigration Salary List, and SW 11.2',
    source: salaryListRules,
    rules: ['visa-fee', 'minimum-salary'],
  },
  {
    id: 'partner-and-children',
    title: 'Partners and children who cannot come',
    was: 'Partners and children were priced where they cannot come, with only a warning: £7,071 for a partner and a child of a new worker in 3544 for three years.',
    is: 'They can come only with a worker in a job of Table 1, 2 or 3, or one in a lower job without a break since before 22 July 2025 (care workers since before 11 March 2024), with exceptions for some children.',
    affected: {
      who: 'Families of workers new to a job at RQF 3 to 5.',
      calculators: ['sponsorship-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    paragraph: 'SW 29.1A and SW 32A.2',
    source: skilledWorkerRules('SW 29.1A and SW 32A.2'),
    rules: ['sponsorship-cost'],
  },
  {
    id: 'charge-of-ineligible-codes',
    title: 'Skills charge of codes that cannot be sponsored',
    was: 'Asked for alone, through our API, the skills charge was priced also for codes that cannot be sponsored, such as 2463, 3431 and 3432.',
    is: 'No certificate can be assigned for them in the Skilled Worker route, so no charge arises.',
    affected: {
      who: 'Programs that ask for the charge alone; the calculator refused these codes. Older lists named clergy and sports as exempt.',
      calculators: ['sponsorship-cost'],
      codes: ['2463', '3431', '3432'],
    },
    wrongSince: '2026-11-20',
    paragraph: 'Appendix Skilled Occupations, Table 6',
    source: skilledOccupationsRules('Table 6'),
    rules: ['skills-charge', 'eligible-role'],
  },
  {
    id: 'licence-fees-to-be-confirmed',
    title: 'Two licence fees that are to be confirmed',
    was: 'The £1,071 for adding Worker to a Temporary Worker licence, and the £750 for priority on 25 October 2025, stood as the result without a warning.',
    is: 'Both are to be confirmed on GOV.UK: £1,071 is the difference of two other fees, and sources differ on whether £750 began on 21 October or 11 November 2025.',
    affected: {
      who: 'Medium and large sponsors who add Worker to their licence, and applications with priority from 21 October to 10 November 2025.',
      calculators: ['licence-cost'],
      codes: [],
    },
    wrongSince: '2026-11-20',
    source: harveys,
    rules: ['licence-fee'],
  },
]);
