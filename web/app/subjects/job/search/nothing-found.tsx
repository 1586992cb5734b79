import type { Nearness } from '@portway/contracts/candidate/jobs/job-choices';
import type { JobCard as Job, JobsFound } from '@portway/contracts/candidate/jobs/jobs';
import type { SearchReading } from '@portway/contracts/candidate/jobs/search-reading';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { countInWords } from '../count-in-words.ts';
import { JobCard } from '../job-card.tsx';
import type { JobSearch } from '../job-search.ts';
import { filtersIn } from './search-in-words.ts';
import './nothing-found.css';

/** A job board of somebody else. */
interface OtherBoard {
  readonly name: string;
  readonly covers: string;
  readonly address: string;
}

const nhs: readonly OtherBoard[] = [
  { name: 'NHS Jobs', covers: 'England and Wales', address: 'https://www.jobs.nhs.uk' },
  { name: 'NHS Scotland', covers: 'Scotland', address: 'https://apply.jobs.scot.nhs.uk' },
  { name: 'HSC Jobs', covers: 'Northern Ireland', address: 'https://jobs.hscni.net' },
];
const findAJob: OtherBoard = {
  name: 'Find a job',
  covers: 'GOV.UK, England, Scotland and Wales: care homes and home care too',
  address: 'https://www.gov.uk/find-a-job',
};

/** Health professionals, health associates, and nursing assistants, by the start of their codes. */
const inHealth = /^(?:22|321|6131)/;
const inCare = /^613[56]/;

/** Where jobs of an occupation are that this board does not have. */
function elsewhereFor(code: string | undefined): readonly OtherBoard[] {
  if (code === undefined) return [];
  if (inCare.test(code)) return [findAJob, ...nhs];
  return inHealth.test(code) ? nhs : [];
}

type ForAnyone = NonNullable<JobsFound['instead']>;
/** What there is instead, with the cards of this page. */
interface Instead<Card extends Job> extends Omit<ForAnyone, 'nearest'> {
  readonly nearest?: { readonly by: Nearness; readonly jobs: readonly Card[] } | undefined;
}

interface NothingFoundProps<Card extends Job> {
  search: JobSearch;
  /** How its words were read. */
  reading: SearchReading | undefined;
  instead: Instead<Card>;
  /** Today in London, YYYY-MM-DD. */
  today: string;
  addressOf: (search: JobSearch) => string;
  jobPath: (job: Card) => string;
  /** A heading of its own, where the page has none above it. */
  heading?: 'h1' | 'h2';
  /** How to hear of such a job. */
  alert: ReactNode;
}

/** Where jobs of these occupations are advertised, each board once. */
function boardsFor(occupations: readonly { readonly code: string }[]) {
  const boards = occupations.flatMap(({ code }) => elsewhereFor(code));
  return boards.filter(({ name }, index) => boards.findIndex((board) => board.name === name) === index);
}

