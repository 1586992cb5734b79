import type { Application } from '@portway/contracts/candidate/applications/applications';
import { Link } from 'react-router';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import '../../../subjects/job/job.css';
import { nextStepWords } from '../../../text/job/next-step-words.ts';
import { onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { offerWords } from './offer-words.ts';
import { placeOf } from './place-of.ts';

/** One application in the list: the job, the status, and the next step. */
export function ApplicationRow({ application }: { application: Application }) {
  const { id, position, status, appliedAt, nextStep, unread, job } = application;
  const path = `?application=${id}`;
  const offerLine = offerWords(application.offer);
  return (
    <article className="job-card">
      <CompanyMark name={application.company} />
      <div className="job-who">
        <h2>
          <Link to={path}>{position}</Link>
        </h2>
        <p className="job-facts">{placeOf(application)}</p>
      </div>
      <div className="job-words">
        <div className="job-tags">
          <ApplicationTag status={status} />
          {unread > 0 && <Tag look="gold">{unread === 1 ? '1 new message' : `${unread} new messages`}</Tag>}
        </div>
        {offerLine !== null && <p className="applied-next">{offerLine}</p>}
        {nextStep !== null && <p className="applied-next">{nextStepWords(nextStep)}</p>}
        <p className="job-note">
          <span>Applied on {onDay(appliedAt)}</span>
          {isGone(job) && <span>The job is closed</span>}
          {job?.state === 'paused' && <span>The job is paused</span>}
        </p>
      </div>
      <div className="job-actions">
        <LinkButton to={path} look="outline">
          View Details<span className="sr-only"> of {position}</span>
        </LinkButton>
      </div>
    </article>
  );
}

export const isGone = (job: Application['job']) => job === null || job.state === 'closed';
