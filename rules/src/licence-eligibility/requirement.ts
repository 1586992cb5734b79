import type { Parameter } from '../kernel/index.ts';
import { checkApplyGuidance } from '../sources/index.ts';

/**
 * The day our record of an undated requirement begins: the last recorded change to the guidance on applications.
 * What held before it we do not claim to know.
 */
export const recordBegins = '2026-04-08';

/** The note on a requirement for which no source gives a first day. */
export const older = 'Our record begins on this day. The requirement is older.';

/** What every requirement of a sponsor licence has in common. Its value is the law in one or two plain sentences. */
export function about(
  id: string,
  title: string,
  checkAt: Parameter<string>['checkAt'] = checkApplyGuidance,
): Pick<Parameter<string>, 'id' | 'title' | 'governedBy' | 'checkAt'> {
  return { id: `licence.${id}`, title, governedBy: 'licence appliedOn', checkAt };
}
