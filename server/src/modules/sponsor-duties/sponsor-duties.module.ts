import type { Module } from '../../platform/module.ts';
import { sponsorDutiesTables } from './sponsor-duties.tables.ts';

export function sponsorDutiesModule(): Module {
  return { tables: sponsorDutiesTables, service: {} };
}
