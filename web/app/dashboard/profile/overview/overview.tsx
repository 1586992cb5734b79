import { call } from '@portway/contracts/client';
import { previewProfileOperation } from '@portway/contracts/profile';
import { pageMeta } from '../../../page/page-meta.ts';
import { asMe } from '../../../page/signed-in.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/overview.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'What recruiters see', description: 'Your profile as recruiters see it.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [profile, preview] = await Promise.all([
    loadProfile(request),
    call(previewProfileOperation, undefined, { fetch: asMe(request) }),
  ]);
  return { profile, preview };
}

export default function Overview({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <ProfilePage at="/dashboard/profile" profile={profile} lead="…">
      …
    </ProfilePage>
  );
}
