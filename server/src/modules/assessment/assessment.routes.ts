import { assessmentOperation } from '@portway/contracts/assessment/assessment';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Assess } from './assessment.service.ts';

interface AssessmentDeps {
  readonly assess: Assess;
  /** The day it is in London. */
  readonly today: () => string;
}

/** The sponsor licence assessment, open to everybody. */
export function assessmentRoutes(app: Hono<AppEnv>, { assess, today }: AssessmentDeps): void {
  serve(app, assessmentOperation, (request, { context }) =>
    assess(request, { judgedOn: today(), ...senderOf(context) }),
  );
}
