import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import type { SalaryApi } from './salary-api.ts';

/** GOV.UK's two rates of a job and notes on it, or why they are missing. */
export interface JobDetails {
  readonly standard: string;
  readonly lower: string;
  readonly notes: string;
  readonly since: string;
  readonly trouble: string | undefined;
}

/** Requests the details of a code. A failure is shown beside the result, which does not need them. */
export async function jobDetails(code: string, api: Pick<SalaryApi, 'details'>): Promise<JobDetails> {
  try {
    const details = await api.details(code);
    return {
      standard: yearly(details.standardAnnualSalary),
      lower: yearly(details.lowerAnnualSalary),
      notes: withDaysInWords(details.notes) || 'No official job description available.',
      since: dayInWords(details.inForceFrom),
      trouble: undefined,
    };
  } catch {
    const trouble = 'Something went wrong while fetching job details. Try again!';
    return { standard: 'N/A', lower: 'N/A', notes: '', since: '', trouble };
  }
}

function yearly(pounds: number | null): string {
  return pounds === null ? 'N/A' : inShortPounds(pounds * 100);
}
