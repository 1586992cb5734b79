import { Refusal } from './refusal.ts';

type Role = 'owner' | 'admin' | 'member' | 'viewer';

interface Somebody {
  readonly organisation: { readonly id: string; readonly role: Role } | null;
}

/** The organisation of a caller who belongs to one. */
export function requireColleague({ organisation }: Somebody) {
  if (organisation === null) throw forbidden('You belong to no organisation.');
  return organisation;
}

/** The organisation of a caller who changes its jobs and answers candidates. */
export function requireHiring(caller: Somebody) {
  const organisation = requireColleague(caller);
  if (organisation.role !== 'viewer') return organisation;
  throw forbidden('You may look at this, and not change it. Ask an admin of your organisation.');
}

/** The organisation of a caller who runs it. */
export function requireAdmin(caller: Somebody) {
  const organisation = requireColleague(caller);
  if (organisation.role === 'owner' || organisation.role === 'admin') return organisation;
  throw forbidden('Only owners and admins of your organisation may do this.');
}

function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message, { status: 403 });
}
