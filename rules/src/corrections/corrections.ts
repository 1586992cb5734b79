import { skilledOccupationsRules } from '../sources/index.ts';
import { applicationCorrections } from './application-corrections.ts';
import { type Correction, correctedOn } from './correction.ts';
import { costCorrections } from './cost-corrections.ts';
import { joinedCorrections } from './joined-corrections.ts';
import { law2026Corrections } from './law-2026-corrections.ts';
import { licenceCorrections } from './licence-corrections.ts';
import { november28Corrections } from './november-28-corrections.ts';
import { occupationCorrections } from './occupation-corrections.ts';
import { salaryCorrections } from './salary-corrections.ts';

/** Corrections about the occupation code that a job title leads to. */
const roleSearchCorrections = correctedOn('2026-11-28', [
  {
    id: 'titles-of-teaching',
    title: 'Titles that name what is taught',
    was: 'We took the subject that someone teaches for their occupation: “Lecturer in Social Work” led to social services managers and social workers, “Head of Law” to solicitors and “Reader in Physics” to physics teachers.',
    is: 'The word that says who someone is decides: lecturers and readers are 2311, and of other heads the search asks. A pay of £43,000 is not enough for a lecturer, whose going rate is £52,600.',
    affected: {
      who: 'Anyone who looked up a teaching or academic post by its title, and employers who chose the code that was suggested first.',
      calculators: ['minimum-salary', 'occupations', 'job-sponsorship'],
      codes: ['2311', '2312'],
    },
    wrongSince: '2026-11-21',
    paragraph: 'Appendix Skilled Occupations, Table 1',
    source: skilledOccupationsRules('Table 1'),
    rules: ['occupations', 'minimum-salary'],
  },
  {
    id: 'example-titles',
    title: 'Example titles of the Immigration Rules',
    was: 'Some of the example job titles of Appendix Skilled Occupations led to another code: contract administrators to 4131, tattoo artists to 6222, DevOps engineers to 2134. Some did not lead to their code at all.',
    is: 'Each example leads to its own code: 3549, 3411 and 2139. Where several codes share a title, the search asks which.',
    affected: {
      who: 'Anyone who looked up one of about two hundred titles, and employers who chose the code that was suggested first.',
      calculators: ['minimum-salary', 'occupations', 'job-sponsorship'],
      codes: ['2139', '3411', '3549', '5249'],
    },
    wrongSince: '2026-11-21',
    paragraph: 'Appendix Skilled Occupations, Tables 1, 1a and 6',
    source: skilledOccupationsRules('Tables 1, 1a and 6'),
    rules: ['occupations', 'minimum-salary'],
  },
]);

/** Every published error in our figures and outcomes that was corrected, newest first. */
export const corrections: readonly Correction[] = [
  ...occupationCorrections,
  ...roleSearchCorrections,
  ...salaryCorrections,
  ...costCorrections,
  ...applicationCorrections,
  ...november28Corrections,
  ...licenceCorrections,
  ...law2026Corrections,
  ...joinedCorrections,
].toSorted((one, other) => other.correctedOn.localeCompare(one.correctedOn));
