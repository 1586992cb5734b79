import type { JobCard } from '@portway/contracts/jobs/jobs';
import { BadgeCheck } from 'lucide-react';
import { Tag } from '../../ui/tag.tsx';
import { sponsorshipTag } from './sponsorship-tag.ts';
import './job.css';

type JobTagsProps = Pick<JobCard, 'badges' | 'sponsorable' | 'sponsorshipOffered' | 'payNote'>;

/** What stands out of a job: badges that its employer has earned, and how it stands with sponsorship. */
export function JobTags({ badges, ...sponsorship }: JobTagsProps) {
  const tag = sponsorshipTag(sponsorship);
  return (
    <>
      {badges.activelyHiring && <Tag>Actively hiring</Tag>}
      {badges.growingFast && <span className="job-growing">Growing Fast</span>}
      {tag !== undefined && (
        <Tag look={tag.good ? 'sky' : 'sand'}>
          {tag.good && <BadgeCheck size={14} aria-hidden />}
          {tag.words}
        </Tag>
      )}
    </>
  );
}
