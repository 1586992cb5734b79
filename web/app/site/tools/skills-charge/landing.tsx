import { Building2, HeartHandshake, UserRound } from 'lucide-react';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ToolLanding } from '../tool-landing.tsx';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Immigration skills charge and visa cost calculator',
    description:
      'Work out what a sponsored move costs, including the employer’s skills charge and certificate, the worker’s visa and health surcharge, and the family’s.',
  });

export default function SkillsChargeLanding() {
  return (
    <ToolLanding
      title="Immigration Skills Charge Calculator"
      tagline="The full bill for a sponsored move, with who pays what, and under which rule."
      action={{ to: '/immigration-skill-charge-calculator/calculate', label: 'Calculate Charge' }}
      also={{ to: '/immigration-skill-charge-calculator/compare', label: 'Compare scenarios' }}
      why={{
        title: 'Three separate bills',
        points: [
          {
            Icon: Building2,
            title: 'What the employer pays',
            text: 'The certificate of sponsorship and the skills charge. The law does not let a sponsor pass the charge on to the worker.',
          },
          {
            Icon: UserRound,
            title: 'What the worker pays',
            text: 'The visa fee and the health surcharge for the length of stay, with the priority service if you choose it.',
          },
          {
            Icon: HeartHandshake,
            title: 'What the family pays',
            text: 'A partner and each child have their own fees. The bill shows them one by one.',
          },
        ],
      }}
      steps={[
        { title: 'Describe the job', text: 'The occupation code and the size of the sponsor.' },
        {
          title: 'Describe the move',
          text: 'Where the person applies from, the visa they hold, and how long they will stay.',
        },
        { title: 'Add the family', text: 'A partner, and the number of children.' },
        { title: 'Read the bill', text: 'Each line with its figure, and the rule it comes from.' },
      ]}
    />
  );
}
