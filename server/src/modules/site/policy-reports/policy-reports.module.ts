import type { Module, Platform } from '../../../platform/module.ts';
import { policyReportRoutes, type ReportLog } from './policy-reports.routes.ts';
import { reportLimit } from './report-limit.service.ts';

/** What browsers report when a page violates its content security policy. */
export function policyReportsModule({ now }: Platform, log: ReportLog): Module<undefined> {
  const limit = reportLimit(now);
  return { service: undefined, routes: (api) => policyReportRoutes(api, log, limit) };
}
