import type { RoleEntry } from './role-entry.ts';

/** The penalty for a title limited to a context that the query does not mention. */
export const meantElsewhere = 0.08;

/** An entry's prior score, which does not depend on the query. */
export function standing({ kind, isDefault, place, meant }: RoleEntry): number {
  const ofKind = { group: 0.05, typical: 0.05, synonym: 0.07 - 0.03 * place, index: 0 }[kind];
  return ofKind + (isDefault ? 0.03 : 0) - (meant === '' ? 0 : meantElsewhere);
}
