import { lawOn, type Warning } from '../kernel/index.ts';
import { findOccupation, healthAndCareCodes } from '../occupations/index.ts';
import { isExtension, type SponsorshipFacts } from './facts.ts';
import { noDependantsCare, noDependantsMediumSkilled } from './parameters.ts';

/** What to know before reading the prices. */
export function warningsBefore(facts: SponsorshipFacts): Warning[] {
  return [...dependantWarnings(facts), ...studentWarnings(facts), ...healthAndCareWarnings(facts)];
}

function dependantWarnings(facts: SponsorshipFacts): Warning[] {
  const care = lawOn(noDependantsCare, facts.assignedOn);
  const medium = lawOn(noDependantsMediumSkilled, facts.assignedOn);
  const isCare = care.status === 'in-force' && care.value.includes(facts.occupationCode);
  const isMedium =
    medium.status === 'in-force' && findOccupation(facts.occupationCode)?.skillLevel !== 'higher';
  const law = isCare ? care : isMedium ? medium : undefined;
  if (law?.status !== 'in-force') return [];
  const exceptions =
    'Exceptions: a child born in the UK, a sole or surviving parent, and workers in the route before with continuous permission.';
  const start = isExtension(facts)
    ? `If the worker was first sponsored in this job on or after ${law.law.inForceFrom}, no partner or children can come as dependants.`
    : 'No partner or children can come as dependants of a worker first sponsored in this job now.';
  return [{ code: 'no-dependants', message: `${start} ${exceptions}` }];
}

function studentWarnings({ location, visaType, enteredAsStudent }: SponsorshipFacts): Warning[] {
  if (location === 'outside') return [];
  if (visaType === 'graduate' && enteredAsStudent) {
    return [
      {
        code: 'graduate-pays',
        message:
          'A Graduate who switches carries the Immigration Skills Charge, although the person once was a Student.',
      },
    ];
  }
  if (visaType === 'student' && !enteredAsStudent) {
    const message =
      'You said that the worker holds a Student visa but does not switch from it. A switch inside the UK directly from Student carries no charge.';
    return [{ code: 'student-not-switching', message }];
  }
  return [];
}

function healthAndCareWarnings({ healthAndCare, occupationCode, assignedOn }: SponsorshipFacts): Warning[] {
  if (!healthAndCare) return [];
  const codes = lawOn(healthAndCareCodes, assignedOn);
  const listed = codes.status === 'in-force' && codes.value.includes(occupationCode);
  if (listed || findOccupation(occupationCode)?.payScale === 'health') return [];
  const message = `We could not confirm that ${occupationCode} is a Health and Care occupation: to be confirmed on GOV.UK. The employer must be the NHS, its supplier or adult social care.`;
  return [{ code: 'health-and-care-unconfirmed', message }];
}
