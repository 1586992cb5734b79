import { type Profile, showProfileOperation } from '@portway/contracts/candidate/profile/profile';
import { call } from '@portway/contracts/client';
import { type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Autosave } from '../../../kit/forms/autosave/autosave.ts';
import { SaveSummary } from '../../../kit/forms/autosave/save-status.tsx';
import { AutosaveContext, useSaveSummary } from '../../../kit/forms/autosave/use-autosave.ts';
import { SectionNav } from '../../../kit/frame/section-nav.tsx';
import { orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnFocus } from '../../../kit/loading/use-revalidate-on-focus.ts';
import { profilePaths } from '../../../text/profile-paths.ts';
import { tellCompleteness } from '../completeness.ts';
import { profileAutosaves, storedIn } from './profile-autosave.ts';
import './profile-page.css';

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
