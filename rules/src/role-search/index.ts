export { roleTitles } from './role-entry.ts';
export { areInOneTitle, isWorker, partsOfWork, type WorkPart } from './same-work/parts-of-work.ts';
export { type MatchKind, type RoleMatch, rolesMeant, rolesToAskAbout, searchRoles } from './search-roles.ts';
export { type SpeakingWords, wordsForCodes } from './words/words-for-codes.ts';
