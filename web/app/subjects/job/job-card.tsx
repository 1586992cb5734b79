import type { JobCard as Job } from '@portway/contracts/jobs/jobs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompanyMark } from './company-mark.tsx';
import './job.css';
import { JobBadges, SponsorshipTag } from './job-tags.tsx';
import { payInWords } from './pay-in-words.ts';
import { placeInWords } from './place-in-words.ts';
import { postedWhen } from './posted-when.ts';

interface JobCardProps {
  job: Job;
  /** Where its title links to. */
  to: string;
  /** Today in London, YYYY-MM-DD. */
  today: string;
  /** The heading level of its title: one below the list's heading. */
  level?: 2 | 3;
  /** Tags before those of the job, such as the status of the user's application. */
  tags?: ReactNode;
  /** Text after the pay. */
  note?: ReactNode;
  /** Under the text: why the job is shown. */
  reasons?: ReactNode;
  /** Its controls, on the right. */
  actions?: ReactNode;
}

/** A job in a list: who and where, what it pays with the verdict, and why; the same in public and behind the log-in. */
export function JobCard({ job, to, today, level = 3, tags, note, reasons, actions }: JobCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="job-card">
      <CompanyMark name={job.employer.name} />
      <div className="job-who">
        <Heading>
          <Link to={to}>{job.title}</Link>
        </Heading>
        <p className="job-facts">
          {job.employer.name} · {placeInWords(job)}
        </p>
      </div>
      <div className="job-words">
        <div className="job-tags">
          <b>{payInWords(job)}</b>
          <SponsorshipTag {...job} />
          {tags}
        </div>
        <p className="job-note">
          {job.payNote !== null && <span>{job.payNote}</span>}
          {note}
          <JobBadges badges={job.badges} />
          <span>{postedWhen(job.publishedAt, today)}</span>
        </p>
        {reasons}
      </div>
      {actions !== undefined && <div className="job-actions">{actions}</div>}
    </article>
  );
}
