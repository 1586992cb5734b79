import { call } from '@portway/contracts/client';
import { type Profile, showProfileOperation } from '@portway/contracts/profile/profile';
import { type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { SectionNav } from '../../../kit/frame/section-nav.tsx';
import { orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { tellCompleteness } from '../completeness.ts';
import './profile-page.css';
import { storedIn } from '../../../kit/forms/autosave/answers.ts';
import { SaveLine } from '../../../kit/forms/autosave/save-line.tsx';
import { useAutosave, useLookAgain, useSaveSummary } from '../../../kit/forms/autosave/use-autosave.ts';
import { type ProfilePath, profilePages } from './profile-pages.ts';

/** When each was requested: anything saved since is newer. */
const askedAt = new WeakMap<Profile, number>();

/** The data of the profile's tabs: everything, as last saved. */
export const loadProfile = orLastGoodResult(async (request): Promise<Profile> => {
  const now = performance.now();
  const profile = await call(showProfileOperation, undefined, { fetch: asMe(request) });
  askedAt.set(profile, now);
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
  const autosave = useAutosave();
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => autosave.learn(storedIn(profile), askedAt.get(profile)), [autosave, profile]);
  useLookAgain(useCallback(() => void revalidate(), [revalidate]));
  useNewsOf(revalidate);
  useEffect(() => tellCompleteness(profile.completeness), [profile]);
  return (
    <div>
      <h1 className="text-36">Profile</h1>
      <div className="mt-4">
        <SectionNav label="Profile" word="Part" at={at} pages={profilePages} />
      </div>
      <div className="profile-lead">
        <p className="max-w-measure text-ink-2">{lead}</p>
        <SaveLine onlyUnsaved={at === '/dashboard/profile'} />
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** Derived data, such as the profile's completeness, is fetched again when all answers are saved. */
function useNewsOf(revalidate: () => Promise<void>) {
  const { summary, hasSaved } = useSaveSummary();
  const isNews = summary === 'stored' && hasSaved;
  useEffect(() => {
    if (isNews) void revalidate();
  }, [isNews, revalidate]);
}
