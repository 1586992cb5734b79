import { previewProfileOperation } from '@portway/contracts/candidate/profile/profile';
import { call } from '@portway/contracts/client';
import { orLastGoodResult } from '../../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { CandidateCard } from '../../../../subjects/candidate-card/candidate-card.tsx';
import { profilePaths } from '../../../../text/profile-paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/overview.ts';
import { NotVisible } from './not-visible.tsx';
import './overview.css';
import { ToDo } from './to-do.tsx';
import { WhoDoesNotSee } from './who-does-not-see.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'What recruiters see',
    description: 'Your profile as an employer you apply to sees it.',
    index: false,
  });

const loadPreview = orLastGoodResult((request) =>
  call(previewProfileOperation, undefined, { fetch: asMe(request) }),
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [profile, preview] = await Promise.all([loadProfile(request), loadPreview(request)]);
  return { profile, preview };
}

export default function Overview({ loaderData: { profile, preview } }: Route.ComponentProps) {
  const { answers, completeness, hiddenFrom } = profile;
  const asRecruiter = useQuery().get('as') === 'recruiter';
  return (
    <ProfilePage
      at="/dashboard/profile"
      profile={profile}
      lead="Your profile exactly as an employer you apply to sees it. What you have not given is left out."
    >
      <div className="overview-head">
        <h2 className="text-28">What Recruiters will see</h2>
        <LinkButton look="outline" to={asRecruiter ? profilePaths.overview : '?as=recruiter'}>
          {asRecruiter ? 'Show what is missing' : 'See it as a recruiter'}
        </LinkButton>
      </div>
      {!preview.visible && <NotVisible isClosed={answers.searchStatus === 'closed'} />}
      <div className={asRecruiter ? 'overview-alone' : 'overview'}>
        {!asRecruiter && <ToDo completeness={completeness} />}
        <CandidateCard card={preview.card} />
        {!asRecruiter && <WhoDoesNotSee hiddenFrom={hiddenFrom} />}
      </div>
    </ProfilePage>
  );
}
