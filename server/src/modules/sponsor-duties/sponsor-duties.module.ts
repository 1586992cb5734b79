import type { Module } from '../../platform/module.ts';
import { raiseRepository } from './raise.repository.ts';
import { type Raising, raisingService } from './raise.service.ts';
import { sponsorDutiesTables } from './sponsor-duties.tables.ts';

/** What a sponsor has to do, by when, and what it did. */
export function sponsorDutiesModule(): Module<Raising> {
  return { tables: sponsorDutiesTables, service: raisingService(raiseRepository) };
}
