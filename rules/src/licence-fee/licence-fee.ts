import { feeTableWarnings } from '../fee-table/index.ts';
import {
  type CalendarDate,
  figureStep,
  type InForce,
  inPounds,
  lawOn,
  lawStep,
  type Outcome,
  type Parameter,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import {
  addRoute,
  addTemporary,
  addWorkerLarge,
  addWorkerSmall,
  bothLarge,
  bothSmall,
  postLicencePriority,
  priorityNotFor,
  priorityPlaces,
  priorityService,
  temporary,
  workerLarge,
  workerSmall,
} from './parameters.ts';

/** Small includes charitable sponsors; large includes medium ones. */
export type SponsorSize = 'small' | 'large';
export type LicenceType = 'worker' | 'temporary' | 'both';

export interface LicenceFacts {
  readonly appliedOn: CalendarDate;
  readonly licenceType: LicenceType;
  readonly sponsorSize: SponsorSize;
  readonly priority: boolean;
  /** The type of licence that the sponsor already holds, if it adds to it. */
  readonly alreadyHolds?: 'worker' | 'temporary' | undefined;
}

export interface LicenceCost {
  readonly licenceFeePence: Pence;
  readonly priorityFeePence: Pence;
  readonly totalPence: Pence;
  readonly warnings: readonly Warning[];
}

/** What a sponsor licence application costs on the day it is made, in pence. */
export function licenceCost(facts: LicenceFacts): Outcome<LicenceCost> {
  const fee = lawOn(feeFor(facts), facts.appliedOn);
  if (fee.status === 'no-law') return fee;
  const steps: Step[] = [lawStep(fee, { pence: fee.value })];
  const priority = facts.priority ? lawOn(priorityService, facts.appliedOn) : undefined;
  if (priority?.status === 'no-law') return { ...priority, steps: [...steps, ...priority.steps] };
  if (priority) steps.push(lawStep(priority, { pence: priority.value }));
  const priorityFeePence = priority?.value ?? 0;
  const totalPence = fee.value + priorityFeePence;
  steps.push(figureStep('Total licence fee', { pence: totalPence }));
  return {
    status: 'answered',
    licenceFeePence: fee.value,
    priorityFeePence,
    totalPence,
    warnings: warningsOf(facts, priority ? [fee, priority] : [fee]),
    steps,
  };
}

function feeFor({ licenceType, sponsorSize, alreadyHolds }: LicenceFacts): Parameter<Pence> {
  const small = sponsorSize === 'small';
  if (alreadyHolds === licenceType) return addRoute;
  if (alreadyHolds === 'worker') return addTemporary;
  if (alreadyHolds === 'temporary') return small ? addWorkerSmall : addWorkerLarge;
  if (licenceType === 'temporary') return temporary;
  if (licenceType === 'both') return small ? bothSmall : bothLarge;
  return small ? workerSmall : workerLarge;
}

function warningsOf(
  { appliedOn, priority, alreadyHolds }: LicenceFacts,
  laws: readonly InForce<Pence>[],
): Warning[] {
  const unsettled = [...feeTableWarnings(appliedOn), ...laws.flatMap(toBeConfirmed)];
  if (!priority) return unsettled;
  return [...unsettled, ...(alreadyHolds ? priorityForHolders(appliedOn) : priorityByRoute(appliedOn))];
}

/** The routes to which a priority decision is not open, where our records name them. */
function priorityByRoute(appliedOn: CalendarDate): Warning[] {
  const excludedRoutes = lawOn(priorityNotFor, appliedOn);
  if (excludedRoutes.status !== 'in-force') return [];
  const places = lawOn(priorityPlaces, appliedOn);
  const choice = places.status === 'in-force' ? ` ${places.value}` : '';
  const message = `The priority service is not open to every route: not to ${excludedRoutes.value.join(', ')}. It has few places each working day, and none is promised.${choice} Check GOV.UK.`;
  return [{ code: 'priority-by-route', message }];
}

/** A warning about a fee that no source states, or on which the sources conflict. */
function toBeConfirmed({ law: { title, confidence, note } }: InForce<Pence>): Warning[] {
  if (confidence !== 'derived' && confidence !== 'from-memory' && confidence !== 'disputed') return [];
  const message = [`${title}:`, note, 'To be confirmed on GOV.UK.'].filter(Boolean).join(' ');
  return [{ code: 'to-be-confirmed', message }];
}

function priorityForHolders(appliedOn: CalendarDate): Warning[] {
  const other = lawOn(postLicencePriority, appliedOn);
  const price = other.status === 'in-force' ? ` at ${inPounds(other.value)} a request` : '';
  return [
    {
      code: 'priority-for-holders',
      message: `The pre-licence service is for new licences. Whether it takes an addition is to be confirmed on GOV.UK; holders have a post-licence service${price}.`,
    },
    ...(other.status === 'in-force' ? toBeConfirmed(other) : []),
  ];
}
