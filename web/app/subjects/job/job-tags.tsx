import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import { Tag } from '../../ui/tag.tsx';
import { type SponsorshipOfCard, sponsorshipTag } from './sponsorship/sponsorship-tag.ts';
import './job.css';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';

type JobTagsProps = Pick<JobCard, 'badges'> & SponsorshipOfCard;

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
export function SponsorshipTag(job: SponsorshipOfCard) {
  const { sponsorable, sponsorshipOffered } = job;
  const tag = sponsorshipTag(job);
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
