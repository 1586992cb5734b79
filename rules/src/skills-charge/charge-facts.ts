import type { CertificateLength } from '../certificate/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import type { SponsorSize } from '../licence-fee/index.ts';
import type { StudentSwitch } from '../switching/index.ts';

export interface SkillsChargeFacts {
  readonly assignedOn: CalendarDate;
  readonly sponsorSize: SponsorSize;
  readonly length?: CertificateLength | undefined;
  /** Where the worker applies for the visa from. */
  readonly location: 'inside' | 'outside';
  readonly occupationCode?: string | undefined;
  /** Whether the worker switches inside the UK directly from Student, or extends after such a switch. */
  readonly switchingFromStudent?: boolean | undefined;
  /**
   * Whether the worker holds Skilled Worker now, so that the switch from Student was an earlier one. Alone it says
   * that there was one; with `switchingFromStudent` it only changes the reason.
   */
  readonly extension?: boolean | undefined;
  /** Which condition a Student who switches now meets: given, it says that there is a switch. */
  readonly studentSwitch?: StudentSwitch | undefined;
}
