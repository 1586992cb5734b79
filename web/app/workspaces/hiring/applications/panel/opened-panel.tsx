import { Suspense } from 'react';
import { later } from '../../../../kit/loading/lazy-part.tsx';
import type { ApplicantPanelProps } from './applicant-panel.tsx';
// Lazy chunks load no style sheet, so the panel's styles are imported here.
import '../../../../subjects/candidate-card/candidate-card.css';
import '../../../../subjects/candidate-card/portrait.css';
import '../../../../subjects/cv-pages/cv-pages.css';
import '../../../../subjects/job/facts/interview-facts.css';
import '../../../../subjects/visa-facts/visa-facts.css';
import '../../../../ui/disclosure.css';
import '../../../../ui/side-sheet.css';
import '../../../../ui/working.css';

const ApplicantPanel = later(async () => (await import('./applicant-panel.tsx')).ApplicantPanel);

/** The panel of one applicant, fetched when one is opened. */
export function OpenedPanel(props: ApplicantPanelProps) {
  return (
    <Suspense>
      <ApplicantPanel {...props} />
    </Suspense>
  );
}
