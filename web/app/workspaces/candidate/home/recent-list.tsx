import type { Application } from '@portway/contracts/candidate/applications/applications';
import { Send } from 'lucide-react';
import { Link } from 'react-router';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { nextStepWords } from '../../../text/job/next-step-words.ts';
import { onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { placeOf } from '../applications/place-of.ts';
import type { Recent } from './recent-applications.ts';

/** The latest applications, and a link to all of them. */
export function RecentList({ recent: { applications, counts } }: { recent: Recent }) {
  if (applications.length === 0)
    return (
      <EmptyState
        Icon={Send}
        title="You have not applied yet"
        action={
          <LinkButton to="/dashboard/jobs" look="outline">
            Search for Jobs
          </LinkButton>
        }
      >
        Your applications will appear here.
      </EmptyState>
    );
  const all = counts.ongoing + counts.archived;
  return (
    <div className="panel home-recent">
      <ul>
        {applications.map((application) => (
          <RecentRow key={application.id} application={application} />
        ))}
      </ul>
      {all > applications.length && (
        <Link
          to={counts.ongoing > 0 ? '/dashboard/applied' : '/dashboard/applied?tab=archived'}
          className="file-act"
        >
          See all {all} applications
        </Link>
      )}
    </div>
  );
}

function RecentRow({ application }: { application: Application }) {
  const { id, position, company, status, nextStep, appliedAt, unread } = application;
  return (
    <li>
      <CompanyMark name={company} />
      <div className="min-w-0">
        <h3>
          <Link to={`/dashboard/applied?application=${id}`} className="row-link">
            {position}
          </Link>
        </h3>
        <p className="text-15 text-ink-2 wrap-anywhere">{placeOf(application)}</p>
        <p className="mt-1 text-14 wrap-anywhere">
          {nextStep === null ? `Applied on ${onDay(appliedAt)}` : nextStepWords(nextStep)}
        </p>
      </div>
      <div className="home-tags">
        <ApplicationTag status={status} />
        {unread > 0 && <Tag look="gold">{unread === 1 ? '1 new message' : `${unread} new messages`}</Tag>}
      </div>
    </li>
  );
}
