import type { Module, Platform } from '../../../platform/module.ts';
import { salaryDetailsRoutes } from './salary-details.routes.ts';
import { salarySearchRoutes } from './salary-search.routes.ts';

/** Occupations by keyword, with what must be paid for each. */
export function salaryModule({ today }: Platform): Module<undefined> {
  return {
    service: undefined,
    routes(api) {
      salarySearchRoutes(api);
      salaryDetailsRoutes(api, today);
    },
  };
}
