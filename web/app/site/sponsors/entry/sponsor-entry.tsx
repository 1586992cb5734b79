import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { companyPath } from '../../../subjects/company/company-paths.ts';
import { dayInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';
import { gradeOf } from '../../../text/sponsor/rating-words.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { OfficialList } from '../edition-line.tsx';
import { sponsorPath } from '../places.ts';
import { FollowLink } from './follow-link.tsx';
import { historyPoints } from './present-sponsor.ts';
import { SponsorTicket } from './sponsor-ticket.tsx';
import './sponsor-entry.css';

/** The rule of the Skilled Worker route on the rating of a sponsor. */
export const ratingRule = 'eligible-role.sponsor-rating';

interface SponsorMeaningProps {
  sponsor: SponsorWithHistory;
  Heading: 'h2' | 'h3';
}

/** What an entry means, and what it does not. */
export function SponsorMeaning({ sponsor: { listed, routes }, Heading }: SponsorMeaningProps) {
  if (!listed) return <GoneMeaning Heading={Heading} />;
  const skilled = routes.filter(({ route }) => /^skilled worker$/i.test(route));
  const isRatedB = skilled.length > 0 && skilled.every(({ rating }) => gradeOf(rating) === 'B');
  return (
    <div className="sponsor-means">
      <Meaning look="bg-mint" icon={<SpriteIcon name="check" size={20} />} title="It means" Heading={Heading}>
        The Home Office has licensed it to sponsor workers on{' '}
        {routes.length === 1 ? 'this route' : 'these routes'}.
      </Meaning>
      <Meaning
        look="bg-sand"
        icon={<SpriteIcon name="x" size={20} />}
        title="It does not mean"
        Heading={Heading}
      >
        That it sponsors you, or that a given job can be sponsored: that depends on{' '}
        <Link to="/occupations">the job</Link> and <Link to="/salary-calculator">the pay</Link>. Anyone can
        use a company’s name. An entry does not show that an offer is real.
      </Meaning>
      {isRatedB && (
        <Meaning
          look="bg-sand"
          icon={<SpriteIcon name="triangle-alert" size={20} />}
          title="Rated B for Skilled Workers"
          Heading={Heading}
        >
          It can sponsor its own workers who continue for it. A new worker needs{' '}
          <Link to={rulePath(ratingRule)}>a sponsor rated A</Link>.
        </Meaning>
      )}
      {skilled.length === 0 && (
        <Meaning
          look="bg-sand"
          icon={<SpriteIcon name="triangle-alert" size={20} />}
          title="Not for Skilled Workers"
          Heading={Heading}
        >
          This entry has no licence for the Skilled Worker route.
        </Meaning>
      )}
    </div>
  );
}

function GoneMeaning({ Heading }: Pick<SponsorMeaningProps, 'Heading'>) {
  return (
    <div className="sponsor-means">
      <Meaning
        look="bg-rose"
        icon={<SpriteIcon name="x" size={20} />}
        title="What this means"
        Heading={Heading}
      >
        The newest edition has no entry with this name in this town. The register does not say why. The
        company may have moved, changed its name or lost its licence. Check the official list before you rely
        on this.
        <span className="mt-3 block">
          <OfficialList />
        </span>
      </Meaning>
    </div>
  );
}

interface MeaningProps extends Pick<SponsorMeaningProps, 'Heading'> {
  look: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Meaning({ look, icon, title, Heading, children }: MeaningProps) {
  return (
    <section className={look}>
      <Heading>
        {icon}
        {title}
      </Heading>
      <p>{children}</p>
    </section>
  );
}

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
  const claiming = `/dashboard/organisation/register?claim=${sponsor.slug}`;
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
