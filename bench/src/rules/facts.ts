import { type CertificateLength, lengthBetween, wholeMonths } from '@portway/rules/certificate';
import { addDays, type CalendarDate, calendarDate } from '@portway/rules/kernel';
import type { LicenceFacts } from '@portway/rules/licence-fee';
import type { SkillsChargeFacts } from '@portway/rules/skills-charge';
import type { SponsorSizeFacts } from '@portway/rules/sponsor-size';
import type { SponsorshipFacts } from '@portway/rules/sponsorship-cost';
import type { VisaFeeFacts } from '@portway/rules/visa-fee';
import type { Chance } from './seeded.ts';

// Facts as users give them, on days for which the law is recorded.

const codes = [
  '2134',
  '2141',
  '2136',
  '2211',
  '2231',
  '2313',
  '2422',
  '2431',
  '1131',
  '3111',
  '5434',
] as const;
const services = ['none', 'priority', 'super-priority'] as const;
const firstDay = calendarDate('2025-08-01');
const recordedDays = 480;

const day = ({ upTo }: Chance): CalendarDate => addDays(firstDay, upTo(recordedDays));
const size = ({ oneOf }: Chance) => oneOf(['small', 'large'] as const);
const location = ({ oneOf }: Chance) => oneOf(['inside', 'outside'] as const);
const yes = ({ upTo }: Chance) => upTo(1) === 1;

/** Half as whole months, half by the certificate's own days. */
function length(chance: Chance): CertificateLength {
  if (yes(chance)) return wholeMonths(1 + chance.upTo(59));
  const startsOn = day(chance);
  return lengthBetween(startsOn, addDays(startsOn, 30 + chance.upTo(1700)));
}

export const licenceFacts = (chance: Chance): LicenceFacts => ({
  appliedOn: day(chance),
  licenceType: chance.oneOf(['worker', 'temporary', 'both']),
  sponsorSize: size(chance),
  priority: yes(chance),
  alreadyHolds: chance.oneOf([undefined, undefined, 'worker', 'temporary']),
});

export const certificateFacts = (chance: Chance) => ({
  assignedOn: day(chance),
  route: chance.oneOf(['worker', 'temporary'] as const),
});

export const skillsChargeFacts = (chance: Chance): SkillsChargeFacts => ({
  assignedOn: day(chance),
  sponsorSize: size(chance),
  length: length(chance),
  location: location(chance),
  occupationCode: chance.oneOf(codes),
  switchingFromStudent: yes(chance),
});

export const visaFeeFacts = (chance: Chance): VisaFeeFacts => ({
  assignedOn: day(chance),
  appliedOn: day(chance),
  length: length(chance),
  location: location(chance),
  occupationCode: chance.oneOf(codes),
  healthAndCare: chance.upTo(4) === 0,
});

export const surchargeFacts = (chance: Chance) => ({
  appliedOn: day(chance),
  length: length(chance),
  location: location(chance),
  healthAndCare: false,
  adults: 1 + chance.upTo(1),
  under18: chance.upTo(3),
});

export const sponsorSizeFacts = (chance: Chance): SponsorSizeFacts => ({
  financialYearBeganOn: day(chance),
  body: chance.oneOf(['company', 'company', 'company', 'charity', 'never-small-company', 'other']),
  turnoverPence: chance.upTo(3_000_000_000),
  balanceSheetPence: chance.upTo(1_500_000_000),
  employees: chance.upTo(100),
  parentLeadsSmallGroup: chance.oneOf([undefined, true, false]),
});

export function workerFacts(chance: Chance): SponsorshipFacts {
  const assignedOn = day(chance);
  return {
    assignedOn,
    appliedOn: addDays(assignedOn, chance.upTo(80)),
    sponsorSize: size(chance),
    length: length(chance),
    location: location(chance),
    visaType: chance.oneOf(['student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other']),
    enteredAsStudent: yes(chance),
    occupationCode: chance.oneOf(codes),
    healthAndCare: chance.upTo(4) === 0,
    priority: chance.oneOf(services),
  };
}

/** A worker with a partner, one to five children, and a sponsor who needs a licence first. */
export function familyFacts(chance: Chance): SponsorshipFacts {
  const worker = workerFacts(chance);
  const count = 1 + chance.upTo(4);
  return {
    ...worker,
    partner: { priority: chance.oneOf(services) },
    children: { count, under18: chance.upTo(count), priority: chance.oneOf(services) },
    licence: { type: 'worker', priority: yes(chance), appliedOn: worker.assignedOn },
  };
}
