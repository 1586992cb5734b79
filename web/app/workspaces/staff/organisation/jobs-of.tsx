import { Link } from 'react-router';
import { onDay } from '../../../text/moments.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { WholeOrganisation } from './whole-organisation.ts';

const states: Readonly<Record<string, { label: string; look: 'mint' | 'gold' | 'sand' }>> = {
  published: { label: 'Published', look: 'mint' },
  paused: { label: 'Paused', look: 'gold' },
  closed: { label: 'Closed', look: 'sand' },
};

/** Jobs that were published, each with a link to its page. */
export function JobsOf({ jobs }: Pick<WholeOrganisation, 'jobs'>) {
  if (jobs.length === 0) return <p className="text-ink-2">They have not published a job yet.</p>;
  return (
    <ul className="desk-list" aria-label="Jobs">
      {jobs.map(({ id, slug, title, state, publishedAt }) => {
        const { label = state, look = 'sand' } = states[state] ?? {};
        return (
          <li key={id}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                {state === 'published' ? (
                  <Link
                    to={`/jobs/${slug}`}
                    reloadDocument
                    className="font-semibold text-link underline underline-offset-4"
                  >
                    {title}
                  </Link>
                ) : (
                  <span className="font-semibold">{title}</span>
                )}
                <Tag look={look}>{label}</Tag>
              </p>
              {publishedAt !== null && (
                <p className="mt-1 text-14 text-ink-2">Published on {onDay(publishedAt)}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
