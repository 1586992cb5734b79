import type { CandidateCard } from '@portway/contracts/candidate/profile/candidate-card';
import type {
  Completeness,
  Profile,
  ProfileAnswers,
  ProfileEntry,
  SavedAnswer,
} from '@portway/contracts/candidate/profile/profile';
import type { PrivateField, ProfileField } from '@portway/contracts/candidate/profile/profile-fields';
import { requireCandidate, requireNotStaff } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { isSameAnswer, requireUnchanged } from '../../../platform/optimistic-lock.ts';
import { candidateCardOf, isVisible } from './candidate-card.presenter.ts';
import { completenessOf } from './completeness.presenter.ts';
import { requireFits } from './cross-field-rules.policy.ts';
import { storedEntry } from './entries/entry.presenter.ts';
import { hiddenCompanies } from './hidden-companies.policy.ts';
import { answersApart } from './private-answers/private-answers.policy.ts';
import type { ProfileRepository, ProfileRow, StoredAnswers } from './profile.repository.ts';

type Transaction = RequestContext['transaction'];

/** One answer to save. `was` is the value it replaces; undefined skips the comparison. */
export interface AnswerToSave<Field extends string> {
  readonly field: Field;
  readonly value: unknown;
  readonly was?: unknown;
}

export interface ProfileDeps {
  readonly repository: ProfileRepository;
  readonly audit: Audit;
  readonly readAnswers: (stored: object) => ProfileAnswers;
  /** Answers that no employer may see. */
  readonly privateFields: readonly PrivateField[];
  readonly readEntry: (stored: object) => ProfileEntry;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** A candidate's profile, answer by answer. */
export function profileService(deps: ProfileDeps) {
  const { repository, audit, today, now } = deps;

  /** What employers see of somebody, and how complete it is. */
  async function wholeProfile(requestContext: RequestContext) {
    const row = await repository.find(requestContext);
    const entries = (await repository.entries(requestContext)).map((entry) =>
      deps.readEntry(storedEntry(entry)),
    );
    const photo = await repository.photo(requestContext);
    const hasResume = await repository.hasResume(requestContext);
    const answers = { ...deps.readAnswers(row.answers), ...displayName(requestContext) };
    return { row, answers, entries, photo: asDataAddress(photo), hasPhoto: photo !== undefined, hasResume };
  }

  /** The caller's answers, private ones included. */
  const ownAnswers = async (requestContext: RequestContext) => ({
    ...deps.readAnswers(await repository.ownAnswers(requestContext)),
    ...displayName(requestContext),
  });

  /** The owner, how complete the profile is, and the current answers. */
  const completeness = async (requestContext: RequestContext): Promise<Completeness> =>
    completenessOf({ ...(await wholeProfile(requestContext)), answers: await ownAnswers(requestContext) });

  async function beHere(requestContext: RequestContext, { activeOn }: ProfileRow): Promise<string> {
    if (activeOn !== today()) await repository.setActive(requestContext, today());
    return today();
  }

  async function write(
    requestContext: RequestContext,
    stored: StoredAnswers,
    { field, value }: AnswerToSave<ProfileField>,
  ) {
    if (field === 'fullName') {
      await repository.setName(requestContext, String(value));
      await audit.note(requestContext, 'details-changed');
      return;
    }
    const { [field]: _, ...others } = stored;
    const answers = value === null ? others : { ...others, [field]: value };
    requireFits(field, deps.readAnswers(answers), today());
    await repository.setAnswers(requestContext, answersApart(answers, deps.privateFields));
  }

  function card(
    { row, ...content }: Awaited<ReturnType<typeof wholeProfile>>,
    activeOn: string | null,
  ): CandidateCard {
    return candidateCardOf({ ...content, pronouns: row.pronouns, activeOn, today: today(), now: now() });
  }

  return {
    /** Begins an empty profile, which makes the caller a candidate. */
    async start(requestContext: RequestContext): Promise<{ readonly message: string }> {
      requireNotStaff(requestContext.caller);
      await repository.takeChange(requestContext);
      await repository.hold(requestContext);
      return { message: 'You can look for work now. Fill in your profile first.' };
    },
    /** Begins the profile of a new account, with the time zone of its device if that is known. */
    begin: (transaction: Transaction, account: string, timeZone: string | undefined): Promise<void> =>
      repository.begin(transaction, account, deps.readAnswers(timeZone === undefined ? {} : { timeZone })),
    async show(requestContext: RequestContext): Promise<Profile> {
      requireCandidate(requestContext.caller);
      const profile = await wholeProfile(requestContext);
      await beHere(requestContext, profile.row);
      const answers = await ownAnswers(requestContext);
      return {
        answers,
        entries: profile.entries,
        photo: profile.photo,
        hiddenFrom: hiddenCompanies(answers, profile.entries),
        completeness: completenessOf({ ...profile, answers }),
      };
    },
    async save(requestContext: RequestContext, change: AnswerToSave<ProfileField>): Promise<SavedAnswer> {
      requireCandidate(requestContext.caller);
      await repository.takeChange(requestContext);
      await repository.hold(requestContext);
      const answers = await repository.ownAnswers(requestContext);
      const current =
        change.field === 'fullName'
          ? shownName(await repository.name(requestContext))
          : answers[change.field];
      const value = change.value ?? null;
      if (!isSameAnswer(current, value)) {
        requireUnchanged(change, current);
        await write(requestContext, answers, { ...change, value });
      }
      const caller =
        change.field === 'fullName'
          ? { ...requestContext.caller, fullName: String(value) }
          : requestContext.caller;
      return { message: 'Saved.', value, completeness: await completeness({ ...requestContext, caller }) };
    },
    async preview(
      requestContext: RequestContext,
    ): Promise<{ readonly card: CandidateCard; readonly visible: boolean }> {
      requireCandidate(requestContext.caller);
      const profile = await wholeProfile(requestContext);
      const activeOn = await beHere(requestContext, profile.row);
      return { card: card(profile, activeOn), visible: isVisible(profile.answers) };
    },
    /** Another candidate as recruiters see them; row-level security decides whether they are visible. */
    async cardOf(
      requestContext: RequestContext,
      who: { readonly account: string; readonly fullName: string },
    ): Promise<CandidateCard> {
      const profile = await wholeProfile({ ...requestContext, caller: { ...requestContext.caller, ...who } });
      return card(profile, profile.row.activeOn);
    },
    completeness,
  };
}

export type ProfileService = ReturnType<typeof profileService>;

function displayName({ caller }: RequestContext) {
  const fullName = shownName(caller.fullName);
  return fullName === '' ? {} : { fullName };
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
