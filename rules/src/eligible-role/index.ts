export type { Eligible } from './eligible.ts';
export { eligibleRole, switchingFacts } from './eligible-role.ts';
export { type Coverage, listCoverage, namesSomeJobs, scopeText } from './list-coverage.ts';
export { lastSafeDay } from './list-warnings.ts';
export {
  careSwitchOpen,
  eligibleRoleParameters,
  mediumSkilledInRouteBefore,
  transitionalBefore,
  transitionalOpen,
} from './parameters.ts';
export {
  applicationDay,
  holdsAnother,
  inRouteBefore,
  isSoonAfter,
  mayStayMediumSkilled,
  type Nation,
  type RoleFacts,
  type RouteFacts,
  routeFact,
  type VisaType,
  type YesNoUnknown,
} from './role-facts.ts';
