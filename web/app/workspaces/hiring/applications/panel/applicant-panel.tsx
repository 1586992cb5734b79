import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import type { EmployerApplicationDetails } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { mayMakeOffers } from '../../../../kit/loading/hiring-rights.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { applicationStateWords } from '../../../../text/job/job-choices.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { SponsoringPanel } from '../../visa-facts/visa-facts-panel.tsx';
import { needsOffer, offerPath } from '../applicant-words.ts';
import type { ApplicantWork } from '../use-applicant-work.tsx';
import { ApplicationTab } from './application-tab.tsx';
import { CvTab } from './cv-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { panelPath } from './panel-path.ts';

interface ApplicantPanelProps {
  applicant: EmployerApplicationDetails;
  work: ApplicantWork;
  /** Whether the person may change anything here. */
  canHire: boolean;
}

/** What a panel shows of an applicant. Its address is the page's with `applicant`. */
export function ApplicantPanel({ applicant, work, canHire }: ApplicantPanelProps) {
  const query = useQuery();
  const tab = query.get('tab') ?? '';
  const tabs = tabsOf(applicant);
  useAskedDeed({ applicant, work, canHire });
  const Shown = tabs.find((one) => one.tab === tab)?.Shown ?? ApplicationTab;
  return (
    <>
      {canHire && <Deeds applicant={applicant} work={work} />}
      <nav aria-label="About this applicant">
        <ul className="tabs section-tabs">
          {tabs.map(({ tab: one, label }) => (
            <li key={one}>
              <Link
                to={panelPath(query, applicant.id, one)}
                preventScrollReset
                replace
                aria-current={Shown === tabs.find((each) => each.tab === one)?.Shown ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Shown applicant={applicant} canHire={canHire} />
    </>
  );
}

/** Begins what the address asks for, such as `do=reject`: once. */
function useAskedDeed({ applicant, work, canHire }: ApplicantPanelProps): void {
  const navigate = useNavigate();
  const query = useQuery();
  const deed = query.get('do');
  const begin = useEffectEvent(() => {
    const { id, status, rejection } = applicant;
    void navigate(panelPath(query, id), { replace: true, preventScrollReset: true });
    if (!canHire || rejection !== null) return;
    if (deed === 'interview' && status === 'pending') work.move([applicant], 'interview');
    if (deed === 'reject' && status !== 'rejected' && status !== 'withdrawn')
      work.move([applicant], 'rejected');
  });
  useEffect(() => {
    if (deed !== null) begin();
  }, [deed]);
}

export interface TabProps {
  applicant: EmployerApplicationDetails;
  canHire: boolean;
}

function tabsOf({ notes, resume, status }: EmployerApplicationDetails) {
  const isThere = status !== 'withdrawn';
  return [
    { tab: '', label: 'Application', Shown: ApplicationTab },
    ...(resume === null ? [] : [{ tab: 'cv', label: 'CV', Shown: CvTab }]),
    ...(isThere ? [{ tab: 'sponsoring', label: 'Sponsoring', Shown: SponsoringTab }] : []),
    { tab: 'history', label: 'History', Shown: HistoryTab },
    { tab: 'notes', label: notes.length === 0 ? 'Notes' : `Notes ${notes.length}`, Shown: NotesTab },
  ];
}

function SponsoringTab({ applicant }: TabProps) {
  return <SponsoringPanel application={applicant.id} />;
}

const nextStage: Readonly<Record<Decision, Decision | undefined>> = {
  pending: 'interview',
  // The offer itself is one press away.
  interview: undefined,
  offer: 'hired',
  hired: undefined,
  rejected: 'pending',
};

/** What a recruiter does about somebody: the next stage first. */
function Deeds({ applicant, work }: Pick<ApplicantPanelProps, 'applicant' | 'work'>) {
  const { status, conversation, rejection } = applicant;
  const makesOffers = mayMakeOffers(useMe());
  if (status === 'withdrawn')
    return <p className="text-15">They have withdrawn, so you no longer see what they sent.</p>;
  if (rejection !== null) return <p className="text-15">{rejection.by} is rejecting them at this moment.</p>;
  const next = nextStage[status];
  const isOfferable = status === 'pending' || status === 'interview' || needsOffer(applicant);
  return (
    <div className="applicant-actions">
      {makesOffers && isOfferable && (
        <LinkButton to={offerPath(applicant.id)} {...(status === 'pending' && { look: 'outline' as const })}>
          Make the offer
        </LinkButton>
      )}
      {next !== undefined && (
        <Button
          type="button"
          {...(needsOffer(applicant) && { look: 'quiet' as const })}
          onClick={() => work.move([applicant], next)}
        >
          Move to {applicationStateWords[next]}
          <ArrowRight size={18} aria-hidden />
        </Button>
      )}
      {status !== 'rejected' && status !== 'hired' && (
        <Button type="button" look="outline" onClick={() => work.move([applicant], 'rejected')}>
          Reject
        </Button>
      )}
      <Button type="button" look="quiet" onClick={() => work.chooseFor([applicant])}>
        Move to…
      </Button>
      <LinkButton look="quiet" to={`/dashboard/hiring/messages?conversation=${conversation}`}>
        Message
      </LinkButton>
    </div>
  );
}
