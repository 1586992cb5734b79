import type { Module } from '../../../platform/module.ts';
import { occupationRoutes } from './occupations.routes.ts';

/** Occupations, each with its rules. */
export function occupationsModule(): Module<undefined> {
  return { service: undefined, routes: occupationRoutes };
}
