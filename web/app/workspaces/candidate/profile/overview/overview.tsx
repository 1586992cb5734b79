import {
  type Completeness,
  type Profile,
  previewProfileOperation,
} from '@portway/contracts/candidate/profile/profile';
import { call } from '@portway/contracts/client';
import { Link } from 'react-router';
import { orLastGoodResult } from '../../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { CandidateCard } from '../../../../subjects/candidate-card/candidate-card.tsx';
import { profilePaths } from '../../../../text/profile/profile-paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { missingSteps } from '../../step-words.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/overview.ts';
import './overview.css';

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

/** Says who sees the profile while the candidate's search is closed, and how to change that. */
function NotVisible({ isClosed }: { isClosed: boolean }) {
  return (
    <Notice kind="warning" title="Only employers you apply to see this" className="mt-4">
      <p>
        {isClosed
          ? 'Your search is closed to offers. Employers cannot search through profiles here.'
          : 'Employers cannot search through profiles here. You have not said yet where you are in your search.'}{' '}
        <Link
          to={`${profilePaths.preferences}#searchStatus`}
          className="font-medium text-link underline underline-offset-4"
        >
          {isClosed ? 'Change where you are in your search' : 'Say where you are in your search'}
        </Link>
      </p>
    </Notice>
  );
}

/** The profile's completeness, the best next step, and all other missing answers. */
function ToDo({ completeness }: { completeness: Completeness }) {
  const { percent, needed } = completeness;
  const [best, ...moreSteps] = missingSteps(completeness);
  return (
    <section aria-labelledby="to-do" className="panel">
      <h3 id="to-do" className="text-20">
        What is missing
      </h3>
      <div className="mt-3">
        <Progress label={`${percent}% complete`} value={percent} />
      </div>
      {best === undefined ? (
        <p className="mt-4 text-15">Nothing: an employer you apply to has all it needs to decide.</p>
      ) : (
        <>
          <p className="mt-4 text-14 text-ink-2">The best next step</p>
          <p className="font-semibold">{best.title}</p>
          <p className="mt-1 text-15 text-ink-2">{best.text}</p>
          <LinkButton to={best.to} className="mt-4">
            {best.action}
          </LinkButton>
        </>
      )}
      {moreSteps.length > 0 && (
        <div className="mt-5 border-t border-line">
          <Disclosure summary={`${moreSteps.length} more`}>
            <ul>
              {moreSteps.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to} className="to-do-link">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      {needed > 0 && (
        <p className="mt-2 text-14 text-ink-2">
          {needed === 1 ? 'One of these is' : `${needed} of these are`} needed for a complete profile. The
          rest will help.
        </p>
      )}
    </section>
  );
}

/** The companies that must not find the candidate. */
function WhoDoesNotSee({ hiddenFrom }: Pick<Profile, 'hiddenFrom'>) {
  if (hiddenFrom.length === 0) return null;
  return (
    <section aria-labelledby="hidden" className="panel">
      <h3 id="hidden" className="text-20">
        Who must not find you
      </h3>
      <ul className="mt-3 text-15">
        {hiddenFrom.map(({ name, because }) => (
          <li key={name} className="py-1 wrap-anywhere">
            {name}
            {because === 'employer' && <span className="text-ink-2"> (your employer)</span>}
          </li>
        ))}
      </ul>
      <Link to={`${profilePaths.preferences}#hiddenFrom`} className="to-do-link">
        Change who
      </Link>
    </section>
  );
}
