import { certificateUse } from '../../certificate/index.ts';
import {
  holdsAnother,
  inRouteBefore,
  isSoonAfter,
  type RoleFacts,
  routeFact,
  type YesNoUnknown,
} from '../../eligible-role/index.ts';
import { addMonths, type CalendarDate, type InForce, lawOn, lawStep, type Step } from '../../kernel/index.ts';
import { findOccupation } from '../../occupations/index.ts';
import { asRoleFacts, type ChildrenGround, type PricedFacts } from '../facts.ts';
import { noDependantsCare, noDependantsMediumSkilled } from '../parameters.ts';
import { dependentChildUnder } from './family-parameters.ts';

/** Whether family may come with the worker. `unknown` names the fact that would decide it. */
export type MayCome =
  | { readonly may: true }
  | { readonly may: false; readonly reason: string; readonly steps: readonly Step[] }
  | { readonly may: 'unknown'; readonly missing: string; readonly steps: readonly Step[] };

/** The law that bars family from this job: for care roles by the day of the application, otherwise of the certificate. */
export function familyLaw({
  assignedOn,
  appliedOn,
  occupationCode,
}: PricedFacts): InForce<unknown> | undefined {
  const care = lawOn(noDependantsCare, appliedOn);
  if (care.status === 'in-force' && care.value.includes(occupationCode)) return care;
  const medium = lawOn(noDependantsMediumSkilled, assignedOn);
  const higher = findOccupation(occupationCode)?.skillLevel === 'higher';
  return medium.status === 'in-force' && !higher ? medium : undefined;
}

/**
 * Whether a partner may come (SW 29.1A): with a job at RQF 6, or with a worker who was granted in a lower job under
 * the rules before it closed to family, continuously since.
 */
export function partnerMayCome(facts: PricedFacts): MayCome {
  const law = familyLaw(facts);
  if (law === undefined) return { may: true };
  const before = grantedBefore(facts);
  if (before === true) return { may: true };
  const steps = [lawStep(law)];
  const missing = isInCare(facts) ? 'careAppliedOn' : routeFact(asRoleFacts(facts));
  if (before === 'unknown') return { may: 'unknown', missing, steps };
  return { may: false, reason: `Cannot come with this job. ${exceptions}`, steps };
}

/** Whether children may come (SW 32A.2): with a partner, or on a ground of their own. */
export function childrenMayCome(facts: PricedFacts): MayCome {
  const asPartner = partnerMayCome(facts);
  const ground = facts.children?.ground;
  return asPartner.may === true || !stands(ground, facts) ? asPartner : { may: true };
}

/** Sole parents and shared care count for permission to stay only. */
function stands(ground: ChildrenGround | undefined, { location }: PricedFacts): boolean {
  if (ground === undefined || ground === 'none') return false;
  return ground === 'born-in-uk' || location === 'inside';
}

/** Whether a child of 18 or over may come: only from permission as a dependent child (Appendix Children, CHI 1.1, 1.2). */
export function adultChildrenMayCome({ children, appliedOn }: PricedFacts): MayCome {
  const law = lawOn(dependentChildUnder, appliedOn);
  const wereDependants = children?.adultChildrenWereDependants;
  if (wereDependants === true || law.status === 'no-law') return { may: true };
  const steps = [lawStep(law, { count: law.value, of: 'years' })];
  if (wereDependants === undefined) return { may: 'unknown', missing: 'adultChildrenWereDependants', steps };
  const reason = `Cannot come as a new dependant. A child of ${law.value} or over can come only if they were last granted permission as a dependent child, which is current or ended at most 14 days before.`;
  return { may: false, reason, steps };
}

/** Care workers by the day of application, 11 March 2024; in another job at RQF 3 to 5 by 22 July 2025. */
function grantedBefore(facts: PricedFacts): YesNoUnknown {
  const route = asRoleFacts(facts);
  const [{ from: careDay }] = noDependantsCare.versions;
  const [{ from: mediumDay }] = noDependantsMediumSkilled.versions;
  if (!isInCare(facts)) return inRouteBefore(route, mediumDay);
  if (holdsAnother(route)) return false;
  return facts.careAppliedOn === undefined ? appliedBefore(route, careDay) : facts.careAppliedOn < careDay;
}

function isInCare({ occupationCode, sponsoredInCare }: PricedFacts): boolean {
  const [{ value: careCodes }] = noDependantsCare.versions;
  return careCodes.includes(occupationCode) && sponsoredInCare !== false;
}

/**
 * The rules in force on the day of the application governed the grant (SW 29.1A(a)(i)). It lies between the
 * certificate, which can be used for some months, and the grant.
 */
function appliedBefore(route: RoleFacts, day: CalendarDate): YesNoUnknown {
  const { inRouteSince, firstCertificateOn } = route;
  if (inRouteSince !== undefined && inRouteSince < day) return true;
  if (firstCertificateOn === undefined)
    return inRouteSince === undefined
      ? inRouteBefore(route, day)
      : isSoonAfter(inRouteSince, day) && 'unknown';
  if (firstCertificateOn >= day) return false;
  const use = lawOn(certificateUse, firstCertificateOn);
  return use.status === 'in-force' && addMonths(firstCertificateOn, use.value) < day ? true : 'unknown';
}

export const exceptions =
  'Exceptions: workers granted in such a job before it closed to family, with continuous permission since; a child born in the UK; and, for permission to stay only, a child whose sole parent is the worker, or for whom the worker shares responsibility with another such worker.';
