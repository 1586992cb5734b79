import type { Module } from '../../../platform/module.ts';
import { rulesRoutes } from './rules.routes.ts';

/** Every rule and parameter, with sources. */
export function rulesModule(): Module<undefined> {
  return { service: undefined, routes: rulesRoutes };
}
