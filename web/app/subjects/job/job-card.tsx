import type { JobCard as Job } from '@portway/contracts/candidate/jobs/jobs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { logoPath } from '../company/company-paths.ts';
import { CompanyMark } from './company-mark.tsx';
import './job.css';
import { JobBadges, RegisterTag, SponsorshipTag } from './job-tags.tsx';
import { payInWords } from './pay/pay-in-words.ts';
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
  /** False in a list of one employer’s jobs, under its name. */
  withEmployer?: boolean;
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
export function JobCard(props: JobCardProps) {
  const { job, to, today, level = 3, withEmployer = true, tags, note, reasons, actions } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="job-card" data-plain={!withEmployer || undefined}>
      {withEmployer && <CompanyMark name={job.employer.name} logo={logoPath(job.employer)} />}
      <div className="job-who">
        <Heading>
          <Link to={to}>{job.title}</Link>
        </Heading>
        <p className="job-facts">
          {withEmployer && `${job.employer.name} · `}
          {placeInWords(job)}
        </p>
      </div>
      <div className="job-words">
        <div className="job-tags">
          <b>{payInWords(job)}</b>
          <SponsorshipTag {...job} today={today} />
          {withEmployer && <RegisterTag {...job} today={today} />}
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
