import type { CertificateLength } from '../certificate/index.ts';
import type { RoleFacts, VisaType, YesNoUnknown } from '../eligible-role/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import type { LicenceType, SponsorSize } from '../licence-fee/index.ts';
import type { PriorityService } from '../visa-fee/index.ts';

/** Why children may come although the job brings no family (SW 32A.2). */
export type ChildrenGround = 'born-in-uk' | 'sole-parent' | 'shared-responsibility' | 'none';

/** The facts that one bill is made of. */
export interface PricedFacts extends Omit<RoleFacts, 'inUk'> {
  /** The day of the visa application. */
  readonly appliedOn: CalendarDate;
  readonly sponsorSize: SponsorSize;
  readonly length?: CertificateLength | undefined;
  /** Where the worker applies from. */
  readonly location: 'inside' | 'outside';
  readonly visaType: VisaType;
  /** Whether the worker switches, or first switched, into the route directly from Student. */
  readonly enteredAsStudent: boolean;
  readonly healthAndCare: boolean;
  readonly priority: PriorityService;
  readonly partner?: { readonly priority: PriorityService } | undefined;
  readonly children?:
    | {
        readonly count: number;
        readonly under18: number;
        readonly priority: PriorityService;
        readonly ground?: ChildrenGround | undefined;
        /** Whether each child of 18 or over was last granted permission as a dependent child. */
        readonly adultChildrenWereDependants?: boolean | undefined;
      }
    | undefined;
  readonly licence?:
    | { readonly type: LicenceType; readonly priority: boolean; readonly appliedOn: CalendarDate }
    | undefined;
}

export interface SponsorshipFacts extends Omit<PricedFacts, 'healthAndCare'> {
  /** `unknown` where the kind of employer is not known: for a code that may be a Health and Care one, both totals. */
  readonly healthAndCare: YesNoUnknown;
}

/** Whether the worker applies inside the UK, as the rules about roles need it. */
export function asRoleFacts(facts: PricedFacts): RoleFacts {
  return { ...facts, inUk: facts.location === 'inside' };
}

/** Whether the worker holds a Skilled Worker visa already and extends it inside the UK. */
export function isExtension({ location, visaType }: PricedFacts): boolean {
  return location === 'inside' && visaType === 'skilled';
}

/**
 * The exemption is for Student, and for Skilled as an extension after such a switch; a Graduate pays. A Student who
 * says which condition of the switch they meet says that they switch.
 */
export function switchesFromStudent({
  visaType,
  enteredAsStudent,
  studentSwitch,
}: Pick<PricedFacts, 'visaType' | 'enteredAsStudent' | 'studentSwitch'>): boolean {
  if (visaType === 'student') return enteredAsStudent || studentSwitch !== undefined;
  return enteredAsStudent && visaType === 'skilled';
}
