import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';

/**
 * The salary calculator, prefilled from the job. Where the pay is enough for anyone, it asks about a worker
 * who is not a new entrant, as the job was judged; otherwise it would say that the pay is enough for new
 * entrants only.
 */
export function salaryCalculatorFor(
  answers: JobAnswers,
  { status, missing }: Pick<PostSponsorship, 'status'> & { readonly missing: readonly string[] },
): string {
  const { occupationCode, hoursPerWeek, payTo, currency, nation } = answers;
  return addressOf('/salary-calculator/calculate', {
    role: occupationCode,
    hours: hoursPerWeek,
    salary: currency === 'GBP' && !missing.includes('actualPay') ? payTo : undefined,
    workNation: nation,
    payScaleRole: answers.payScaleRole,
    londonArea: answers.londonArea,
    shareOfFullTime: answers.shareOfFullTime,
    employer: answers.healthCareEmployer,
    ...(status === 'anyone' ? { under26: 'no', newEntrantLimb: 'none' } : {}),
  });
}

/** The cost calculator, prefilled likewise; none without an occupation code. */
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