/** A search that finds nothing: what the board has, what is nearest, and where else to look. */
export function NothingFound<Card extends Job>(props: NothingFoundProps<Card>) {
  const { search, reading, instead, today, addressOf, jobPath, heading: Heading = 'h1', alert } = props;
  const { total, nearest, occupations, namesSeveral, covers } = instead;
  const words = search.occupation ?? search.title;
  const unknownCode = occupations.length === 0 && /^\d{4}$/.test(words ?? '') ? words : undefined;
  const others = boardsFor(occupations);
  if (total.count === 0) return <NothingOpen heading={Heading} alert={alert} />;
  return (
    <div className="nothing-found">
      <header>
        <Heading data-shows="0 jobs" className="text-28 wrap-anywhere">
          {titleOf(search, reading)}
        </Heading>
        {unknownCode !== undefined && (
          <p>{unknownCode} is not a code of SOC 2020. Check the number, or search by the job title.</p>
        )}
        <p>
          {countInWords(total)} {total.count === 1 ? 'is' : 'are'} open here.
          {covers.length > 0 && ' Most are for:'}
        </p>
        {covers.length > 0 && (
          <ul className="board-covers">
            {covers.map(({ code, title, jobs }) => (
              <li key={code}>
                <Link to={addressOf({ occupation: code })}>
                  {title} <b>{jobs}</b>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      {others.length > 0 && (
        <Part title="Where such jobs are">
          <ul className="way-list">
            {others.map(({ name, covers: where, address }) => (
              <li key={name}>
                <a href={address} rel="noopener nofollow">
                  <span>
                    <b>{name}</b>
                    <span>{where}</span>
                  </span>
                  <SpriteIcon name="external-link" size={20} />
                </a>
              </li>
            ))}
          </ul>
          <p>These boards are not ours. Check with the employer whether it sponsors.</p>
        </Part>
      )}
      <Part
        title="What sponsoring this work needs"
        {...(namesSeveral && {
          note: 'The words could mean several occupations. Which of these is the work?',
        })}
      >
        <ul className="way-list">
          {occupations.map(({ code, title, canBeSponsored }) => (
            <Way key={code} to={`/occupations/${code}`} name={`${code} ${title}`}>
              {canBeSponsored
                ? 'Who can be sponsored for it, and at what pay'
                : 'No worker can be sponsored for it'}
            </Way>
          ))}
          {(namesSeveral || occupations.length === 0) && (
            <Way to="/occupations" name="Every occupation">
              Which jobs can be sponsored
            </Way>
          )}
        </ul>
      </Part>
      {nearest !== undefined && (
        <Part title="Nearest jobs here" note={nearWords(nearest.by, reading?.place ?? search.place)}>
          <div className="job-list">
            {nearest.jobs.map((job) => (
              <JobCard key={job.id} job={job} to={jobPath(job)} today={today} />
            ))}
          </div>
        </Part>
      )}
      <div className="when-one-comes">
        <SpriteIcon name="bell-ring" size={22} />
        <p>
          <b>Tell me when such a job comes</b>
          <span>A saved search counts new jobs, and can email them to you.</span>
        </p>
        {alert}
      </div>
    </div>
  );
}

function titleOf(search: JobSearch, reading: SearchReading | undefined): string {
  const title = reading?.work ?? search.title ?? '';
  const place = reading?.place ?? search.place;
  const what = title === '' ? '' : ` for “${title}”`;
  const where = place === undefined ? '' : ` in ${place}`;
  const hasFilters =
    filtersIn(search).length > 0 ||
    [reading?.level, reading?.workplace, reading?.sponsored].some((filter) => filter !== undefined);
  return `No job here${what}${where}${hasFilters ? ' with these filters' : ''}`;
}

/** How the nearest jobs are near. */
function nearWords(by: Nearness, place: string | undefined): string {
  return {
    'without-filters': 'They fit your words, not your filters.',
    'but-one-filter': 'They fit all your filters but one.',
    elsewhere: place === undefined ? 'The same words.' : `The same words, outside ${place}.`,
    'like-work': 'The same kind of work.',
    'same-place': place === undefined ? 'In the same place.' : `Other work in ${place}.`,
  }[by];
}

function NothingOpen({ heading: Heading, alert }: { heading: 'h1' | 'h2'; alert: ReactNode }) {
  return (
    <div className="nothing-found">
      <header>
        <Heading data-shows="0 jobs" className="text-28">
          No job is open here at the moment
        </Heading>
        <p>With an account you can save a search, and hear by email when a job fits it.</p>
      </header>
      <div>{alert}</div>
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-20">{title}</h2>
      {note !== undefined && <p>{note}</p>}
      {children}
    </section>
  );
}

function Way({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <span>
          <b>{name}</b>
          <span>{children}</span>
        </span>
        <SpriteIcon name="arrow-right" size={20} />
      </Link>
    </li>
  );
}
