import type { Module } from '../../platform/module.ts';
import { workersTables } from './workers.tables.ts';

export function workersModule(): Module {
  return { tables: workersTables, service: {} };
}
