import type { Me } from '@portway/contracts/account/authentication/me';
import {
  BadgeCheck,
  Building2,
  Calculator,
  ClipboardCheck,
  Inbox,
  type LucideIcon,
  ReceiptPoundSterling,
  Scale,
  Search,
  ShieldCheck,
} from 'lucide-react';
import { isOutsideHiring } from '../../../kit/loading/hiring-rights.ts';
import { workspaceOf } from '../../../kit/loading/workspace-of.ts';
import { readerName } from '../../../text/reader/reader.ts';

/** An action or a link. */
export interface Step {
  to: string;
  title: string;
  text: string;
  /** The label of its button. */
  action: string;
  Icon: LucideIcon;
}

const guardAccount: Step = {
  to: '/dashboard/account/security',
  title: 'Add a passkey',
  text: 'Log in with your fingerprint, face or screen lock. Nobody can guess it.',
  action: 'Add a passkey',
  Icon: ShieldCheck,
};
const findCode: Step = {
  to: '/occupations',
  title: 'Find the occupation code',
  text: 'Each job has one, and it decides the salary a sponsor must pay.',
  action: 'Search the codes',
  Icon: Search,
};
const checkSalary: Step = {
  to: '/salary-calculator/calculate',
  title: 'Check a salary',
  text: 'See what a Skilled Worker must be paid in a job, and how we worked it out.',
  action: 'Check a salary',
  Icon: Calculator,
};
const costs: Step = {
  to: '/immigration-skill-charge-calculator/calculate',
  title: 'Work out the costs',
  text: 'Visa fees, health surcharge and skills charge, and who pays which.',
  action: 'Work out the costs',
  Icon: ReceiptPoundSterling,
};
const rules: Step = {
  to: '/rules',
  title: 'Read the rules',
  text: 'Every figure we use, when it came into force and where it comes from.',
  action: 'Read the rules',
  Icon: Scale,
};
const visas: Step = {
  to: '/visa-processing',
  title: 'How to get a visa',
  text: 'From the job offer to the decision: who does what, and when.',
  action: 'Read the steps',
  Icon: BadgeCheck,
};
const assess: Step = {
  to: '/sponsor-licence-assessment',
  title: 'Check your sponsor licence eligibility',
  text: 'Six questions about what the Home Office asks for.',
  action: 'Start',
  Icon: ClipboardCheck,
};
const desk: Step = {
  to: '/staff',
  title: 'Open the desk',
  text: 'Enquiries and bookings that are waiting for an answer.',
  action: 'Open the desk',
  Icon: Inbox,
};

/** A tool that speaks to the worker. */
const toWorker = (step: Step): Step => ({ ...step, to: `${step.to}?${readerName}=worker` });

/** The next steps, the first one first; a candidate's profile comes before these. */
export function stepsFor(me: Me): readonly Step[] {
  // A user who logged in with a second factor has one already.
  const guards = me.secondFactor ? [] : [guardAccount];
  const workspace = workspaceOf(me);
  if (workspace === 'candidate') return guards;
  if (workspace === 'employer') return [...organisationSteps(me), ...guards];
  return me.secondFactorDue ? [dueFactor] : [desk];
}

/** Other links. */
export function placesFor(me: Me): readonly Step[] {
  const workspace = workspaceOf(me);
  if (workspace === 'candidate') return [toWorker(checkSalary), toWorker(costs), visas];
  if (workspace === 'employer') return [checkSalary, assess, costs];
  return [checkSalary, findCode, rules];
}

const dueFactor: Step = {
  ...guardAccount,
  title: 'Add a second factor',
  text: 'Our team needs one to open the desk. Add a passkey or an authenticator app.',
};

function organisationSteps({ organisation, organisations }: Me): readonly Step[] {
  const page = { to: '/dashboard/organisation', Icon: Building2 };
  // They look for a job; the menu of workspaces leads back.
  if (organisation === null && organisations.length > 0) return [];
  if (organisation === null)
    return [
      {
        ...page,
        title: 'Join an organisation',
        text: 'You are not in an organisation yet. An owner or admin of yours can invite you.',
        action: 'See how',
      },
    ];
  if (!isOutsideHiring({ organisation })) return [];
  return organisation.complianceRole === 'none'
    ? [{ ...page, to: '/dashboard/organisation/people', ...askForHiring }]
    : [];
}

const askForHiring = {
  title: 'Ask for the rights that you need',
  text: 'Hiring is not part of your work here. An owner of your organisation can change that.',
  action: 'See who is there',
};
