import type {
  Completeness,
  EntryKind,
  ProfileEntry,
  SavedAnswer,
  WorkEntry,
} from '@portway/contracts/candidate/profile/profile';
import type { EducationField, WorkField } from '@portway/contracts/candidate/profile/profile-fields';
import { requireCandidate } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { isSameAnswer, requireUnchanged } from '../../../../platform/optimistic-lock.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import { monthOfDay, requireWorkFits } from '../cross-field-rules.policy.ts';
import type { EntryRow, ProfileRepository } from '../profile.repository.ts';
import type { AnswerToSave } from '../profile.service.ts';
import { storedEntry } from './entry.presenter.ts';
import { keptRemoved, maxOfKind } from './entry-limits.policy.ts';

interface Changed {
  readonly message: string;
  readonly entries: ProfileEntry[];
  readonly completeness: Completeness;
}

export interface EntriesDeps {
  readonly repository: ProfileRepository;
  readonly readEntry: (stored: object) => ProfileEntry;
  readonly completeness: (requestContext: RequestContext) => Promise<Completeness>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** RequestContext and education entries. Concurrent changes to the same profile wait for each other. */
export function entriesService(deps: EntriesDeps) {
  const { repository, completeness } = deps;

  async function begin(requestContext: RequestContext): Promise<readonly EntryRow[]> {
    requireCandidate(requestContext.caller);
    await repository.takeChange(requestContext);
    await repository.hold(requestContext);
    return await repository.entries(requestContext, 'with removed');
  }

  async function changed(requestContext: RequestContext, message: string): Promise<Changed> {
    const rows = await repository.entries(requestContext);
    const entries = rows.map((row) => deps.readEntry(storedEntry(row)));
    return { message, entries, completeness: await completeness(requestContext) };
  }

  return {
    async add(
      requestContext: RequestContext,
      { id, kind }: { readonly id: string; readonly kind: EntryKind },
    ): Promise<{
      readonly message: string;
      readonly entry: ProfileEntry;
      readonly completeness: Completeness;
    }> {
      const rows = await begin(requestContext);
      const existing = rows.find((row) => row.id === id);
      if (existing !== undefined && (existing.removed || existing.kind !== kind)) throw idTaken();
      if (existing === undefined) {
        if (rows.filter((row) => row.kind === kind && !row.removed).length >= maxOfKind) throw tooMany();
        const place = Math.max(-1, ...rows.map((row) => row.place)) + 1;
        if (!(await repository.addEntry(requestContext, { id, kind, place }))) throw idTaken();
      }
      const entry = deps.readEntry(storedEntry(existing ?? { id, kind, answers: {} }));
      return { message: 'Added.', entry, completeness: await completeness(requestContext) };
    },
    async save(
      requestContext: RequestContext,
      { id, kind }: { readonly id: string; readonly kind: EntryKind },
      change: AnswerToSave<WorkField | EducationField>,
    ): Promise<SavedAnswer> {
      const row = present(await begin(requestContext), id);
      if (row.kind !== kind) throw missing();
      const { field } = change;
      const value = change.value ?? null;
      if (!isSameAnswer(row.answers[field], value)) {
        requireUnchanged(change, row.answers[field]);
        const { [field]: _, ...others } = row.answers;
        const answers = value === null ? others : { ...others, [field]: value };
        const entry = deps.readEntry(storedEntry({ id, kind, answers }));
        if (isWork(entry)) requireWorkFits(field, entry, monthOfDay(deps.today()));
        await repository.setEntry(requestContext, id, answers);
      }
      return { message: 'Saved.', value, completeness: await completeness(requestContext) };
    },
    async move(requestContext: RequestContext, id: string, to: 'up' | 'down'): Promise<Changed> {
      const rows = await begin(requestContext);
      const row = present(rows, id);
      const beside = rows.filter((other) => other.kind === row.kind && !other.removed);
      const neighbour = beside[beside.indexOf(row) + (to === 'up' ? -1 : 1)];
      if (neighbour !== undefined) {
        await repository.setPlace(requestContext, row.id, neighbour.place);
        await repository.setPlace(requestContext, neighbour.id, row.place);
      }
      return await changed(requestContext, 'Moved.');
    },
    async remove(requestContext: RequestContext, id: string): Promise<Changed> {
      const row = (await begin(requestContext)).find((other) => other.id === id);
      if (row === undefined) throw missing();
      if (!row.removed) await repository.setRemoved(requestContext, id, new Date(deps.now()));
      await repository.dropRemoved(requestContext, keptRemoved);
      return await changed(requestContext, 'Removed.');
    },
    async restore(requestContext: RequestContext, id: string): Promise<Changed> {
      const rows = await begin(requestContext);
      const row = rows.find((other) => other.id === id);
      if (row === undefined) throw missing();
      if (
        row.removed &&
        rows.filter((other) => other.kind === row.kind && !other.removed).length >= maxOfKind
      )
        throw tooMany();
      if (row.removed) await repository.setRemoved(requestContext, id, null);
      return await changed(requestContext, 'Brought back.');
    },
  };
}

export type Entries = ReturnType<typeof entriesService>;

function present(rows: readonly EntryRow[], id: string): EntryRow {
  const row = rows.find((other) => other.id === id && !other.removed);
  if (row === undefined) throw missing();
  return row;
}

const isWork = (entry: ProfileEntry): entry is WorkEntry => entry.kind === 'work';

function tooMany(): Refusal {
  return new Refusal('too-many', `You can add up to ${maxOfKind}. Remove one first.`, { status: 409 });
}

function idTaken(): Refusal {
  const message = 'Send a new UUID.';
  return new Refusal('invalid', message, { status: 422, fields: { id: message } });
}
