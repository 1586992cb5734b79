import type { Warning } from '../kernel/index.ts';
import { exceptions, familyLaw, partnerMayCome } from './dependants.ts';
import type { SponsorshipFacts } from './facts.ts';

/** What to know before reading the prices. */
export function warningsBefore(facts: SponsorshipFacts): Warning[] {
  return [...dependantWarnings(facts), ...studentWarnings(facts)];
}

function dependantWarnings(facts: SponsorshipFacts): Warning[] {
  const law = familyLaw(facts);
  const partner = partnerMayCome(facts);
  if (law === undefined || partner.may === true) return [];
  const start =
    partner.may === 'unknown'
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
