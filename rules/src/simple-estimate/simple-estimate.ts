import { type Pence, pounds } from '../kernel/index.ts';
import type { LicenceType, SponsorSize } from '../licence-fee/index.ts';

// The customer's quick sums, kept exactly and separate from the law: shown for comparison only, never as the
// outcome.

export interface SimpleLicenceFacts {
  readonly licenceType: LicenceType;
  readonly sponsorSize: SponsorSize;
  readonly priority: boolean;
}

/** The simple estimate of a licence application, in pence. */
export function simpleLicenceCost({ licenceType, sponsorSize, priority }: SimpleLicenceFacts): Pence {
  const fee = licenceType === 'temporary' || sponsorSize === 'small' ? pounds(536) : pounds(1476);
  return priority ? fee + pounds(500) : fee;
}

export interface SimpleVisaFacts {
  /** The sponsorship length as typed. */
  readonly lengthText: string;
  readonly priority: boolean;
  readonly partner?: { readonly priority: boolean } | undefined;
  readonly children?: { readonly count: number; readonly priority: boolean } | undefined;
}

/** One person's or group's part of the estimate; `null` where it says "Not Applicable". */
export interface SimplePart {
  readonly feePence: Pence;
  readonly surchargePence: Pence;
  readonly priorityPence: Pence | null;
}

export interface SimpleVisaCost {
  readonly candidate: SimplePart & { readonly totalPence: Pence };
  readonly partner: SimplePart | null;
  readonly children: SimplePart | null;
  readonly dependantTotalPence: Pence;
  readonly employer: {
    readonly certificatePence: Pence;
    readonly skillsChargePence: null;
    readonly totalPence: Pence;
  };
}

/** The simple estimate of the visa costs and the sponsor's fees, in pence. */
export function simpleVisaCost({ lengthText, priority, partner, children }: SimpleVisaFacts): SimpleVisaCost {
  const fee = lengthText <= '3' ? pounds(390) : pounds(510);
  const surcharge = Math.round(pounds(1040) * yearsIn(lengthText));
  const part = (feePence: Pence, surchargePence: Pence, priorityPence: Pence | null): SimplePart => ({
    feePence,
    surchargePence,
    priorityPence,
  });
  const candidate = part(fee, surcharge, priority ? pounds(510) : null);
  const partnerPart = partner ? part(fee, surcharge, partner.priority ? pounds(510) : null) : null;
  const childrenPart = children
    ? part(
        fee * children.count,
        pounds(1040) * children.count,
        children.priority ? pounds(510) * children.count : null,
      )
    : null;
  return {
    candidate: { ...candidate, totalPence: partTotal(candidate) },
    partner: partnerPart,
    children: childrenPart,
    dependantTotalPence: partTotal(partnerPart) + partTotal(childrenPart),
    employer: { certificatePence: pounds(525), skillsChargePence: null, totalPence: pounds(525) },
  };
}

function yearsIn(lengthText: string): number {
  const years = Number.parseFloat(lengthText);
  return Number.isFinite(years) ? years : 0;
}

function partTotal(part: SimplePart | null): Pence {
  return part ? part.feePence + part.surchargePence + (part.priorityPence ?? 0) : 0;
}
