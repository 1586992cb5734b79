import type { Job } from '@portway/contracts/candidate/jobs/jobs';
import { Link } from 'react-router';
import { companyPath, logoPath } from '../../subjects/company/company-paths.ts';
import { CompanyMark } from '../../subjects/job/company-mark.tsx';
import { JobTags } from '../../subjects/job/job-tags.tsx';
import { payInWords } from '../../subjects/job/pay/pay-in-words.ts';
import { placeInWords } from '../../subjects/job/place-in-words.ts';
import { postedWhen } from '../../subjects/job/posted-when.ts';
import { NotOpenTag } from '../../subjects/job/sponsorship/not-open-tag.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** Summary of the job, with a button to apply, or to log in or sign up first; both lead back to the job. */
export function JobHead({ job: { card, state }, today }: { job: Job; today: string }) {
  const application = `/dashboard/job-details?job=${card.id}`;
  return (
    <header className="page-width pt-8 pb-8 sm:pt-12">
      <Breadcrumbs trail={[{ to: '/jobs', title: 'Jobs' }]} />
      <div className="flex items-center gap-4">
        <CompanyMark name={card.employer.name} logo={logoPath(card.employer)} />
        <h1 className="text-48 wrap-anywhere">{card.title}</h1>
      </div>
      <p className="job-facts mt-3">
        <Link to={companyPath(card.employer)} className="text-link underline underline-offset-4">
          {card.employer.name}
        </Link>{' '}
        · {placeInWords(card)} · <b>{payInWords(card)}</b>
      </p>
      <div className="job-tags">
        <NotOpenTag state={state} />
        <JobTags {...card} today={today} />
      </div>
      <p className="job-note">{postedWhen(card.publishedAt, today)}</p>
      {state === 'paused' ? <Paused /> : <ToApply application={application} />}
    </header>
  );
}

function Paused() {
  return (
    <div className="mt-6 flex max-w-measure flex-col items-start gap-4">
      <p>
        The employer has paused this job. Nobody new can apply until it opens again. If you have applied, your
        application stays as it is.
      </p>
      <LinkButton to="/jobs" look="outline">
        See open jobs
      </LinkButton>
    </div>
  );
}

function ToApply({ application }: { application: string }) {
  const onward = encodeURIComponent(application);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <LinkButton to={application} reloadDocument className="signed-in-only">
        Apply
      </LinkButton>
      <LinkButton to={`/login?next=${onward}`} className="signed-out-only">
        Log in to apply
      </LinkButton>
      <LinkButton to={`/signup?role=candidate&next=${onward}`} look="outline" className="signed-out-only">
        Create an account
      </LinkButton>
    </div>
  );
}
