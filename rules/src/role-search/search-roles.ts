import type { Occupation, SkillLevel } from '../occupations/index.ts';
import { readQuestion } from './question.ts';
import { maxCodes } from './ranking/leaders.ts';
import { createRanker, rankQuestion } from './ranking/rank.ts';
import type { Ranked } from './ranking/ranking.ts';
import type { EntryKind, RoleEntry } from './role-entry.ts';
import { roleIndex } from './role-index.ts';
import { whichOfThese } from './which-of-these.ts';

/** The source of the matching title; `code` if the code itself was typed. */
export type MatchKind = 'code' | EntryKind;

/** An occupation code that may be meant. */
export interface RoleMatch {
  readonly code: string;
  /** GOV.UK's title of the code. */
  readonly title: string;
  readonly skillLevel: SkillLevel;
  /** The title that was found, as people write it, with its context: “Driver (railways)”. */
  readonly matched: string;
  readonly kind: MatchKind;
}

interface Search {
  readonly search: (keyword: string, limit: number) => RoleMatch[];
  readonly which: (keyword: string, limit: number) => RoleMatch[];
}

let engine: Search | undefined;

/**
 * Occupation codes for a job title in anyone's words, a code or its first digits; best first, at most `limit`
 * (10, never more than 20). Includes codes that cannot be sponsored. Empty if nothing is found.
 */
export function searchRoles(keyword: string, { limit = 10 }: { readonly limit?: number } = {}): RoleMatch[] {
  engine ??= createSearch();
  return engine.search(keyword, Math.min(limit, maxCodes));
}

/**
 * The codes to ask about where a title matches several occupations, as “engineer” does, likeliest first and at
 * most `limit`; empty where it names one, or nothing is found. Never take the first without asking.
 */
export function rolesToAskAbout(
  keyword: string,
  { limit = 10 }: { readonly limit?: number } = {},
): RoleMatch[] {
  engine ??= createSearch();
  return engine.which(keyword, Math.min(limit, maxCodes));
}

function createSearch(): Search {
  const index = roleIndex();
  const ranker = createRanker(index);
  const matchOf = ({ role, entry }: Ranked) => {
    const [occupation, match] = [index.roles[role], index.entries[entry]];
    return occupation && match ? [roleMatch(occupation, asWritten(match), match.kind)] : [];
  };
  const search: Search['search'] = (keyword, limit) => {
    const question = readQuestion(index, keyword);
    const ranked = rankQuestion(ranker, question, limit);
    if (ranked.length > 0 || question.code === undefined) return ranked.flatMap(matchOf);
    return ofCode(index.roles, question.code).slice(0, limit);
  };
  const which: Search['which'] = (keyword, limit) =>
    whichOfThese(ranker, readQuestion(index, keyword), limit).flatMap(matchOf);
  return { search, which };
}

function ofCode(roles: readonly Occupation[], start: string): RoleMatch[] {
  return roles.flatMap((role) => (role.code.startsWith(start) ? [roleMatch(role, role.title, 'code')] : []));
}

function roleMatch(
  { code, title, skillLevel }: Occupation,
  matchedTitle: string,
  kind: MatchKind,
): RoleMatch {
  return { code, title, skillLevel, matched: matchedTitle, kind };
}

function asWritten({ title, qualifier }: RoleEntry): string {
  return qualifier === '' ? title : `${title} (${qualifier.replace(/\bmfr\b/g, 'manufacturing')})`;
}

/** The codes that a job title may mean, and whether it names several, so that one asks which. */
export function rolesMeant(keyword: string): {
  readonly roles: readonly RoleMatch[];
  readonly areSeveral: boolean;
} {
  const toAskAbout = rolesToAskAbout(keyword);
  const areSeveral = toAskAbout.length > 0;
  return { roles: areSeveral ? toAskAbout : searchRoles(keyword), areSeveral };
}
