import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { londonToday } from '../../../kit/page/london-today.ts';
import { companyPath, logoPath } from '../../../subjects/company/company-paths.ts';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { JobTags } from '../../../subjects/job/job-tags.tsx';
import { payInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { placeInWords } from '../../../subjects/job/place-in-words.ts';
import { postedWhen } from '../../../subjects/job/posted-when.ts';
import { NotOpenTag } from '../../../subjects/job/sponsorship/not-open-tag.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Applied } from '../jobs/job-row.tsx';
import { cameFromList, lastSearchAddress } from '../jobs/last-search.ts';
import { SaveJob } from '../jobs/saving/save-job.tsx';
import type { LoadedJob } from './load-job.ts';

/** The title of the job, and its controls. */
export function JobHead({ job }: Pick<LoadedJob, 'job'>) {
  const { card, state, application } = job;
  const today = londonToday();
  return (
    <header className="job-head">
      <WayBack />
      <div className="job-headline">
        <CompanyMark name={card.employer.name} logo={logoPath(card.employer)} />
        <h1 className="text-36 wrap-anywhere">{card.title}</h1>
      </div>
      <p className="job-facts">
        <Link
          to={companyPath(card.employer)}
          reloadDocument
          className="text-link underline underline-offset-4"
        >
          {card.employer.name}
        </Link>{' '}
        · {placeInWords(card)} · <b>{payInWords(card)}</b>
      </p>
      <div className="job-tags">
        <NotOpenTag state={state} />
        {application !== null && <Applied state={application.state} />}
        <JobTags {...card} today={today} />
        <span className="job-posted">{postedWhen(card.publishedAt, today)}</span>
      </div>
      <div className="job-ways">
        {state === 'published' && application === null && (
          <Button type="button" onClick={toApplying}>
            Apply
          </Button>
        )}
        <SaveJob job={{ id: card.id, title: card.title, saved: job.saved }} />
        {state !== 'closed' && (
          <CopyButton
            label="Copy link"
            done="Link copied"
            text={() => `${location.origin}/jobs/${card.slug}`}
            className="job-share"
          />
        )}
      </div>
    </header>
  );
}

/** Links to the application form. */
function toApplying() {
  document.getElementById('apply')?.scrollIntoView();
  document.querySelector<HTMLElement>('#apply textarea')?.focus({ preventScroll: true });
}

/** Back to the list as it was left: its pages and its scroll position. */
function WayBack() {
  const [isBehind, setIsBehind] = useState(false);
  useEffect(() => setIsBehind(cameFromList()), []);
  return (
    <Link
      to={`/dashboard/jobs${lastSearchAddress()}`}
      className="job-back"
      onClick={(event) => {
        if (!isBehind || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ArrowLeft size={18} aria-hidden />
      All jobs
    </Link>
  );
}
