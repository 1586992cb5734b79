import type { ProfileAnswers, ProfileEntry } from '@portway/contracts/candidate/profile/profile';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { type MeaningPart, partsMeant } from '../reading/search-meaning.ts';
import type { SearchWords } from '../search-words.service.ts';
import { impliedBy } from './implied-skills.presenter.ts';
import type { RecommendationsRepository } from './recommendations.repository.ts';

interface Deps {
  readonly repository: Pick<RecommendationsRepository, 'profile'>;
  readonly words: Pick<SearchWords, 'placeTerms'>;
  readonly readAnswers: (stored: object) => ProfileAnswers;
  readonly readEntry: (stored: object) => ProfileEntry;
}

/** What a candidate would like to do, for searches. */
interface Wishes {
  /** Each by its parts, with other names of the same. */
  readonly roles: readonly (readonly MeaningPart[])[];
  readonly skills: readonly string[];
  readonly places: readonly string[];
}

/** What a candidate's profile says of the work that they look for. It deliberately reads nothing about who they are. */
export function candidateWishes({ repository, words, readAnswers, readEntry }: Deps) {
  async function of({ transaction, caller }: RequestContext) {
    const { answers: storedAnswers, work } = await repository.profile(transaction, caller.account);
    const answers = readAnswers(storedAnswers);
    const entries = work.map(({ id, kind, answers }) => readEntry({ ...answers, id, kind }));
    const { primaryRole, openToRoles = [], skills = [], technologiesWanted = [], locations = [] } = answers;
    const roles = [...(primaryRole === undefined ? [] : [primaryRole]), ...openToRoles];
    const technologies = [...skills, ...technologiesWanted];
    const wishes: Wishes = {
      roles: roles.map(partsMeant),
      skills: [...new Set([...technologies, ...technologies.flatMap(impliedBy)])],
      places: locations,
    };
    return { answers, entries, wishes };
  }
  return {
    of,
    /** The order of all jobs by a profile (`meaning_queries` in search/job-search.sql); undefined where it names no work. */
    async order(requestContext: RequestContext) {
      const { roles, skills, places } = (await of(requestContext)).wishes;
      if (roles.length === 0 && skills.length === 0) return undefined;
      const terms = await Promise.all(places.map(words.placeTerms));
      const placeTerms = terms.flatMap((each) => (each === undefined ? [] : [`(${each})`]));
      return { roles, skills, ...(placeTerms.length > 0 && { place: placeTerms.join(' | ') }) };
    },
  };
}

export type CandidateWishes = ReturnType<typeof candidateWishes>;
