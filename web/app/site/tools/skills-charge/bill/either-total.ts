import { type ByEmployer, workerAndFamily } from '@portway/rules/sponsorship-cost';
import { inShortPounds } from '../../../../text/money.ts';

/**
 * “£972 or £10,995”: what worker and family pay as a Health and Care Worker and otherwise, while the kind of employer
 * decides and is not known.
 */
export function eitherTotal(byEmployer: ByEmployer | undefined): string | undefined {
  if (byEmployer === undefined) return undefined;
  const [one, other] = [byEmployer.healthAndCare, byEmployer.otherwise].map(workerAndFamily);
  return one == null || other == null ? undefined : `${inShortPounds(one)} or ${inShortPounds(other)}`;
}
