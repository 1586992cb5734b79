import { clockIn, london, nameOfTime } from '../../../platform/time/local-time.ts';
import type { AssessmentBehind, BookingBehind } from './staff-sources.repository.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a form stored besides its fields. */
export function formFacts(details: unknown): readonly Fact[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).map(([name, value]) => ({ name, value: String(value) }));
}

/** The time of an appointment, in London and in the visitor's zone. */
export function bookingFacts({
  purpose,
  starts_at,
  time_zone,
  cancelled_at,
}: BookingBehind): readonly Fact[] {
  const timeIn = (timeZone: string) => {
    const { date, time } = clockIn(timeZone).shows(starts_at.getTime());
    return `${longDay.format(new Date(`${date}T00:00Z`)).replace(',', '')} at ${time}`;
  };
  const theirs = timeIn(time_zone);
  const ours = timeIn(london);
  return [
    { name: 'Booked', value: purpose === 'demo' ? 'Demo' : 'Consultation' },
    { name: 'When', value: `${ours}, London time` },
    ...(theirs === ours ? [] : [{ name: 'Their time', value: `${theirs}, ${nameOfTime(time_zone)}` }]),
    ...(cancelled_at === null ? [] : [{ name: 'Cancelled', value: 'Yes, by the visitor' }]),
  ];
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The answers, in the wording of the options. */
export function assessmentFacts(assessment: AssessmentBehind): readonly Fact[] {
  const facts = [
    { name: 'Registered in the UK', value: assessment.is_uk_registered },
    { name: 'Has the documents', value: assessment.documents_submitted },
    { name: 'Knows the job and its code', value: assessment.knows_job_role_and_code },
    { name: 'Meets the salary', value: assessment.meets_salary_threshold },
    { name: 'Has an Authorising Officer', value: assessment.authorizing_officer_available },
  ];
  return facts.map(({ name, value }) => ({ name, value: asChosen[value] ?? value }));
}

/** The form's label of an option. */
const asChosen: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  'foreign-company': 'No - Foreign Company',
  planning: 'No - Planning to Register',
  'more-information': 'Need More Information',
};
