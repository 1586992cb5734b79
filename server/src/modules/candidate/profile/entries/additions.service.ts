import type { Added, Additions, TakenBack } from '@portway/contracts/candidate/profile/additions';
import type { Completeness, ProfileEntry } from '@portway/contracts/candidate/profile/profile';
import type {
  EducationField,
  PrivateField,
  WorkField,
} from '@portway/contracts/candidate/profile/profile-fields';
import { requireCandidate } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { isSameAnswer } from '../../../../platform/optimistic-lock.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { monthOfDay, requireWorkFits } from '../cross-field-rules.policy.ts';
import { answersApart } from '../private-answers/private-answers.policy.ts';
import type { ProfileRepository, StoredAnswers } from '../profile.repository.ts';
import { storedEntry } from './entry.presenter.ts';
import { keptRemoved, maxOfKind } from './entry-limits.policy.ts';

interface Left {
  readonly field: string;
  readonly because: string;
}

export interface AdditionsDeps {
  readonly repository: ProfileRepository;
  readonly readEntry: (stored: object) => ProfileEntry;
  readonly privateFields: readonly PrivateField[];
  readonly completeness: (requestContext: RequestContext) => Promise<Completeness>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

type NewEntry = Additions['entries'][number];

/** The months and the rest of a job in this order: what contradicts an earlier one is left out. */
const order: readonly (WorkField | EducationField)[] = [
  'title',
  'company',
  'institution',
  'award',
  'field',
  'start',
  'current',
  'end',
  'graduation',
  'description',
];

export function additionsService(deps: AdditionsDeps) {
  const { repository, completeness } = deps;

  async function begin(requestContext: RequestContext) {
    requireCandidate(requestContext.caller);
    await repository.takeChange(requestContext);
    await repository.hold(requestContext);
    return {
      answers: await repository.ownAnswers(requestContext),
      rows: await repository.entries(requestContext, 'with removed'),
    };
  }

  async function setAnswers(requestContext: RequestContext, before: StoredAnswers, answers: StoredAnswers) {
    if (isSameAnswer(before, answers)) return;
    await repository.setAnswers(requestContext, answersApart(answers, deps.privateFields));
  }

  /** The values of an entry that fit each other, and those that do not. */
  function fitting({ id, kind, values }: NewEntry): {
    readonly values: StoredAnswers;
    readonly left: Left[];
  } {
    const candidateValues: StoredAnswers = values;
    const rejected: Left[] = [];
    let accepted: StoredAnswers = {};
    for (const field of order) {
      if (candidateValues[field] === undefined || candidateValues[field] === null) continue;
      const next = { ...accepted, [field]: candidateValues[field] };
      const fault = faultOf(field, deps.readEntry(storedEntry({ id, kind, answers: next })));
      if (fault === undefined) accepted = next;
      else rejected.push({ field, because: fault });
    }
    return { values: accepted, left: rejected };
  }

  function faultOf(field: WorkField | EducationField, entry: ProfileEntry): string | undefined {
    if (entry.kind !== 'work') return undefined;
    try {
      requireWorkFits(field, entry, monthOfDay(deps.today()));
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  return {
    /** Adds what a CV suggests, all at once. */
    async add(
      requestContext: RequestContext,
      { answers, entries }: Additions,
    ): Promise<{
      readonly message: string;
      readonly added: Added;
      readonly left: Left[];
      readonly completeness: Completeness;
    }> {
      const { answers: before, rows } = await begin(requestContext);
      const additions: Added = { answers: [], entries: [] };
      const rejected: Left[] = [];
      const after: Record<string, unknown> = { ...before };
      for (const { field, value, was } of answers) {
        const current = before[field] ?? null;
        if (isSameAnswer(current, value)) continue;
        if (!isSameAnswer(current, was)) {
          rejected.push({ field, because: 'This has been changed somewhere else.' });
          continue;
        }
        after[field] = value;
        additions.answers.push({ field, value, before: current });
      }
      await setAnswers(requestContext, before, after);
      let place = Math.max(-1, ...rows.map((row) => row.place));
      const room = { work: maxOfKind, education: maxOfKind };
      for (const row of rows) if (!row.removed) room[row.kind] -= 1;
      for (const entry of entries) {
        const { id, kind } = entry;
        if (rows.some((row) => row.id === id)) continue;
        const fits = fitting(entry);
        place += 1;
        const isAdded = room[kind] > 0 && (await repository.addEntry(requestContext, { id, kind, place }));
        if (isAdded) {
          room[kind] -= 1;
          await repository.setEntry(requestContext, id, fits.values);
          additions.entries.push({ id, values: fits.values });
          rejected.push(...fits.left);
        } else rejected.push({ field: kind, because: `You can add up to ${maxOfKind}. Remove one first.` });
      }
      return {
        message: 'Added to your profile.',
        added: additions,
        left: rejected,
        completeness: await completeness(requestContext),
      };
    },
    /** Takes it back, as far as it has not been changed since. */
    async takeBack(
      requestContext: RequestContext,
      { answers, entries }: TakenBack,
    ): Promise<{ readonly message: string; readonly kept: string[]; readonly completeness: Completeness }> {
      const { answers: before, rows } = await begin(requestContext);
      const unchanged: string[] = [];
      const after: Record<string, unknown> = { ...before };
      for (const { field, value, before: earlier } of answers) {
        if (!isSameAnswer(before[field], value)) unchanged.push(field);
        else if (earlier === null || earlier === undefined) delete after[field];
        else after[field] = earlier;
      }
      await setAnswers(requestContext, before, after);
      for (const { id, values } of entries) {
        const row = rows.find((each) => each.id === id && !each.removed);
        if (row === undefined) continue;
        if (isSameAnswer(row.answers, values))
          await repository.setRemoved(requestContext, id, new Date(deps.now()));
        else unchanged.push(row.kind);
      }
      await repository.dropRemoved(requestContext, keptRemoved);
      return { message: 'Undone.', kept: unchanged, completeness: await completeness(requestContext) };
    },
  };
}

export type AdditionsService = ReturnType<typeof additionsService>;
