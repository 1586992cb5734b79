import type { Me } from '@portway/contracts/account/authentication/me';
import type { Sponsoring } from '@portway/contracts/account/organisation/sponsoring';

export const sponsorshipPath = '/dashboard/sponsorship';

export const sponsoringWords: readonly {
  readonly value: Sponsoring;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    value: 'already',
    label: 'Yes, already',
    hint: 'You hold a licence. You bring in your workers, and see what is due, by day.',
  },
  {
    value: 'not-yet',
    label: 'Not yet',
    hint: 'You check whether you can apply for a licence, and what a hire costs and takes.',
  },
  {
    value: 'hiring-only',
    label: 'No, only hiring',
    hint: 'You post jobs and answer applicants. You can change this at any time.',
  },
];

/** A step to sponsorship: a page, or what an owner does with one press. */
export interface SponsorStep {
  readonly label: string;
  readonly why: string;
  /** Left out where there is nothing for this person to open. */
  readonly to?: string;
  readonly isDone: boolean;
  /** An owner can take the role themselves. */
  readonly offersRole?: true;
}

type Asked = Pick<Me, 'organisation' | 'secondFactor'>;

/** The steps that follow from an answer, in their order. */
export function sponsorSteps(answer: Sponsoring | null, me: Asked): readonly SponsorStep[] {
  if (answer === 'already') return alreadySteps(me);
  return answer === 'not-yet' ? notYetSteps : [];
}

function alreadySteps({ organisation, secondFactor }: Asked): readonly SponsorStep[] {
  const role = organisation?.complianceRole ?? 'none';
  const isOwner = organisation?.role === 'owner';
  const hasRole = role !== 'none';
  return [
    {
      label: 'Choose who keeps the records of sponsorship',
      why: isOwner
        ? 'A compliance officer sees every sponsored worker, and reports. It can be you, a colleague or your adviser.'
        : 'An owner of your organisation chooses, under Organisation.',
      to: '/dashboard/organisation/people',
      isDone: hasRole,
      ...(isOwner && !hasRole && { offersRole: true as const }),
    },
    {
      label: 'Log in with a second factor',
      why: 'These pages hold other people’s data. Add a passkey or an authenticator app, then log in with it.',
      to: '/dashboard/account/security',
      isDone: hasRole && secondFactor,
    },
    {
      label: 'Say that you hold a licence',
      why: 'Its rating, key people and places of work.',
      ...(hasRole && secondFactor && { to: '/dashboard/sponsor/set-up' }),
      isDone: false,
    },
    {
      label: 'Bring in your workers',
      why: 'From a spreadsheet, or one by one. From then on every duty has its day.',
      ...(hasRole && secondFactor && { to: '/dashboard/sponsor/import' }),
      isDone: false,
    },
  ];
}

const notYetSteps: readonly SponsorStep[] = [
  {
    label: 'Check whether you can apply for a licence',
    why: 'Six questions about what the Home Office asks for.',
    to: '/sponsor-licence-assessment',
    isDone: false,
  },
  {
    label: 'Plan the hire',
    why: 'The least pay, what each side pays, and the first day that is possible.',
    // With what the organisation said of itself already answered.
    to: '/dashboard/plans/begin',
    isDone: false,
  },
  {
    label: 'Work out what the licence costs',
    why: 'The fee by the size of your organisation.',
    to: '/cost-estimator/calculate',
    isDone: false,
  },
];
