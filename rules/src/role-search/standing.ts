import type { RoleEntry } from './role-entry.ts';

/** A title meant somewhere only, of which nothing was said. */
export const meantElsewhere = 0.08;

/** What recommends an entry whatever was asked. */
export function standing({ kind, isDefault, place, meant }: RoleEntry): number {
  const ofKind = { group: 0.05, typical: 0.05, synonym: 0.07 - 0.03 * place, index: 0 }[kind];
  return ofKind + (isDefault ? 0.03 : 0) - (meant === '' ? 0 : meantElsewhere);
}
