import {
  type Profile,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
  showProfileOperation,
} from '@portway/contracts/candidate/profile/profile';
import {
  educationFields,
  profileFields,
  workFields,
} from '@portway/contracts/candidate/profile/profile-fields';
import { call, submit } from '@portway/contracts/client';
import { type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type AnswerKey, Autosave, type Edit, type Sent } from '../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../kit/forms/autosave/not-saved.ts';
import { onePerKey } from '../../../kit/forms/autosave/one-per-key.ts';
import { SaveSummary } from '../../../kit/forms/autosave/save-status.tsx';
import { unsentEdits } from '../../../kit/forms/autosave/unsent-edits.ts';
import { AutosaveContext, useSaveSummary } from '../../../kit/forms/autosave/use-autosave.ts';
import { type FieldSchemas, fieldErrorIn } from '../../../kit/forms/field-error.ts';
import { SectionNav } from '../../../kit/frame/section-nav.tsx';
import { jsonStorage } from '../../../kit/loading/json-storage.ts';
import { orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnFocus } from '../../../kit/loading/use-revalidate-on-focus.ts';
import { profilePaths } from '../../../text/profile/profile-paths.ts';
import { tellCompleteness } from '../completeness.ts';
import './profile-page.css';

const schemas = { profile: profileFields, work: workFields, education: educationFields };

/** The autosave of an account's profile. */
const profileAutosaves = onePerKey(
  (account) =>
    new Autosave({ send: sendAnswer, errorOf, unsent: unsentEdits(account, jsonStorage(localStorage)) }),
);

/** The parts of a key: `work.<id>.title`, or `profile.bio`, which has no id. */
function partsOf(key: AnswerKey) {
  const [kind = '', ...rest] = key.split('.');
  const field = rest.at(-1) ?? '';
  return { kind, id: rest.length > 1 ? rest[0] : undefined, field };
}

/** The error in a value, in the contract's words. */
function errorOf(key: AnswerKey, value: unknown): string | undefined {
  const { kind, field } = partsOf(key);
  if (kind !== 'profile' && kind !== 'work' && kind !== 'education') return undefined;
  const fields: FieldSchemas = schemas[kind];
  const schema = fields[field];
  return schema && fieldErrorIn(schema, value);
}

/** The whole profile, by key. An answer never given is null. */
function storedIn({ answers, entries }: Pick<Profile, 'answers' | 'entries'>): Map<AnswerKey, unknown> {
  const loadedValues = new Map<AnswerKey, unknown>();
  const answersByField: Readonly<Record<string, unknown>> = answers;
  for (const field of Object.keys(profileFields))
    loadedValues.set(`profile.${field}`, answersByField[field] ?? null);
  for (const entry of entries) {
    const values: Readonly<Record<string, unknown>> = entry;
    for (const field of Object.keys(schemas[entry.kind]))
      loadedValues.set(`${entry.kind}.${entry.id}.${field}`, values[field] ?? null);
  }
  return loadedValues;
}

/** Sends one answer to the server. */
async function sendAnswer(key: AnswerKey, { value, was }: Edit): Promise<Sent> {
  try {
    const { value: savedValue } = await saving(key, { value, was: was ?? null });
    return { status: 'saved', value: savedValue };
  } catch (error) {
    return await notSaved(error, () => theirs(key));
  }
}

async function theirs(key: AnswerKey): Promise<Sent> {
  const profile = await call(showProfileOperation, undefined, { fetch: asMe(new Request(location.href)) });
  return { status: 'changed', theirs: storedIn(profile).get(key) ?? null };
}

function saving(key: AnswerKey, answer: Edit) {
  const { kind, id = '', field } = partsOf(key);
  const me = { fetch: asMe(new Request(location.href)) };
  const body = { field, ...answer };
  if (kind === 'work') return submit(saveWorkOperation, body, { ...me, parameters: { id } });
  if (kind === 'education') return submit(saveEducationOperation, body, { ...me, parameters: { id } });
  return submit(saveAnswerOperation, body, me);
}

/** The tabs of the profile, named as in the specification. */
const profilePages = [
  { to: profilePaths.overview, label: 'Overview' },
  { to: profilePaths.profile, label: 'Profile' },
  { to: profilePaths.resume, label: 'Resume/ CV' },
  { to: profilePaths.preferences, label: 'Preferences' },
  { to: profilePaths.culture, label: 'Culture' },
] as const;

type ProfilePath = (typeof profilePages)[number]['to'];

/** When each was requested: anything saved since is newer. */
const askedAt = new WeakMap<Profile, number>();

/** The data of the profile's tabs: everything, as last saved. */
export const loadProfile = orLastGoodResult(async (request): Promise<Profile> => {
  const requestedAt = performance.now();
  const profile = await call(showProfileOperation, undefined, { fetch: asMe(request) });
  askedAt.set(profile, requestedAt);
  return profile;
});

interface ProfilePageProps {
  at: ProfilePath;
  profile: Profile;
  lead: ReactNode;
  children: ReactNode;
}

/** One tab of the profile: the other tabs, its heading, the save state, and its fields. */
export function ProfilePage({ at, profile, lead, children }: ProfilePageProps) {
  const autosave = profileAutosaves.of(useMe().id);
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => autosave.learn(storedIn(profile), askedAt.get(profile)), [autosave, profile]);
  useRevalidateOnFocus(useCallback(() => void revalidate(), [revalidate]));
  useRevalidateOnSave(autosave, revalidate);
  useEffect(() => tellCompleteness(profile.completeness), [profile]);
  return (
    <div>
      <h1 className="text-36">Profile</h1>
      <div className="mt-4">
        <SectionNav label="Profile" at={at} pages={profilePages} />
      </div>
      <div className="profile-lead">
        <p className="max-w-measure text-ink-2">{lead}</p>
        <SaveSummary autosave={autosave} onlyUnsaved={at === '/dashboard/profile'} />
      </div>
      <AutosaveContext value={autosave}>
        <div className="mt-6">{children}</div>
      </AutosaveContext>
    </div>
  );
}

/** Derived data, such as the profile's completeness, is fetched again when all answers are saved. */
function useRevalidateOnSave(autosave: Autosave, revalidate: () => Promise<void>) {
  const { summary, hasSaved } = useSaveSummary(autosave);
  const isSaved = summary === 'stored' && hasSaved;
  useEffect(() => {
    if (isSaved) void revalidate();
  }, [isSaved, revalidate]);
}
