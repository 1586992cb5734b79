import { type HealthSurcharge, healthSurcharge } from '../../health-surcharge/index.ts';
import { inPounds, type Outcome, type Warning } from '../../kernel/index.ts';
import { type PriorityService, priorityFee, type VisaFee, visaFee } from '../../visa-fee/index.ts';
import {
  adultChildrenMayCome,
  childrenMayCome,
  type MayCome,
  partnerMayCome,
} from '../dependants/dependants.ts';
import type { PricedFacts } from '../facts.ts';
import type { WhoPays } from '../parameters.ts';
import { itemTitles, type Line, type LineStart, line, type Payer, times } from './line.ts';

interface Applicants {
  readonly payer: Payer;
  /** Whether they may come with the worker. */
  readonly come: MayCome;
  readonly adults: number;
  readonly under18: number;
  readonly service: PriorityService;
}

/** What the worker and the family members who apply pay, with warnings. */
export function applicantLines(
  facts: PricedFacts,
  whoPays: WhoPays,
): { lines: readonly Line[]; warnings: readonly Warning[] } {
  const fee = visaFee(facts);
  const groups = applicantGroups(facts).map((group) => groupLines(facts, group, { fee, whoPays }));
  return {
    lines: groups.flatMap((group) => group.lines),
    warnings: [...(fee.status === 'answered' ? fee.warnings : []), ...surchargeWarnings(groups)],
  };
}

function applicantGroups(facts: PricedFacts): Applicants[] {
  const { priority, partner, children } = facts;
  const groups: Applicants[] = [
    { payer: 'candidate', come: { may: true }, adults: 1, under18: 0, service: priority },
  ];
  if (partner) {
    const permission = partnerMayCome(facts);
    groups.push({ payer: 'partner', come: permission, adults: 1, under18: 0, service: partner.priority });
  }
  return children && children.count > 0 ? [...groups, ...childGroups(facts, children)] : groups;
}

/** One group of children; those of 18 or over apart, while it is not said or not so that they may come. */
function childGroups(
  facts: PricedFacts,
  { count, under18, priority: service }: NonNullable<PricedFacts['children']>,
): Applicants[] {
  const permission = childrenMayCome(facts);
  const adults = count - under18;
  const adultPermission = adultChildrenMayCome(facts);
  const group = { payer: 'children', service } as const;
  if (adults === 0 || permission.may !== true || adultPermission.may === true)
    return [{ ...group, come: permission, adults, under18 }];
  const apart = { ...group, come: adultPermission, adults, under18: 0 };
  return under18 > 0 ? [{ ...group, come: permission, adults: 0, under18 }, apart] : [apart];
}

interface Group {
  readonly payer: Payer;
  readonly lines: readonly Line[];
  readonly surcharge: HealthSurcharge | undefined;
}

function groupLines(
  facts: PricedFacts,
  { payer, come, adults, under18, service }: Applicants,
  { fee, whoPays }: { fee: Outcome<VisaFee>; whoPays: WhoPays },
): Group {
  if (come.may !== true)
    return { payer, lines: [withoutPrice({ payer, item: 'family', whoPays }, come)], surcharge: undefined };
  const people = adults + under18;
  const { appliedOn, length, location, healthAndCare } = facts;
  const surcharge = healthSurcharge({ appliedOn, length, location, healthAndCare, adults, under18 });
  const lines = [
    line({ payer, item: 'visa-fee', whoPays }, times(fee, people)),
    line({ payer, item: 'health-surcharge', whoPays }, surcharge),
    line({ payer, item: 'priority', whoPays }, times(priorityFee({ appliedOn, location, service }), people)),
  ];
  return { payer, lines, surcharge };
}

/** Family members are priced only if they may come. */
function withoutPrice(start: LineStart, permission: Exclude<MayCome, { may: true }>): Line {
  const unpriced = { ...start, title: itemTitles[start.item], steps: permission.steps };
  return permission.may === false
    ? { ...unpriced, cannotCome: permission.reason }
    : { ...unpriced, needsFacts: [permission.missing] };
}

/** One warning for all of them: which length the portal counts is not settled. */
function surchargeWarnings(groups: readonly Group[]): Warning[] {
  const differences = groups.flatMap(({ payer, surcharge }) => {
    if (surcharge === undefined) return [];
    const byLengthPence = 'byVisaLengthPence' in surcharge ? surcharge.byVisaLengthPence : 0;
    const chargedPence = surcharge.status === 'answered' ? surcharge.amountPence : 0;
    return byLengthPence === chargedPence
      ? []
      : [`${inPounds(byLengthPence)} instead of ${inPounds(chargedPence)} for the ${payer}`];
  });
  if (differences.length === 0) return [];
  return [
    {
      code: 'surcharge-by-visa-length',
      message: `Immigration Health Surcharge: published totals count the certificate’s length. Counting the visa’s own length, the portal may ask ${differences.join(', ')}. To be confirmed when you apply.`,
    },
  ];
}
