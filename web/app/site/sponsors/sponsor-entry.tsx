import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { companyPath } from '../../subjects/company/company-paths.ts';
import { dayInWords } from '../../text/days.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { FollowLink } from './follow-link.tsx';
import { sponsorPath } from './places.ts';
import { historyPoints } from './present-sponsor.ts';
import { SponsorMeaning } from './sponsor-meaning.tsx';
import { SponsorTicket } from './sponsor-ticket.tsx';
import './sponsor-entry.css';

/** As many as fit beside each other. */
const maxBeside = 4;

/** What the editions show of an entry, as points on a line; many of them stand below each other. */
function HistoryLine({ sponsor }: { sponsor: SponsorWithHistory }) {
  const points = historyPoints(sponsor);
  const isLong = points.length > maxBeside || points.some(({ details }) => details.length > 1);
  return (
    <ol
      className={classNames('history-line', isLong && 'history-long')}
      data-gone={!sponsor.listed || undefined}
    >
      {points.map(({ on, says, details }) => (
        <li key={`${on} ${says}`}>
          <b>{dayInWords(on)}</b>
          <span>{says}</span>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}

interface SponsorEntryProps {
  sponsor: SponsorWithHistory;
  today: string;
  /** The level of its heading: 1 on its own page. */
  level: 1 | 2;
}

/** All that is known of an entry: as its own page, and beside a list. */
export function SponsorEntry({ sponsor, today, level }: SponsorEntryProps) {
  const { elsewhere, jobs } = sponsor;
  const claiming = `/dashboard/organisation?claim=${sponsor.slug}#register`;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <div className="sponsor-entry">
      <div className="sponsor-part">
        <SponsorTicket sponsor={sponsor} today={today} level={level} />
        <section aria-labelledby="seen">
          <Heading id="seen" className="text-20">
            What the editions show
          </Heading>
          <HistoryLine sponsor={sponsor} />
        </section>
      </div>
      <div className="sponsor-part">
        <SponsorMeaning sponsor={sponsor} Heading={Heading} />
        {jobs.length > 0 && (
          <section aria-labelledby="jobs-here">
            <Heading id="jobs-here" className="text-20">
              {jobs.length === 1 ? '1 open job here' : `${jobs.length} open jobs here`}
            </Heading>
            <ul className="sponsor-places">
              {jobs.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={`/jobs/${slug}`}>{title}</Link>
                </li>
              ))}
            </ul>
            <p className="sponsor-note">
              Published by organisations that say this entry is theirs:{' '}
              {employersOf(jobs).map((employer, place) => (
                <Fragment key={employer.slug}>
                  {place > 0 && ', '}
                  <Link to={companyPath(employer)} className="underline underline-offset-4">
                    {employer.name}
                  </Link>
                </Fragment>
              ))}
              .
            </p>
          </section>
        )}
        {elsewhere.length > 0 && (
          <section aria-labelledby="elsewhere">
            <Heading id="elsewhere" className="text-20">
              The same name in other towns
            </Heading>
            <ul className="sponsor-towns">
              {elsewhere.map(({ slug, town }) => (
                <li key={slug}>
                  <Link to={sponsorPath(slug)}>{town ?? 'No town'}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap gap-3">
          {level === 2 && <LinkButton to={sponsorPath(sponsor.slug)}>Open this entry</LinkButton>}
          <FollowLink what="sponsor" which={sponsor.slug} look={level === 1 ? 'primary' : 'outline'}>
            <SpriteIcon name="bell-ring" size={18} />
            Follow<span className="sr-only"> {sponsor.name}</span>
          </FollowLink>
          <LinkButton to={claiming} look="outline" reloadDocument className="signed-in-only">
            This is us: claim it
          </LinkButton>
          <LinkButton
            to={`/signup?role=recruiter&next=${encodeURIComponent(claiming)}`}
            look="outline"
            className="signed-out-only"
          >
            This is us: claim it
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** Each once, in the order of their jobs. */
const employersOf = (jobs: SponsorWithHistory['jobs']) => [
  ...new Map(jobs.map(({ employer }) => [employer.slug, employer])).values(),
];
