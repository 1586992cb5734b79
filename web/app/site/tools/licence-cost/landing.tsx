import { BadgePoundSterling, CalendarCheck, FileSearch } from 'lucide-react';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ToolLanding } from '../tool-landing.tsx';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor licence cost estimator',
    description:
      'See what the Home Office charges for a sponsor licence, by type of licence and size of sponsor, with the rule each figure comes from.',
  });

export default function LicenceCostLanding() {
  return (
    <ToolLanding
      title="Sponsor Licence Cost Estimator"
      tagline="Know what you will pay the Home Office before you apply, and which rule says so."
      action={{ to: '/cost-estimator/calculate', label: 'Estimate Now' }}
      why={{
        title: 'Why estimate first?',
        points: [
          {
            Icon: BadgePoundSterling,
            title: 'The size of the sponsor decides',
            text: 'For a Worker licence, small and charitable sponsors pay a lower fee than medium and large ones.',
          },
          {
            Icon: CalendarCheck,
            title: 'The day of application decides',
            text: 'Fees change on set days. The estimate uses the fee for the day you choose, not the newest one.',
          },
          {
            Icon: FileSearch,
            title: 'Check it yourself',
            text: 'Each figure has its rule, the day it took effect and the day we checked it.',
          },
        ],
      }}
      steps={[
        { title: 'Choose the licence', text: 'Skilled Worker, Temporary Worker, or both together.' },
        {
          title: 'Say how large you are',
          text: 'Small or charitable, or medium or large, as the Home Office counts.',
        },
        {
          title: 'Choose the speed',
          text: 'Standard processing, or the priority service if there is one.',
        },
        { title: 'Read the working', text: 'The fee, its parts, and the rule behind each of them.' },
      ]}
    />
  );
}
