import type { JobCard } from '@portway/contracts/jobs/jobs';
import { Tag } from '../../ui/tag.tsx';
import { sponsorshipTag } from './sponsorship-tag.ts';
import './job.css';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';

type Sponsorship = Pick<JobCard, 'sponsorable' | 'sponsorshipOffered' | 'payNote'>;
type JobTagsProps = Pick<JobCard, 'badges'> & Sponsorship;

/** A job's highlights: whether it can be sponsored, and badges that its employer has earned. */
export function JobTags({ badges, ...sponsorship }: JobTagsProps) {
  return (
    <>
      {badges.activelyHiring && <Tag>Actively hiring</Tag>}
      {badges.growingFast && <span className="job-growing">Growing Fast</span>}
      <SponsorshipTag {...sponsorship} />
    </>
  );
}

/** Whether the job can be sponsored: a word, an icon and a colour. */
export function SponsorshipTag({ sponsorable, sponsorshipOffered, payNote }: Sponsorship) {
  const tag = sponsorshipTag({ sponsorable, sponsorshipOffered, payNote });
  if (tag === undefined) return null;
  const isNo = sponsorable === 'nobody' || sponsorshipOffered === 'no';
  return (
    <Tag look={tag.good ? 'mint' : isNo ? 'rose' : 'sand'}>
      {tag.good && <SpriteIcon name="check" size={14} />}
      {isNo && <SpriteIcon name="ban" size={14} />}
      {tag.words}
    </Tag>
  );
}

/** The same badges as words among others. */
export function JobBadges({ badges }: Pick<JobCard, 'badges'>) {
  return (
    <>
      {badges.activelyHiring && <span>Actively hiring</span>}
      {badges.growingFast && <span>Growing Fast</span>}
    </>
  );
}
