import type { Module } from '../../platform/module.ts';
import { sponsorChecksTables } from './sponsor-checks.tables.ts';

export function sponsorChecksModule(): Module {
  return { tables: sponsorChecksTables, service: {} };
}
