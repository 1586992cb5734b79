import type { Parameter } from '../kernel/index.ts';
import * as parameters from './parameters.ts';

/** What a sponsor reports, by when, and what it keeps. */
export const sponsorDutiesParameters: readonly Parameter<unknown>[] = [
  parameters.reportWorkerWithin,
  parameters.workerChanges,
  parameters.absentWithoutPermission,
  parameters.startWithin,
  parameters.unpaidAbsence,
  parameters.workLocation,
  parameters.reportOrganisationWithin,
  parameters.organisationChanges,
  parameters.recordsKept,
  parameters.recordsKeptFor,
  parameters.visits,
];
