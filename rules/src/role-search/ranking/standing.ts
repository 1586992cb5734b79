import type { EntryKind, RoleEntry } from '../role-entry.ts';
import { isRemainder } from '../words/fold.ts';

/** The penalty for a title limited to a context that the query does not mention. */
export const meantElsewhere = 0.08;
/** The penalty for a title of whatever is left of a field. */
const ofRemainder = 0.1;

const ofKind: Readonly<Record<EntryKind, number>> = {
  example: 0.07,
  'example-part': 0.05,
  group: 0.05,
  typical: 0.05,
  synonym: 0.07,
  index: 0,
};
const laterCode = 0.03;

/** An entry's prior score, which does not depend on the query. */
export function standing({ kind, isDefault, place, qualifier, title }: RoleEntry): number {
  return (
    ofKind[kind] -
    laterCode * place +
    (isDefault ? 0.03 : 0) -
    (qualifier === '' ? 0 : meantElsewhere) -
    (kind === 'example' && isRemainder(title) ? ofRemainder : 0)
  );
}

/**
 * What a title gains if the query is that title: more than any other source can, for an example of the Immigration
 * Rules. They come first (docs/decisions/0112-examples-first-and-the-head-decides.md).
 */
export function gainOfSame({ kind }: RoleEntry): number {
  return kind === 'example' ? 0.16 : kind === 'example-part' ? 0.04 : 0;
}
