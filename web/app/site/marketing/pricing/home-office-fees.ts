import { wholeMonths } from '@portway/rules/certificate';
import { certificateFee } from '@portway/rules/certificate-fee';
import type { CalendarDate } from '@portway/rules/kernel';
import { licenceCost, type SponsorSize } from '@portway/rules/licence-fee';
import { skillsCharge } from '@portway/rules/skills-charge';
import { type LawFigure, lawFigure } from '../parts/law-figure.ts';

/** A Home Office fee, by the size of the sponsor. */
export interface HomeOfficeFee {
  readonly fee: string;
  readonly when: string;
  readonly small: LawFigure;
  readonly large: LawFigure;
}

const year = wholeMonths(12);

/** The fees on top of any plan, by the law of the day. */
export function homeOfficeFees(day: CalendarDate): HomeOfficeFee[] {
  const bySize = (figure: (sponsorSize: SponsorSize) => LawFigure) => ({
    small: figure('small'),
    large: figure('large'),
  });
  return [
    { fee: 'Sponsor licence', when: 'Once, when you apply', ...bySize((size) => licenceFee(day, size)) },
    {
      fee: 'Certificate of Sponsorship',
      when: 'For each worker',
      ...bySize(() => lawFigure(certificateFee({ assignedOn: day, route: 'worker' }), amount)),
    },
    {
      fee: 'Immigration Skills Charge',
      when: 'For each worker, the first year',
      ...bySize((sponsorSize) =>
        lawFigure(skillsCharge({ assignedOn: day, sponsorSize, length: year, location: 'outside' }), amount),
      ),
    },
  ];
}

const amount = ({ amountPence }: { amountPence: number }) => amountPence;

function licenceFee(appliedOn: CalendarDate, sponsorSize: SponsorSize): LawFigure {
  const cost = licenceCost({ appliedOn, sponsorSize, licenceType: 'worker', priority: false });
  return lawFigure(cost, ({ licenceFeePence }) => licenceFeePence);
}
