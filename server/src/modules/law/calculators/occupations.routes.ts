import { occupationOperation } from '@portway/contracts/law/calculators/occupation';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { showOccupation } from './occupations.service.ts';

/** The rows of the occupation tables, open to everybody. */
export function occupationRoutes(app: Hono<AppEnv>): void {
  serve(app, occupationOperation, (_request, { parameters }) => showOccupation(parameters.code));
}
