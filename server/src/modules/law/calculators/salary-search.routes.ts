import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { searchSalaries } from './salary-search.service.ts';

/** Occupation codes while a job title is being typed. */
export function salarySearchRoutes(app: Hono<AppEnv>): void {
  serve(app, searchSalariesOperation, ({ keyword }) => searchSalaries(keyword));
}
