import { Refusal } from '../refusal.ts';

type MemberRole = 'owner' | 'admin' | 'member' | 'viewer';

interface Member {
  readonly organisation: { readonly id: string; readonly role: MemberRole } | null;
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

/** The organisation of a caller who may change its jobs and reply to candidates: every member but viewers. */
export function requireHiring(caller: Member) {
  const organisation = requireMember(caller);
  if (organisation.role !== 'viewer') return organisation;
  throw forbidden('You can look at this but not change it. Ask an admin of your organisation.');
}

/** The organisation of a caller who is its owner or an admin. */
export function requireAdmin(caller: Member) {
  const organisation = requireMember(caller);
  if (organisation.role === 'owner' || organisation.role === 'admin') return organisation;
  throw forbidden('Only owners and admins of your organisation can do this.');
}

function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message, { status: 403 });
}
