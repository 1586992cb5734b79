import type { CandidateCard } from '@portway/contracts/profile/candidate-card';
import type {
  Completeness,
  Profile,
  ProfileAnswers,
  ProfileEntry,
  SavedAnswer,
} from '@portway/contracts/profile/profile';
import type { ProfileField } from '@portway/contracts/profile/profile-fields';
import { requireCandidate } from '../../platform/auth/authorisation.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { Work } from '../../platform/db/request-context.ts';
import { candidateCardOf, isVisible } from './candidate-card.presenter.ts';
import { completenessOf } from './completeness.presenter.ts';
import { requireFits } from './cross-field-rules.policy.ts';
import { storedEntry } from './entry.presenter.ts';
import { hiddenCompanies } from './hidden-companies.policy.ts';
import { isSameAnswer, requireUnchanged } from './optimistic-lock.policy.ts';
import type { ProfileRepository, ProfileRow, StoredAnswers } from './profile.repository.ts';

/** One answer to save. `was` is the value it replaces; undefined skips the comparison. */
export interface AnswerToSave<Field extends string> {
  readonly field: Field;
  readonly value: unknown;
  readonly was?: unknown;
}

export interface ProfileService {
  show(work: Work): Promise<Profile>;
  save(work: Work, answer: AnswerToSave<ProfileField>): Promise<SavedAnswer>;
  preview(work: Work): Promise<{ readonly card: CandidateCard; readonly visible: boolean }>;
  /** Another candidate as recruiters see them; row-level security decides whether they are visible. */
  cardOf(work: Work, who: { readonly account: string; readonly fullName: string }): Promise<CandidateCard>;
  /** The owner, how complete the profile is, and the current answers. */
  completeness(work: Work): Promise<Completeness>;
}

export interface ProfileDeps {
  readonly repository: ProfileRepository;
  readonly audit: Audit;
  readonly readAnswers: (stored: object) => ProfileAnswers;
  readonly readEntry: (stored: object) => ProfileEntry;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** A candidate's profile, answer by answer. */
export function profileService(deps: ProfileDeps): ProfileService {
  const { repository, audit, today, now } = deps;

  async function whole(work: Work) {
    const row = await repository.find(work);
    const entries = (await repository.entries(work)).map((entry) => deps.readEntry(storedEntry(entry)));
    const photo = await repository.photo(work);
    const hasResume = await repository.hasResume(work);
    const fullName = shownName(work.caller.fullName);
    const answers = { ...deps.readAnswers(row.answers), ...(fullName !== '' && { fullName }) };
    return { row, answers, entries, photo: asDataAddress(photo), hasPhoto: photo !== undefined, hasResume };
  }

  const completeness = async (work: Work) => completenessOf(await whole(work));

  async function beHere(work: Work, { activeOn }: ProfileRow): Promise<string> {
    if (activeOn !== today()) await repository.setActive(work, today());
    return today();
  }

  async function write(work: Work, stored: StoredAnswers, { field, value }: AnswerToSave<ProfileField>) {
    if (field === 'fullName') {
      await repository.setName(work, String(value));
      await audit.note(work, 'details-changed');
      return;
    }
    const { [field]: _, ...others } = stored;
    const answers = value === null ? others : { ...others, [field]: value };
    requireFits(field, deps.readAnswers(answers), today());
    await repository.setAnswers(work, answers);
  }

  function card(
    { row, ...found }: Awaited<ReturnType<typeof whole>>,
    activeOn: string | null,
  ): CandidateCard {
    return candidateCardOf({ ...found, pronouns: row.pronouns, activeOn, today: today(), now: now() });
  }

  return {
    async show(work) {
      requireCandidate(work.caller);
      const found = await whole(work);
      await beHere(work, found.row);
      return {
        answers: found.answers,
        entries: found.entries,
        photo: found.photo,
        hiddenFrom: hiddenCompanies(found.answers, found.entries),
        completeness: completenessOf(found),
      };
    },
    async save(work, answer) {
      requireCandidate(work.caller);
      await repository.takeChange(work);
      const { answers } = await repository.hold(work);
      const stored =
        answer.field === 'fullName' ? shownName(await repository.name(work)) : answers[answer.field];
      const value = answer.value ?? null;
      if (!isSameAnswer(stored, value)) {
        requireUnchanged(answer, stored);
        await write(work, answers, { ...answer, value });
      }
      const caller = answer.field === 'fullName' ? { ...work.caller, fullName: String(value) } : work.caller;
      return { message: 'Saved.', value, completeness: await completeness({ ...work, caller }) };
    },
    async preview(work) {
      requireCandidate(work.caller);
      const found = await whole(work);
      const activeOn = await beHere(work, found.row);
      return { card: card(found, activeOn), visible: isVisible(found.answers) };
    },
    async cardOf(work, who) {
      const found = await whole({ ...work, caller: { ...work.caller, ...who } });
      return card(found, found.row.activeOn);
    },
    completeness,
  };
}

/** A name that did not come through our forms may contain what they refuse. */
function shownName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

function asDataAddress(jpeg: Uint8Array | undefined): string | null {
  return jpeg === undefined ? null : `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
