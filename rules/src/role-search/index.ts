export { roleTitles } from './role-entry.ts';
export { type MatchKind, type RoleMatch, rolesToAskAbout, searchRoles } from './search-roles.ts';
export { type SpeakingWords, wordsForCodes } from './words/words-for-codes.ts';
