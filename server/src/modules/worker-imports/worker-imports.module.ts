import type { Module } from '../../platform/module.ts';
import { workerImportsTables } from './worker-imports.tables.ts';

export function workerImportsModule(): Module {
  return { tables: workerImportsTables, service: {} };
}
