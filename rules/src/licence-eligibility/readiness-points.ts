import type { Parameter } from '../kernel/index.ts';
import {
  acceptedDocuments,
  documents,
  documentsExempt,
  sectorDocuments,
  startUp,
} from './document-parameters.ts';
import {
  afterRefusal,
  afterRevocation,
  basedInUk,
  civilPenalty,
  convictions,
  genuineAndLawful,
  reasonableSuspicion,
  sponsorDuties,
} from './organisation-parameters.ts';
import {
  authorisingOfficer,
  keyContact,
  keyPeopleFitness,
  level1User,
  level2User,
} from './people-parameters.ts';
import {
  decisionTime,
  eligibleRole,
  english,
  rating,
  salaryMet,
  skillLevel,
  validity,
} from './role-parameters.ts';

/** The groups of the checklist, in the order in which a sponsor meets them. */
export const readinessGroups = [
  { id: 'organisation', title: 'Your organisation' },
  { id: 'documents', title: 'Your documents' },
  { id: 'people', title: 'Your people' },
  { id: 'record', title: 'Your record' },
  { id: 'systems', title: 'Your systems' },
  { id: 'role', title: 'The job and the worker' },
  { id: 'decision', title: 'The decision and after' },
] as const;

export type ReadinessGroup = (typeof readinessGroups)[number]['id'];

/** One point of the checklist: what a sponsor can tick, in our words, and the law that asks for it. */
interface Point {
  readonly id: string;
  readonly group: ReadinessGroup;
  readonly text: string;
  readonly law: Parameter<string>;
}

const points = (
  group: ReadinessGroup,
  ...rows: readonly (readonly [law: Parameter<string>, text: string])[]
): Point[] => rows.map(([law, text]) => ({ id: law.id.replace(/^licence\./, ''), group, text, law }));

/** The 25 points. */
export const readinessPoints: readonly Point[] = [
  ...points(
    'organisation',
    [genuineAndLawful, 'We can show that we exist and operate or trade lawfully in the UK.'],
    [basedInUk, 'We have a presence in the UK, or know that UK Expansion Worker is the route for us.'],
  ),
  ...points(
    'documents',
    [documents, 'We have the documents of Appendix A ready to send.'],
    [documentsExempt, 'We have checked whether we have to send them at all.'],
    [acceptedDocuments, 'Each document is of a kind that is accepted, and up to date.'],
    [startUp, 'If we started not long ago, we can show a UK business bank account.'],
    [sectorDocuments, 'We have the extra proof that our kind of organisation needs.'],
  ),
  ...points(
    'people',
    [authorisingOfficer, 'We have chosen our Authorising Officer, who knows what it means.'],
    [keyContact, 'We have chosen our Key Contact.'],
    [
      level1User,
      'Our Level 1 User is settled in the UK (British and Irish citizens are) and is an employee, director or partner.',
    ],
    [level2User, 'We know that we need no Level 2 User to apply.'],
    [keyPeopleFitness, 'We have checked that each of these people is fit for the role.'],
  ),
  ...points(
    'record',
    [convictions, 'No owner, director or key person has an unspent conviction that counts.'],
    [civilPenalty, 'We have had no civil penalty for illegal working that still counts.'],
    [afterRefusal, 'If an application of ours was refused, the wait is over.'],
    [afterRevocation, 'If a licence of ours was revoked or given up, the wait is over.'],
  ),
  ...points(
    'systems',
    [
      sponsorDuties,
      'We check the right to work, keep records, report changes and tell workers their rights.',
    ],
    [reasonableSuspicion, 'Our papers agree with each other, and we could answer questions about them.'],
  ),
  ...points(
    'role',
    [eligibleRole, 'The job is real, or will be by the time of the certificate, and suits our business.'],
    [skillLevel, 'The job’s occupation code is skilled enough, or on a list that is still in force.'],
    [salaryMet, 'The salary reaches the minimum for the job in each pay period.'],
    [english, 'The worker has the English that the visa asks for.'],
  ),
  ...points(
    'decision',
    [decisionTime, 'Our plans leave time for the decision, and for a visit before it.'],
    [rating, 'We know what a B rating would mean for us.'],
    [validity, 'We know that the licence and its duties go on until it is given up or revoked.'],
  ),
];
