import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { organisationSubject, organisationUrl } from '../../../platform/mail/organisation-mail.ts';

interface Invited {
  readonly organisation: string | null;
  readonly inviter: { readonly name: string; readonly email: string };
  readonly role: 'owner' | 'admin' | 'member';
  readonly hiring: keyof typeof mayInHiring;
  readonly complianceRole: keyof typeof mayNow;
  readonly url: string;
}

/**
 * An invitation. The mail carries names typed by the inviter to strangers under our name, so a name that could be more
 * than a name is left out, of the subject too.
 */
export function invitationEmail({ organisation, inviter, url, ...given }: Invited): EmailContent {
  const isNamed = organisation !== null && isPlainName(organisation);
  const name = isNamed ? organisation : 'their organisation';
  const isPlain = isPlainName(inviter.name);
  const who = isPlain ? `${inviter.name} (${inviter.email})` : inviter.email;
  return {
    subject:
      isNamed && isPlain
        ? `${inviter.name} invites you to ${name} on ${product}`
        : `You are invited to an organisation on ${product}`,
    preview: 'The link works for seven days.',
    heading: `Join ${name}`,
    paragraphs: [
      `${who} has invited you to ${name} ${roleWords[given.role]}. The link works for seven days.`,
      ...rightsInWords(given),
    ],
    actions: [{ label: 'See the invitation', url }],
    foot: ['If you do not know who this is, you can ignore this email.'],
  };
}

const roleWords = { owner: 'as an owner', admin: 'as an admin', member: 'as a colleague' } as const;

/** What somebody will be able to do there; nothing is said of what they will not. */
function rightsInWords({ hiring, complianceRole }: Pick<Invited, 'hiring' | 'complianceRole'>): string[] {
  return [
    ...(hiring === 'none' ? [] : [`Hiring: ${mayInHiring[hiring]}`]),
    ...(complianceRole === 'none' ? [] : [`Sponsorship: ${mayNow[complianceRole].replace('now ', '')}`]),
  ];
}

interface ComplianceRoleGiven {
  /** Of the organisation. */
  readonly id: string;
  readonly organisation: string | null;
  readonly role: keyof typeof mayNow;
  readonly origin: string;
}

const mayNow = {
  none: 'You can no longer see the sponsored workers of this organisation.',
  officer:
    'You can now see all its sponsored workers, keep their records and report what has to be reported.',
  'line-manager': 'You can now see the sponsored workers whom you manage, and record what happens to them.',
  viewer: 'You can now see its sponsored workers, but not change anything.',
  adviser: 'You can now see its sponsored workers and keep their records, as its adviser.',
} as const;

/** To a member whose compliance role has changed. */
export function complianceRoleEmail({ id, organisation, role, origin }: ComplianceRoleGiven): EmailContent {
  const name = organisation !== null && isPlainName(organisation) ? organisation : 'Your organisation';
  return {
    subject: organisationSubject(organisation, `Your compliance role on ${product} has changed`),
    preview: 'An owner of your organisation has changed it.',
    heading: `${name}: your compliance role`,
    paragraphs: [
      mayNow[role],
      ...(role === 'none'
        ? []
        : ['These pages hold other people’s data: log in with a passkey, or with a second factor.']),
    ],
    actions:
      role === 'none'
        ? []
        : [
            { label: 'Open sponsorship', url: organisationUrl(origin, '/dashboard/sponsor/today', id) },
            { label: 'Set up a second factor', url: `${origin}/dashboard/account/security` },
          ],
    foot: ['If you do not expect this, ask an owner of your organisation.'],
  };
}

interface HiringRightGiven {
  /** Of the organisation. */
  readonly id: string;
  readonly organisation: string | null;
  readonly hiring: keyof typeof mayInHiring;
  readonly origin: string;
}

const mayInHiring = {
  none: 'You can no longer see its jobs, applicants and messages, and get no more emails about them.',
  read: 'You can see its jobs, applicants and messages, but not change anything there.',
  write: 'You can work with its jobs and applicants, and write to candidates. You cannot make offers.',
  offers: 'You can work with its jobs and applicants, write to candidates, and make offers.',
} as const;

/** To a member whose right over hiring has changed. */
export function hiringRightEmail({ id, organisation, hiring, origin }: HiringRightGiven): EmailContent {
  const name = organisation !== null && isPlainName(organisation) ? organisation : 'Your organisation';
  return {
    subject: organisationSubject(organisation, `What you can do in hiring on ${product} has changed`),
    preview: 'An owner or admin of your organisation has changed it.',
    heading: `${name}: your part in hiring`,
    paragraphs: [mayInHiring[hiring]],
    actions:
      hiring === 'none'
        ? []
        : [{ label: 'Open hiring', url: organisationUrl(origin, '/dashboard/hiring/jobs', id) }],
    foot: ['If you do not expect this, ask an owner or admin of your organisation.'],
  };
}

interface ManyExports {
  /** Of the organisation. */
  readonly id: string;
  readonly organisation: string | null;
  readonly who: string;
  readonly origin: string;
}

/** To the owners of an organisation of which somebody takes much out. */
export function manyExportsEmail({ id, organisation, who, origin }: ManyExports): EmailContent {
  const name = organisation !== null && isPlainName(organisation) ? organisation : 'Your organisation';
  const person = isPlainName(who) ? who : 'A member';
  return {
    subject: organisationSubject(organisation, `Many exports from your organisation on ${product}`),
    preview: 'Ten in an hour. We send this at most once a day for each person.',
    heading: `${name}: many exports`,
    paragraphs: [
      `${person} has downloaded ten tables or archives of workers or applicants within an hour.`,
      'If you did not expect this, talk to them. You can take their role away, or end their membership.',
    ],
    actions: [
      { label: 'See who is a member', url: organisationUrl(origin, '/dashboard/organisation/people', id) },
    ],
    foot: ['Downloads are recorded with the day and the account.'],
  };
}

/** Short, and with nothing that a mail program would turn into a link or a telephone number. */
function isPlainName(text: string): boolean {
  return text.length <= 60 && !/[/:@]|www\.|\p{L}\.\p{L}{2}|\d{5}|\d[\d ()-]{6}/iu.test(text);
}
