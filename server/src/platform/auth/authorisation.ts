import { Refusal } from '../refusal.ts';

type MemberRole = 'owner' | 'admin' | 'member';
type HiringRight = 'none' | 'read' | 'write' | 'offers';
type ComplianceRole = 'none' | 'officer' | 'line-manager' | 'viewer' | 'adviser';

const everyComplianceRole = ['officer', 'line-manager', 'viewer', 'adviser'] as const;

interface Member {
  readonly organisation: {
    readonly id: string;
    readonly role: MemberRole;
    readonly hiring: HiringRight;
  } | null;
}

/** Refuses a caller who has no profile to look for work with. */
export function requireCandidate({ candidate }: { readonly candidate: boolean }): void {
  if (!candidate) throw forbidden('This is for candidates.');
}

/** Our own staff may see much of everybody's data, and take no side of a hire. */
export function requireNotStaff({ role }: { readonly role: string }): void {
  if (role !== 'staff') return;
  throw forbidden('A staff account cannot hire or look for a job. Sign up with another email address.');
}

/** The caller's organisation; refuses a caller who belongs to none. */
export function requireMember({ organisation }: Member) {
  if (organisation === null)
    throw forbidden('You are not in an organisation. Ask an owner or admin of yours to invite you.');
  return organisation;
}

/** The organisation of a caller who sees its jobs, applicants and messages. */
export function requireHiringReader(caller: Member) {
  const organisation = requireMember(caller);
  if (organisation.hiring !== 'none') return organisation;
  throw forbidden('Hiring is not part of your work here. Ask an owner of your organisation.');
}

/** The organisation of a caller who may change its jobs and reply to candidates. */
export function requireHiring(caller: Member) {
  const organisation = requireHiringReader(caller);
  if (organisation.hiring !== 'read') return organisation;
  throw forbidden('You can look at this but not change it. Ask an admin of your organisation.');
}

/** The organisation of a caller who may make, send and change offers. */
export function requireOffers(caller: Member) {
  const organisation = requireHiringReader(caller);
  if (organisation.hiring === 'offers') return organisation;
  throw forbidden('You cannot make offers. Ask an admin of your organisation.');
}

/** The organisation of a caller who is its owner or an admin. */
export function requireAdmin(caller: Member) {
  const organisation = requireMember(caller);
  if (organisation.role === 'owner' || organisation.role === 'admin') return organisation;
  throw forbidden('Only owners and admins of your organisation can do this.');
}

/** The organisation of a caller who is its owner. */
export function requireOwner(caller: Member) {
  const organisation = requireMember(caller);
  if (organisation.role === 'owner') return organisation;
  throw forbidden('Only owners of your organisation can do this.');
}

interface ComplianceMember {
  readonly secondFactor: boolean;
  readonly organisation: { readonly id: string; readonly complianceRole: ComplianceRole } | null;
}

/**
 * The organisation of a caller who works with its sponsored workers in one of these roles. The session must have
 * begun with a second factor: row-level security shows no worker without one.
 */
export function requireCompliance(
  caller: ComplianceMember,
  roles: readonly (typeof everyComplianceRole)[number][] = everyComplianceRole,
) {
  const { organisation, secondFactor } = caller;
  if (organisation === null || organisation.complianceRole === 'none')
    throw forbidden(
      'Only people with a compliance role see sponsored workers. Ask an owner of your organisation.',
    );
  if (!roles.some((role) => role === organisation.complianceRole))
    throw forbidden('Your compliance role does not allow this. Ask a compliance officer.');
  if (!secondFactor) {
    const message = 'Set up a second factor, then log in with it. These pages hold other people’s data.';
    throw new Refusal('second-factor-due', message, { status: 403 });
  }
  return organisation;
}

/** The same, of those who keep the records: officers and advisers. */
export const requireRecordKeeper = (caller: ComplianceMember) =>
  requireCompliance(caller, ['officer', 'adviser']);

function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message, { status: 403 });
}
