import { type Parameter, parameter, type Version } from '../kernel/index.ts';
import { checkSponsorDuties } from '../sources/index.ts';

/**
 * The day our record of a sponsor's duties begins: the guidance of March 2026. What held before it we do not claim
 * to know.
 */
export const dutiesRecordBegins = '2026-03-06';

/** The note on a duty for which no source gives a first day. */
export const olderDuty = 'Our record begins on this day. The duty is older.';

type About = Pick<Parameter<unknown>, 'id' | 'title'> & Partial<Pick<Parameter<unknown>, 'unit' | 'checkAt'>>;

/** What every duty has in common. Its value is a number of the unit, or the duty in one or two plain sentences. */
export function duty<V>(
  { id, ...rest }: About,
  ...versions: readonly [Version<V>, ...Version<V>[]]
): Parameter<V> {
  return parameter<V>({
    governedBy: 'happenedOn',
    checkAt: checkSponsorDuties,
    ...rest,
    id: `sponsor-duties.${id}`,
    versions,
  });
}
