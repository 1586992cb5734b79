export { roleTitles } from './role-entry.ts';
export { type MatchKind, type RoleMatch, searchRoles } from './search-roles.ts';
