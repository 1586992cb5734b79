import type { Module } from '../../platform/module.ts';
import { sponsorLicencesTables } from './sponsor-licences.tables.ts';

export function sponsorLicencesModule(): Module {
  return { tables: sponsorLicencesTables, service: {} };
}
