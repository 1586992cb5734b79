import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import { Tag } from '../../ui/tag.tsx';
import { registerTag, type SponsorshipOfCard, sponsorshipTag } from './sponsorship/sponsorship-tag.ts';
import './job.css';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';

type JobTagsProps = Pick<JobCard, 'badges'> & SponsorshipTagProps;

type SponsorshipTagProps = SponsorshipOfCard & {
  /** Today in London, YYYY-MM-DD: an old register says nothing of today. */
  today: string;
};

/** A job's highlights: whether it can be sponsored, and badges that its employer has earned. */
export function JobTags({ badges, ...sponsorship }: JobTagsProps) {
  return (
    <>
      {badges.activelyHiring && <Tag>Actively hiring</Tag>}
      {badges.growingFast && <span className="job-growing">Growing Fast</span>}
      <SponsorshipTag {...sponsorship} />
      <RegisterTag {...sponsorship} />
    </>
  );
}

/** Whether the job can be sponsored: a word, an icon and a colour. */
export function SponsorshipTag({ today, ...job }: SponsorshipTagProps) {
  const { sponsorable, sponsorshipOffered } = job;
  const tag = sponsorshipTag(job, today);
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

/** What the register of licensed sponsors says of the employer. */
export function RegisterTag({ today, ...job }: SponsorshipTagProps) {
  const tag = registerTag(job, today);
  return tag === undefined ? null : <Tag look={tag.look}>{tag.words}</Tag>;
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
