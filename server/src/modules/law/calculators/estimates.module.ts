import type { Module } from '../../../platform/module.ts';
import { estimatesRoutes } from './estimates.routes.ts';

/** The calculators: facts in, an estimate with its steps out. */
export function estimatesModule(): Module<undefined> {
  return { service: undefined, routes: estimatesRoutes };
}
