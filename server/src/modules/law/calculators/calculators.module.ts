import type { Module, Platform } from '../../../platform/module.ts';
import { calculatorsRoutes } from './calculators.routes.ts';

/** Facts in, an outcome with its steps out: the calculators, occupations and rules, open to everyone. */
export function calculatorsModule({ today }: Platform): Module<undefined> {
  return { service: undefined, routes: (api) => calculatorsRoutes(api, today) };
}
