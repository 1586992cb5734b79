import type { ComponentType } from 'react';
import type { PagePath } from '../../routes.ts';
import { spriteIcon } from '../../ui/sprite-icon.tsx';

export interface ToolCard {
  to: PagePath;
  title: string;
  text: string;
  action: string;
  Icon: ComponentType<{ size?: number }>;
}

/** The four free tools, with the same text on the home page and the tools page. */
export const eligibility: ToolCard = {
  to: '/sponsor-licence-assessment',
  title: 'Sponsor licence eligibility',
  text: 'Six short questions and a straight answer.',
  action: 'Start assessment',
  Icon: spriteIcon('clipboard-check'),
};

export const salary: ToolCard = {
  to: '/salary-calculator',
  title: 'Minimum salary calculator',
  text: 'The least you can pay for a job, with the rule that decides.',
  action: 'Start calculation',
  Icon: spriteIcon('scale'),
};

export const licenceCost: ToolCard = {
  to: '/cost-estimator',
  title: 'Licence cost estimator',
  text: 'The licence fee for your size, on the day you apply.',
  action: 'Estimate now',
  Icon: spriteIcon('receipt-pound-sterling'),
};

export const skillsCharge: ToolCard = {
  to: '/immigration-skill-charge-calculator',
  title: 'Skills charge and visa costs',
  text: 'The full cost of a move, and who pays what.',
  action: 'Calculate charge',
  Icon: spriteIcon('calculator'),
};

/** One answer to a whole hire, first on the tools page. */
export const planAHire: ToolCard = {
  to: '/plan-a-hire',
  title: 'Plan this hire',
  text: 'Can this job be sponsored, what must it pay, what does it cost you and the worker, and when can they start? One answer.',
  action: 'Plan a hire',
  Icon: spriteIcon('file-badge'),
};

/** Not a tool, but where questions about a job begin. */
export const occupationCodes: ToolCard = {
  to: '/occupations',
  title: 'Occupation codes',
  text: 'Every occupation code, with whether the job can be sponsored today, its going rate and the lists it is on.',
  action: 'Find a job’s code',
  Icon: spriteIcon('table-properties'),
};

/** A tool for those who hold a licence. */
export const reportingDeadline: ToolCard = {
  to: '/tools/reporting-deadline',
  title: 'When must we report it?',
  text: 'The last day to report a change to the Home Office, with every working day counted.',
  action: 'Count the days',
  Icon: spriteIcon('clock'),
};

/** A tool for workers, in addition to the four. */
export const settlement: ToolCard = {
  to: '/settlement-salary',
  title: 'Salary for settlement',
  text: 'What you must earn to settle in the UK as a Skilled Worker, and which row of the rule applies to you.',
  action: 'See what you need',
  Icon: spriteIcon('stamp'),
};

/** A tool for everyone who engages people, sponsor or not. */
export const rightToWork: ToolCard = {
  to: '/tools/right-to-work',
  title: 'Right to work check',
  text: 'Which document and method count, until when a check gives an excuse, and whom you check beside employees since 1 October 2026.',
  action: 'Try a check',
  Icon: spriteIcon('circle-check'),
};
