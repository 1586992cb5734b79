import type {
  Application,
  listApplicationsOperation,
} from '@portway/contracts/candidate/applications/applications';
import type { ResponseOf } from '@portway/contracts/operation';
import { Archive, Send } from 'lucide-react';
import { useRef } from 'react';
import { NextLinks } from '../../../kit/frame/next-links.tsx';
import { PageTabs, useTab } from '../../../kit/frame/page-tabs.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ApplicationRow } from './application-row.tsx';
import { useChangeAnnouncements } from './change-announcements.ts';

type ListProps = ResponseOf<typeof listApplicationsOperation>;

/** The candidate's applications, in tabs. */
export function ApplicationList({ applications, next, counts }: ListProps) {
  const tabs = [
    { tab: '', label: 'Ongoing', count: counts.ongoing },
    { tab: 'archived', label: 'Archived', count: counts.archived },
  ];
  const isArchive = useTab(tabs) === 'archived';
  const list = useRef<HTMLUListElement>(null);
  const openOffers = applications.filter(
    ({ offer }) => offer?.status === 'sent' || offer?.status === 'question',
  ).length;
  return (
    <>
      <PageTabs label="Applications" tabs={tabs} />
      <ChangeAnnouncement applications={applications} />
      <div className="mt-6">
        {openOffers > 1 && (
          <p className="mb-6">
            <LinkButton to="/dashboard/offers/compare" look="outline">
              Compare your {openOffers} offers
            </LinkButton>
          </p>
        )}
        {applications.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={isArchive ? 'Archived' : 'Ongoing'}
            className="job-list applied-list"
          >
            {applications.map((application) => (
              <li key={application.id}>
                <ApplicationRow application={application} />
              </li>
            ))}
          </ul>
        )}
        {applications.length === 0 &&
          (isArchive ? <NoneArchived /> : <NoneOngoing ever={counts.archived > 0} />)}
      </div>
      <Pager next={next} list={list} />
    </>
  );
}

/** Announces what has changed while the list was open. */
export function ChangeAnnouncement({ applications }: { applications: readonly Application[] }) {
  return (
    <p role="status" className="sr-only">
      {useChangeAnnouncements(applications)}
    </p>
  );
}

function NoneOngoing({ ever }: { ever: boolean }) {
  return (
    <EmptyState
      Icon={Send}
      title="You have no applications under way"
      action={<NextLinks ways={['jobs', 'profile']} />}
    >
      {ever
        ? 'Applications that have ended are under Archived. Find your next job and apply with the profile you have.'
        : 'Find a job, read what it asks for, and apply with a few lines and your CV. Your application will appear here.'}
    </EmptyState>
  );
}

function NoneArchived() {
  return (
    <EmptyState Icon={Archive} title="Nothing is archived" action={<NextLinks ways={['ongoing']} />}>
      Applications that have ended will appear here.
    </EmptyState>
  );
}
