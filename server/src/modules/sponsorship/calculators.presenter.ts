import type { JobAnswers } from '@portway/contracts/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/jobs/job-sponsorship';

/**
 * The salary calculator with what the job says filled in. Where the pay is enough for anyone it is asked about somebody
 * who is no new entrant, as the job was judged; it would else say that it is enough for the young.
 */
export function salaryCalculatorFor(answers: JobAnswers, status: PostSponsorship['status']): string {
  const { occupationCode, hoursPerWeek, payTo, currency, nation } = answers;
  return addressOf('/salary-calculator/calculate', {
    role: occupationCode,
    hours: hoursPerWeek,
    salary: currency === 'GBP' ? payTo : undefined,
    workNation: nation,
    ...(status === 'anyone' ? { under26: 'no', newEntrantLimb: 'none' } : {}),
  });
}

/** The cost calculator with the same; none without an occupation code. */
export function costCalculatorFor({ occupationCode }: JobAnswers): string | null {
  if (occupationCode == null) return null;
  return addressOf('/immigration-skill-charge-calculator/calculate', { role: occupationCode });
}

function addressOf(
  path: string,
  answers: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answers)) if (value != null) query.set(name, `${value}`);
  return query.size === 0 ? path : `${path}?${query}`;
}
