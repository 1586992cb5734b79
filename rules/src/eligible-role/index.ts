export { type Eligible, eligibleRole } from './eligible-role.ts';
export { type Coverage, listCoverage, scopeText } from './list-coverage.ts';
export { lastSafeDay } from './list-warnings.ts';
export { eligibleRoleParameters } from './parameters.ts';
export { inRouteBefore, type Known, type Nation, type RoleFacts, type VisaType } from './role-facts.ts';
