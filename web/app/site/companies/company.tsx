import { data, redirect } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { companyPath } from '../../subjects/company/company-paths.ts';
import { JobCard } from '../../subjects/job/job-card.tsx';
import { Prose } from '../../subjects/job/prose.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/company.ts';
import { companyAt } from './company-api.server.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { companyMeta, organisationOf } from './company-meta.ts';
import { CompanyRegister } from './company-register.tsx';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.company
      ? companyMeta(loaderData.company, loaderData.isLater)
      : {
          title: 'There is no such company',
          description: 'No company that has published a job here has this address.',
          index: false,
        },
  );

/** An earlier address leads to the present one. `described` holds structured data for search engines. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const company = await companyAt({ request, context }, params.slug, after);
  const today = londonToday();
  const isLater = after !== null;
  if (company === undefined)
    return data({ company: undefined, today, isLater, described: [] }, { status: 404 });
  if (company.slug !== params.slug) throw redirect(companyPath(company), 301);
  return data(
    { company, today, isLater, described: [organisationOf(company, ourOrigin())] },
    { status: 200 },
  );
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, today, isLater } = loaderData;
  if (company === undefined) return <NoSuchCompany />;
  return (
    <article>
      <CompanyHead company={company} />
      <div className="page-width grid items-start gap-x-12 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-10">
          <OpenJobs company={company} today={today} isLater={isLater} />
          {company.about !== null && (
            <section aria-labelledby="about" className="flex flex-col gap-3">
              <h2 id="about" className="text-22">
                About {company.name}
              </h2>
              <Prose text={company.about} />
            </section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CompanyRegister company={company} today={today} />
          <CompanyFacts company={company} />
        </div>
      </div>
    </article>
  );
}

type Shown = Pick<Required<Route.ComponentProps['loaderData']>, 'today' | 'isLater'> & {
  company: NonNullable<Route.ComponentProps['loaderData']['company']>;
};

function OpenJobs({ company, today, isLater }: Shown) {
  const { jobs, next } = company;
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="text-22">
        Open jobs
      </h2>
      {jobs.length === 0 ? (
        <p className="mt-3 text-ink-2">
          No job is open here at the moment. If you applied to one, your application stays in your account.
        </p>
      ) : (
        <div className="job-list mt-2">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} to={`/jobs/${job.slug}`} today={today} withEmployer={false} />
          ))}
        </div>
      )}
      {(next !== null || isLater) && (
        <nav aria-label="Pages of jobs" className="mt-6 flex flex-wrap gap-3">
          {next !== null && <LinkButton to={`${companyPath(company)}?after=${next}`}>More jobs</LinkButton>}
          {isLater && (
            <LinkButton to={companyPath(company)} look="outline">
              Back to the newest
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

function NoSuchCompany() {
  return (
    <>
      <PageHead
        eyebrow="Companies"
        title="We could not find this company"
        lead="The address may be mistyped, or the company has not published a job here."
      />
      <p className="page-width flex flex-wrap gap-3 pb-section">
        <LinkButton to="/jobs">See all jobs</LinkButton>
        <LinkButton to="/sponsors" look="outline">
          Search the register of sponsors
        </LinkButton>
      </p>
    </>
  );
}
