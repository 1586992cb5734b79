import type { Company } from '@portway/contracts/hiring/companies/companies';

/** How many jobs are open, and how many of them pay enough to be sponsored for somebody; that only where all are seen. */
export function jobsSentence({ jobs, total }: Pick<Company, 'jobs' | 'total'>): string {
  if (total.count === 0) return 'No open jobs at the moment.';
  const open = total.more
    ? `More than ${total.count} open jobs`
    : total.count === 1
      ? '1 open job'
      : `${total.count} open jobs`;
  if (jobs.length < total.count || total.more) return `${open}.`;
  const enough = jobs.filter(
    ({ sponsorable, sponsorshipOffered }) =>
      sponsorshipOffered !== 'no' && sponsorable !== 'nobody' && sponsorable !== 'unknown',
  ).length;
  if (enough === 0) return `${open}.`;
  if (total.count === 1) return `${open}, with pay high enough to sponsor someone.`;
  return `${open}, ${enough === total.count ? 'all' : enough} with pay high enough to sponsor someone.`;
}
