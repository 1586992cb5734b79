import { CalendarCheck, Scale, Search } from 'lucide-react';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ToolLanding } from '../tool-landing.tsx';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Skilled Worker minimum salary calculator',
    description:
      'The lowest salary that could apply to a Skilled Worker: by job title or occupation code, with every salary option and the rule behind each figure.',
  });

export default function SalaryLanding() {
  return (
    <ToolLanding
      title="Skilled Worker Minimum Salary Calculator"
      tagline="Comply with the UK salary thresholds: see what the job must pay, and which rule says so."
      action={{ to: '/salary-calculator/calculate', label: 'Start Calculation' }}
      why={{
        title: 'Why use it?',
        points: [
          {
            Icon: Scale,
            title: 'Two tests, not one',
            text: 'Pay must meet a general threshold and the going rate for the occupation. We show both, and which one decides.',
          },
          {
            Icon: Search,
            title: 'Eleven options',
            text: 'New entrants, PhDs, listed jobs and transitional workers have their own figures. Some apply, some do not, and some need another answer. You see which, and why.',
          },
          {
            Icon: CalendarCheck,
            title: 'The day decides',
            text: 'The law on the day of the certificate counts. Enter the day, and see how far our records go.',
          },
        ],
      }}
      steps={[
        { title: 'Job title or SOC code', text: 'Type the title you use, or a four-digit occupation code.' },
        {
          title: 'Key details',
          text: 'Where the person is, their hours per week, their age and their current visa.',
        },
        {
          title: 'Instant guidance',
          text: 'The lowest figure that could apply, every option, and how far an offer falls short.',
        },
        {
          title: 'Next steps',
          text: 'What would change the answer, what to confirm on GOV.UK, and what sponsoring costs.',
        },
      ]}
    />
  );
}
