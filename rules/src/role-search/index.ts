export { type MatchKind, type RoleMatch, searchRoles } from './search-roles.ts';
