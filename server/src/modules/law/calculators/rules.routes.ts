import {
  openQuestionsOperation,
  ruleOperation,
  rulesOperation,
} from '@portway/contracts/law/calculators/rules';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listOpenQuestions, listRules, showRule } from './rules.service.ts';

/** The law as we record it, open to everyone. */
export function rulesRoutes(app: Hono<AppEnv>): void {
  serve(app, rulesOperation, () => listRules());
  serve(app, openQuestionsOperation, () => listOpenQuestions());
  serve(app, ruleOperation, (_request, { parameters }) => showRule(parameters.id));
}
