import type { RegisterCandidate, RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { foldedName, namesOf } from './folded-name.policy.ts';
import { likeness, type Sought } from './likeness.policy.ts';
import {
  confirmedMatch,
  entryMatched,
  entryOf,
  markOf,
  noRegister,
  possibleMatches,
  registerWordOf,
} from './register-match.presenter.ts';
import type { FoundRow, RegisterRepository } from './sponsor-register.repository.ts';

type On = RequestContext['transaction'];

/** Which entry of the register is an organisation's. A match is never taken for granted. */
export function registerMatches(repository: RegisterRepository) {
  /** An organisation's match: by its claim while that counts, else by its exact names, or similar ones too. */
  async function matchOf(
    on: On,
    { organisation, ...sought }: Sought & { organisation: string },
    similar = false,
  ): Promise<RegisterMatch> {
    const publishedOn = await repository.newest(on);
    if (publishedOn === undefined) return noRegister;
    const foldedNamesSought = foldedNames(sought);
    const claimed = await repository.claimed(on, organisation, foldedNamesSought);
    // After a change of name, it may no longer be the organisation that claimed its entry.
    const isConfirmed = claimed?.confirmed_for != null && claimed.confirmed_for === foldedName(sought.name);
    if (
      isConfirmed ||
      claimed?.alike ||
      (claimed && namesOf(claimed.name).some((its) => foldedNamesSought.includes(its.folded)))
    )
      return confirmedMatch(publishedOn, claimed, isConfirmed ? claimed.confirmed_on : null);
    return possibleMatches(publishedOn, await candidates(on, sought, similar));
  }

  async function candidates(on: On, sought: Sought, similar: boolean): Promise<RegisterCandidate[]> {
    const foldedNamesSought = foldedNames(sought);
    const [first] = foldedNamesSought;
    if (first === undefined) return [];
    const sameNames = await repository.named(on, foldedNamesSought);
    const rows = sameNames.length > 0 || !similar ? sameNames : await repository.like(on, first);
    return ranked(sought, rows);
  }

  /**
   * Stores again what the register says of an organisation beside its jobs, and what its claim is worth. Call it when the
   * claim or a name changes, and when a job is published.
   */
  async function refreshMark(on: On, organisation: string): Promise<void> {
    const row = await repository.organisation(on, organisation);
    if (row === undefined) return;
    const { name, trading_name: tradingName, town } = row;
    const match = await matchOf(on, { organisation, name: name ?? '', tradingName, town });
    await repository.setMark(on, organisation, markOf(match));
    const seenIn = await repository.seenIn(on, entryMatched(match)?.id);
    await repository.setWord(on, organisation, seenIn && registerWordOf(match, seenIn));
  }

  return {
    matchOf,
    refreshMark,
    /** The same for all that claim an entry or have published a job, after an edition was imported. */
    async refreshMarks(on: On): Promise<void> {
      for (const organisation of await repository.organisations(on)) await refreshMark(on, organisation);
    },
  };
}

export type RegisterMatches = ReturnType<typeof registerMatches>;

/** The names to look an organisation up by. */
function foldedNames({ name, tradingName }: Sought): string[] {
  const names = [name, tradingName].filter((each) => each !== null).map(foldedName);
  return [...new Set(names)].filter((each) => each !== '');
}

const order = { exact: 0, likely: 1, possible: 2 } as const;

/** Each entry once, by its best name; the surest first. */
function ranked(sought: Sought, rows: readonly FoundRow[]): RegisterCandidate[] {
  const entries = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
  return entries
    .map((row) => {
      const namesakes = entries.filter(({ id, folded }) => id !== row.id && folded === row.folded).length;
      const { confidence, because } = likeness(sought, row, namesakes);
      return { entry: entryOf(row), confidence, because: [...because] };
    })
    .toSorted((one, other) => order[one.confidence] - order[other.confidence]);
}
