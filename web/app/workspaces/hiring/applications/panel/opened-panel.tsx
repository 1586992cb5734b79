import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { later } from '../../../../kit/loading/lazy-part.tsx';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { SideSheet } from '../../../../ui/side-sheet.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ApplicantWork } from '../use-applicant-work.tsx';
import { PanelHead } from './panel-head.tsx';
import { panelPath } from './panel-path.ts';
import type { PanelApplicant } from './use-panel-applicant.ts';
// Lazy chunks load no style sheet, so the panel's styles are imported here.
import '../../../../subjects/candidate-card/candidate-card.css';
import '../../../../subjects/candidate-card/portrait.css';
import '../../../../subjects/cv-pages/cv-pages.css';
import '../../../../subjects/job/facts/interview-facts.css';
import '../../../../subjects/visa-facts/visa-facts.css';
import '../../../../ui/disclosure.css';
import '../../../../ui/working.css';

const ApplicantPanel = later(async () => (await import('./applicant-panel.tsx')).ApplicantPanel);

interface OpenedPanelProps {
  opened: PanelApplicant;
  work: ApplicantWork;
  canHire: boolean;
}

/** One applicant, beside the board or the list: who it is at once, the rest when it is loaded. */
export function OpenedPanel({ opened: { row, details }, work, canHire }: OpenedPanelProps) {
  const query = useQuery();
  const navigate = useNavigate();
  const placeholder = <Skeleton lines={[8, 10, 9, 10, 7]} card={false} />;
  return (
    <SideSheet
      onClose={() => void navigate(panelPath(query, null), { preventScrollReset: true })}
      head={(heading) => <PanelHead row={row} details={details} heading={heading} />}
    >
      {details === null ? (
        placeholder
      ) : (
        <Suspense fallback={placeholder}>
          <ApplicantPanel applicant={details} work={work} canHire={canHire} />
        </Suspense>
      )}
    </SideSheet>
  );
}
