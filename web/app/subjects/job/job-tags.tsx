import type { JobCard } from '@portway/contracts/jobs/jobs';
import { BadgeCheck } from 'lucide-react';
import { Tag } from '../../ui/tag.tsx';
import { sponsorshipTag } from './sponsorship-tag.ts';
import './job.css';

type JobTagsProps = Pick<JobCard, 'badges' | 'sponsorable' | 'sponsorshipOffered' | 'payNote'>;

/** A job's highlights: badges that its employer has earned, and whether it can be sponsored. */
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
