import type { ClosingJobsRepository } from './closing-jobs.repository.ts';
import type { Notifications } from './notifications.service.ts';

/** Days before the last one on which people can apply. */
const daysBefore = 3;

/** Tells everybody who hires that a job of theirs closes soon, once for its day. */
export function closingJobsService(
  repository: ClosingJobsRepository,
  { notify }: Pick<Notifications, 'notify'>,
  today: () => string,
): () => Promise<number> {
  return async () => {
    const jobs = await repository.find(today(), daysBefore);
    for (const job of jobs) {
      const { id, organisation, day } = job;
      await repository.once(job, (on) =>
        notify(on, [
          {
            account: null,
            organisation,
            kind: 'job-closing',
            about: { job: id },
            words: { on: day, day: inWords(day) },
          },
        ]),
      );
    }
    return jobs.length;
  };
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function inWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
