import { Refusal } from '../../../platform/refusal.ts';

type Role = 'owner' | 'admin' | 'member';

/** Only owners appoint, change or remove owners. */
export function requireMayChange(changer: Role, roles: readonly Role[]): void {
  if (changer === 'owner' || !roles.includes('owner')) return;
  throw forbidden('Only an owner can add, change or remove an owner.');
}

/** Only owners choose who works with sponsored workers. */
export function requireMayGive(giver: Role, complianceRole: string): void {
  if (giver === 'owner' || complianceRole === 'none') return;
  throw forbidden('Only an owner can choose who sees sponsored workers.');
}

/** The organisation of a caller who owns it. */
export function requireOwner({
  organisation,
}: {
  readonly organisation: { readonly id: string; readonly role: Role } | null;
}) {
  if (organisation?.role === 'owner') return organisation;
  throw forbidden('Only an owner of your organisation can do this.');
}

/** At least one owner must remain. */
export function requireOwnerLeft(owners: number): void {
  if (owners > 0) return;
  throw new Refusal('last-owner', 'Make someone else an owner first. An organisation needs one.', {
    status: 409,
  });
}

/** What the law has a sponsor keep of its workers does not end with its last member. */
export function requireNoWorkers(has: boolean): void {
  if (!has) return;
  throw new Refusal(
    'has-workers',
    'Your organisation has sponsored workers on record, and the law has it keep those records. Invite someone and make them an owner before you leave. Or take the archive of those records, and erase them: under Sponsorship, Set-up, Archive.',
    { status: 409 },
  );
}

function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message, { status: 403 });
}
