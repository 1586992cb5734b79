import type { Company } from '@portway/contracts/hiring/companies/companies';
import { data, Link, redirect } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { companyPath, logoPath } from '../../subjects/company/company-paths.ts';
import { RegisterTag } from '../../subjects/company/register-tag.tsx';
import {
  entryPath,
  isOldEdition,
  lookItUp,
  registerLines,
  uncheckedLine,
} from '../../subjects/company/register-words.ts';
import { CompanyMark } from '../../subjects/job/company-mark.tsx';
import { Prose } from '../../subjects/job/description/prose.tsx';
import { JobCard } from '../../subjects/job/job-card.tsx';
import { nationWords } from '../../text/job/job-choices.ts';
import { companySizeWords } from '../../text/profile/profile-choices.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/company.ts';
import { companyAt } from './company-api.server.ts';
import { CompanyFacts, card } from './company-facts.tsx';
import './company.css';

/** Most that search engines show of a description. */
const longest = 160;

/** Title and description for search engines; a page of later jobs, or without any, is for people alone. */
function companyMeta(company: Company, isLater: boolean) {
  const { name, about, industry, total } = company;
  const jobs = total.count === 1 ? '1 open job' : `${total.count}${total.more ? '+' : ''} open jobs`;
  const start = total.count === 0 ? `${name}.` : `${name}: ${jobs}, each with what sponsoring it needs.`;
  const whole = [start, industry === null ? '' : `${industry}.`, about ?? '']
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    title: total.count === 0 ? name : `Jobs at ${name}`,
    description: whole.length <= longest ? whole : `${whole.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`,
    canonical: companyPath(company),
    index: !isLater && total.count > 0,
  };
}

/** schema.org `Organization` of a company: only what it says of itself. */
function organisationOf(company: Company, origin: string) {
  const { name, about, website, offices, logo } = company;
  const address = [...offices.filter(({ head }) => head), ...offices.filter(({ head }) => !head)].map(
    ({ town, nation, address: street }) => ({
      '@type': 'PostalAddress',
      ...(street !== null && { streetAddress: street }),
      addressLocality: town,
      addressRegion: nationWords[nation],
      addressCountry: 'GB',
    }),
  );
  return {
    '@type': 'Organization',
    name,
    url: `${origin}${companyPath(company)}`,
    ...(about !== null && { description: about }),
    ...(website !== null && { sameAs: website }),
    ...(logo !== null && { logo: `${origin}${companyPath(company)}/logo.jpg` }),
    ...(address.length > 0 && { address }),
  };
}

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

type OpenJobsProps = Pick<Required<Route.ComponentProps['loaderData']>, 'today' | 'isLater'> & {
  company: NonNullable<Route.ComponentProps['loaderData']['company']>;
};

function OpenJobs({ company, today, isLater }: OpenJobsProps) {
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

/** Who the company is, and how many of its jobs are open. */
function CompanyHead({ company }: { company: Company }) {
  const { name, industry, size, town, offices, register } = company;
  const people = size === null ? null : `${companySizeWords[size].people} people`;
  const at = offices.find(({ head }) => head)?.town ?? town;
  const facts = [industry, people, at].filter((fact) => fact !== null);
  return (
    <header className="page-width pt-8 pb-8 sm:pt-12">
      <Breadcrumbs trail={[{ to: '/jobs', title: 'Jobs' }]} />
      <div className="company-head">
        <CompanyMark name={name} logo={logoPath(company)} />
        <div className="min-w-0">
          <h1 className="text-48 wrap-anywhere">{name}</h1>
          {facts.length > 0 && (
            <p className="job-note">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      <p className="mt-5 max-w-measure text-20 text-ink-2">{jobsSentence(company)}</p>
      {register.edition !== null && (
        <p className="mt-4">
          <RegisterTag match={register} />
        </p>
      )}
    </header>
  );
}

/** The company's entry on the register of sponsors: what it says, what that means, and what it does not. */
function CompanyRegister({ company: { register }, today }: { company: Company; today: string }) {
  const path = entryPath(register);
  const isListed =
    register.confirmed !== null && register.confirmed.lastSeenOn === register.edition?.publishedOn;
  const isOld = isOldEdition(register, today);
  return (
    <section aria-labelledby="register" className={card}>
      <h2 id="register" className="text-20">
        Register of licensed sponsors
      </h2>
      <div className="company-register">
        {registerLines(register).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {register.edition !== null && (
          <dl>
            {isListed && (
              <div>
                <dt>It means</dt>
                <dd>
                  The Home Office has licensed this entry to sponsor workers on the routes that it names.
                </dd>
              </div>
            )}
            <div>
              <dt>It does not mean</dt>
              <dd>
                That the company sponsors you, or that a given job can be sponsored: that depends on the job
                and its pay. {uncheckedLine(register).join(' ')}
              </dd>
            </div>
          </dl>
        )}
        {(isOld || register.edition === null) && <p>{lookItUp(isOld)}</p>}
        <p>
          <Link to={path ?? '/sponsors'} className="text-link underline underline-offset-4">
            {path === undefined ? 'Search the register of sponsors' : 'See this entry and its history'}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** How many jobs are open, and how many of them pay enough to be sponsored for somebody; that only where all are seen. */
function jobsSentence({ jobs, total }: Pick<Company, 'jobs' | 'total'>): string {
  if (total.count === 0) return 'No open jobs at the moment.';
  const open = total.more
    ? `More than ${total.count} open jobs`
    : total.count === 1
      ? '1 open job'
      : `${total.count} open jobs`;
  if (jobs.length < total.count || total.more) return `${open}.`;
  const enough = jobs.filter(
    ({ sponsorable, sponsorshipOffered }) =>
      sponsorshipOffered !== 'no' && sponsorable !== 'nobody' && sponsorable !== 'unknown',
  ).length;
  if (enough === 0) return `${open}.`;
  if (total.count === 1) return `${open}, with pay high enough to sponsor someone.`;
  return `${open}, ${enough === total.count ? 'all' : enough} with pay high enough to sponsor someone.`;
}
