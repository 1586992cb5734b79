import { feeTableWarnings } from '../fee-table/index.ts';
import type { Warning } from '../kernel/index.ts';
import { brakeForEmployers } from '../visa-brake/index.ts';
import { exceptions, familyLaw, partnerMayCome } from './dependants/dependants.ts';
import { type PricedFacts, switchesFromStudent } from './facts.ts';
import { noDependantsCare, noDependantsMediumSkilled } from './parameters.ts';

/** What to know before relying on the prices. */
export function warningsBefore(facts: PricedFacts): Warning[] {
  const { assignedOn, appliedOn, location, licence } = facts;
  return [
    ...brakeForEmployers({ appliedOn, inUk: location === 'inside' }),
    ...dependantWarnings(facts),
    ...studentWarnings(facts),
    ...licenceWarnings(facts),
    ...feeTableWarnings(assignedOn, appliedOn, licence?.appliedOn),
  ];
}

function dependantWarnings(facts: PricedFacts): Warning[] {
  const law = familyLaw(facts);
  const partner = partnerMayCome(facts);
  if (law === undefined) return [];
  if (partner.may === true) return [{ code: 'family-of-earlier-worker', message: earlierWorker(facts) }];
  const children = facts.children?.ground;
  const start =
    partner.may === 'unknown'
      ? `If the worker was first sponsored in this job on or after ${law.law.inForceFrom}, no partner or children can come as dependants.`
      : 'No partner or children can come as dependants of a worker first sponsored in this job now.';
  const priced =
    children === undefined || children === 'none'
      ? ''
      : ' The children’s price assumes that the reason you gave applies to each of them.';
  return [{ code: 'no-dependants', message: `${start} ${exceptions}${priced}` }];
}

/** The route is given, but not the job in which the permission was granted. */
function earlierWorker({ occupationCode }: PricedFacts): string {
  const [{ value: careRoles, from }] = noDependantsCare.versions;
  const [{ from: cutOff }] = noDependantsMediumSkilled.versions;
  return careRoles.includes(occupationCode)
    ? `Family is priced for a worker whose permission in a care role was applied for before ${from}, or in another job at RQF 3 to 5 under the rules before ${cutOff}, continuously since. Other care workers’ family cannot come.`
    : `Family is priced for a worker whose permission was granted in a job at RQF 3 to 5 under the rules before ${cutOff}, continuously since. A worker who held a job at RQF 6 then cannot bring family to this job.`;
}

function studentWarnings(facts: PricedFacts): Warning[] {
  const { location, visaType, enteredAsStudent } = facts;
  if (location === 'outside') return [];
  if (visaType === 'graduate' && enteredAsStudent) {
    return [
      {
        code: 'graduate-pays',
        message:
          'The Immigration Skills Charge is due for a Graduate who switches, even if they were once a Student.',
      },
    ];
  }
  if (visaType === 'student' && !switchesFromStudent(facts)) {
    const message =
      'You said that the worker holds a Student visa but is not switching from it. A switch inside the UK directly from Student carries no charge.';
    return [{ code: 'student-not-switching', message }];
  }
  return [];
}

/** A licence that cannot be used for this certificate. */
function licenceWarnings({ licence, assignedOn }: PricedFacts): Warning[] {
  if (!licence) return [];
  const late = `The licence application of ${licence.appliedOn} comes after the certificate of ${assignedOn}. Only a sponsor that already has its licence can assign a certificate.`;
  const temporary = 'A Temporary Worker licence does not cover Skilled Workers. They need a Worker licence.';
  return [
    ...(licence.appliedOn > assignedOn ? [{ code: 'licence-after-certificate', message: late }] : []),
    ...(licence.type === 'temporary' ? [{ code: 'licence-of-another-type', message: temporary }] : []),
  ];
}
