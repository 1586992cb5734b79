import type { MyJobCard } from '@portway/contracts/candidate/jobs/jobs';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { londonToday } from '../../../kit/page/london-today.ts';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { JobCard } from '../../../subjects/job/job-card.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { SaveJob } from './saving/save-job.tsx';

const words = {
  yes: 'Pays enough to sponsor you',
  no: 'Pays too little to sponsor you',
  depends: 'For you it depends, see why',
  'not-needed': undefined,
  unknown: undefined,
} as const;

/** A card's summary of sponsorship for this user; undefined where the employer rules it out. */
function forMeWords({ forMe, sponsorshipOffered }: MyJobCard): string | undefined {
  return sponsorshipOffered === 'no' ? undefined : words[forMe];
}

export const jobPath = (id: string) => `/dashboard/job-details?job=${id}`;

/** A job in the user's own lists: its status for the user, and its controls. */
export function JobRow({ job, tags }: { job: MyJobCard; tags?: ReactNode }) {
  const forMe = forMeWords(job);
  return (
    <JobCard
      job={job}
      to={jobPath(job.id)}
      today={londonToday()}
      tags={
        <>
          {tags}
          {job.application !== null && <Applied state={job.application} />}
        </>
      }
      note={forMe !== undefined && <span>{forMe}</span>}
      actions={
        <>
          <SaveJob job={job} />
          <LinkButton to={jobPath(job.id)}>
            Learn More<span className="sr-only"> about {job.title}</span>
          </LinkButton>
        </>
      }
    />
  );
}

/** That the user has applied, and the application's status once it has changed. */
export function Applied({ state }: { state: NonNullable<MyJobCard['application']> }) {
  return (
    <>
      {state !== 'withdrawn' && (
        <Tag look="gold">
          <Send size={14} aria-hidden />
          Applied
        </Tag>
      )}
      {state !== 'pending' && <ApplicationTag status={state} />}
    </>
  );
}
