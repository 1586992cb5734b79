import { inRouteBefore, type Known, type RoleFacts, routeFact } from '../eligible-role/index.ts';
import { type CalendarDate, type InForce, lawOn, lawStep, type Step } from '../kernel/index.ts';
import { findOccupation } from '../occupations/index.ts';
import { asRoleFacts, type ChildrenGround, type SponsorshipFacts } from './facts.ts';
import { noDependantsCare, noDependantsMediumSkilled } from './parameters.ts';

/** Whether family may come with the worker. `unknown` names the fact that would decide it. */
export type MayCome =
  | { readonly may: true }
  | { readonly may: false; readonly reason: string; readonly steps: readonly Step[] }
  | { readonly may: 'unknown'; readonly missing: string; readonly steps: readonly Step[] };

/** The law that bars family from this job, if there is one on the day of the certificate. */
export function familyLaw({ assignedOn, occupationCode }: SponsorshipFacts): InForce<unknown> | undefined {
  const care = lawOn(noDependantsCare, assignedOn);
  if (care.status === 'in-force' && care.value.includes(occupationCode)) return care;
  const medium = lawOn(noDependantsMediumSkilled, assignedOn);
  const higher = findOccupation(occupationCode)?.skillLevel === 'higher';
  return medium.status === 'in-force' && !higher ? medium : undefined;
}

/**
 * Whether a partner may come (SW 29.1A): with a job at RQF 6, or with a worker who was granted in a lower job under
 * the rules before it closed to family, continuously since.
 */
export function partnerMayCome(facts: SponsorshipFacts): MayCome {
  const law = familyLaw(facts);
  if (law === undefined) return { may: true };
  const before = grantedBefore(facts);
  if (before === true) return { may: true };
  const steps = [lawStep(law)];
  if (before === 'unknown') return { may: 'unknown', missing: routeFact(asRoleFacts(facts)), steps };
  return { may: false, reason: `Cannot come with this job. ${exceptions}`, steps };
}

/** Whether children may come (SW 32A.2): with a partner, or on a ground of their own. */
export function childrenMayCome(facts: SponsorshipFacts): MayCome {
  const asPartner = partnerMayCome(facts);
  const ground = facts.children?.ground;
  return asPartner.may === true || !stands(ground, facts) ? asPartner : { may: true };
}

/** Sole parents and shared care count for permission to stay only. */
function stands(ground: ChildrenGround | undefined, { location }: SponsorshipFacts): boolean {
  if (ground === undefined || ground === 'none') return false;
  return ground === 'born-in-uk' || location === 'inside';
}

/** Care workers since 11 March 2024; in another job at RQF 3 to 5 since 22 July 2025. */
function grantedBefore(facts: SponsorshipFacts): Known {
  const route = asRoleFacts(facts);
  const [{ from: careDay, value: careCodes }] = noDependantsCare.versions;
  const [{ from: mediumDay }] = noDependantsMediumSkilled.versions;
  if (!careCodes.includes(facts.occupationCode) || facts.sponsoredInCare === false)
    return inRouteBefore(route, mediumDay);
  // Of care workers the Rules name the day of the grant, not the rules under which it was made.
  return (
    inRouteBefore({ ...route, firstCertificateOn: undefined }, careDay) === true ||
    onlyIfGranted(route, careDay)
  );
}

/**
 * A grant on the day or later is too late; if its day is not given, the certificate's day can rule it out.
 */
function onlyIfGranted({ inRouteSince, firstCertificateOn, ...route }: RoleFacts, day: CalendarDate): Known {
  if (inRouteSince !== undefined) return false;
  return inRouteBefore({ ...route, firstCertificateOn: undefined }, day) === 'unknown' &&
    (firstCertificateOn === undefined || firstCertificateOn < day)
    ? 'unknown'
    : false;
}

export const exceptions =
  'Exceptions: workers granted in such a job before it closed to family, with continuous permission since; a child born in the UK; and, for permission to stay only, a child whose sole parent is the worker, or for whom the worker shares responsibility with another such worker.';
