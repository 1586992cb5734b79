import type { Parameter } from '../kernel/index.ts';
import { excuseParameters } from './excuse-parameters.ts';
import { checkParameters } from './parameters.ts';

export { askedCheck, copyKeptUntil, type EngagementFacts } from './asked-check.ts';
export { type CheckHistory, withHistory } from './check-history.ts';
export { type CheckDocument, checkDocuments, checkedDocuments, type DocumentList } from './documents.ts';
export {
  type CheckMethod,
  checkMethods,
  type Engagement,
  type ExcuseFacts,
  engagements,
} from './excuse-facts.ts';
export { type RightToWorkMethod, rightToWorkMethods, rightToWorkSteps } from './methods.ts';
export { pendingApplicationHelp, pendingBeside } from './pending/pending-application.ts';
export type { PendingApplication, PendingFacts } from './pending/pending-facts.ts';
export {
  type Excuse,
  type ExcuseGap,
  type StatutoryExcuse,
  statutoryExcuse,
} from './statutory-excuse.ts';
export { documentTitle, methodTitle } from './titles.ts';
export { type CheckDuty, type WhoChecks, whoChecks } from './who-checks.ts';
export { type Arrangement, arrangements, type CheckFacts } from './who-checks-facts.ts';

export const rightToWorkParameters: readonly Parameter<unknown>[] = [...checkParameters, ...excuseParameters];
