import { salaryDetailsOperation } from '@portway/contracts/law/calculators/salary-details';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { salaryDetails } from './salary-details.service.ts';

/** The two going rates of an occupation code, by the specified client's path and names; `today` is the day in London. */
export function salaryDetailsRoutes(app: Hono<AppEnv>, today: () => string): void {
  serve(app, salaryDetailsOperation, ({ occupationCode }) => salaryDetails(occupationCode, today()));
}
