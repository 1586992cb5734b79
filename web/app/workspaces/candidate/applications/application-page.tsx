import type { ApplicationWhole } from '@portway/contracts/candidate/applications/applications';
import type { SponsorshipRejection } from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import type { MyVisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '../../../kit/frame/panel.tsx';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import { Said } from './application-list.tsx';
import { AppliedTo } from './applied-to.tsx';
import { ongoing } from './ongoing.ts';
import { placeOf } from './place-of.ts';
import { RejectionPanel } from './rejection-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import { StatusHistory } from './status-history.tsx';
import { StatusPanel } from './status-panel.tsx';
import { VisaFactsPanel } from './visa-facts-panel.tsx';

/** One application: its status and the next action, what was sent, and its history. */
export function ApplicationPage({
  application,
  visaFacts,
  rejection,
}: {
  application: ApplicationWhole;
  visaFacts: MyVisaFacts;
  rejection: SponsorshipRejection | null;
}) {
  const { position, company, status, history } = application;
  return (
    <ForCandidates title={position} above={<WayBack isOngoing={ongoing.has(status)} />}>
      <div className="applied-head">
        <CompanyMark name={company} />
        <div>
          <p className="text-ink-2 wrap-anywhere">{placeOf(application)}</p>
          <div className="mt-2">
            <ApplicationTag status={status} />
          </div>
        </div>
      </div>
      <Said applications={[application]} />
      <div className="applied-one">
        <StatusPanel application={application} />
        <div>
          <RejectionPanel rejection={rejection} company={company} />
          <VisaFactsPanel visaFacts={visaFacts} company={company} />
          <Panel title="What happened">
            <StatusHistory history={history} company={company} />
          </Panel>
          <AppliedTo application={application} />
          <SentPanel application={application} />
        </div>
      </div>
    </ForCandidates>
  );
}

function WayBack({ isOngoing }: { isOngoing: boolean }) {
  return (
    <Link to={isOngoing ? '/dashboard/applied' : '?tab=archived'} className="way-back">
      <ArrowLeft size={18} />
      {isOngoing ? 'Ongoing applications' : 'Archived applications'}
    </Link>
  );
}
