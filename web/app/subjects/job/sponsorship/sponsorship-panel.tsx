import type { JobSponsorship, SponsorshipForMe } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../../../text/days.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { workingSteps } from '../../../text/working-steps.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Working } from '../../../ui/working.tsx';
import { entryPath } from '../../company/register-words.ts';
import {
  employerAnswer,
  excludedOptions,
  forMeAnswer,
  limbsOf,
  missingWords,
  payAnswer,
  payFigures,
  type SponsorshipAnswer,
} from './sponsorship-words.ts';

interface SponsorshipPanelProps {
  sponsorship: JobSponsorship;
  /** The candidate's own result, where a candidate is logged in. */
  forMe?: SponsorshipForMe;
  className?: string;
}

/**
 * Beside a job: can this candidate be sponsored, is the pay enough, is the employer licensed; with the
 * working.
 */
export function SponsorshipPanel({ sponsorship, forMe, className }: SponsorshipPanelProps) {
  const { post } = sponsorship;
  const figures = payFigures(post);
  return (
    <section className={className} aria-labelledby="sponsorship">
      <h2 id="sponsorship" className="text-20">
        Can this job be sponsored?
      </h2>
      <div className="mt-4 wrap-anywhere">
        {forMe && <ForMe forMe={forMe} />}
        <Answer {...payAnswer(post)}>
          {figures.length > 1 && (
            <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
              {figures.map(({ label, figure }) => (
                <div key={label}>
                  <dt className="text-14 text-ink-2">{label}</dt>
                  <dd className="font-semibold">{figure}</dd>
                </div>
              ))}
            </dl>
          )}
          {post.steps.length > 0 && <Working steps={workingSteps(post.steps)} open={false} />}
        </Answer>
        <Answer {...employerAnswer(sponsorship)}>
          <p className={words}>
            <Away to={entryPath(sponsorship.register) ?? '/sponsors'}>
              {entryPath(sponsorship.register) === undefined
                ? 'Search the register of sponsors'
                : 'See this entry and its history'}
            </Away>
          </p>
        </Answer>
        <Part title="What would this job need?">
          <p className={words}>
            <Away to={`${post.calculator}&reader=worker`}>Find the lowest salary</Away>
            {post.costs !== null && (
              <>
                {' or '}
                <Away to={post.costs}>work out what sponsoring costs</Away>
              </>
            )}
            .
          </p>
          <p className="text-14 text-ink-2">
            {ratesLastChecked(`Rates for ${dayInWords(post.judgedOn)}`, lastChecked(post))} We do not check
            whether the job is genuine or the worker suitable.
          </p>
        </Part>
      </div>
    </section>
  );
}

const words = 'text-15 text-ink-2';

/** The candidate's own result: what their profile makes of a job or an offer. */
export function ForMe({ forMe }: { forMe: SponsorshipForMe }) {
  const limbs = limbsOf(forMe);
  return (
    <Answer {...forMeAnswer(forMe)}>
      {forMe.missing.length > 0 && (
        <p className={words}>
          To answer, we need:{' '}
          {forMe.missing.map((field, place) => (
            <span key={field}>
              {place > 0 && ', '}
              <Away to={`/dashboard/profile/preferences#${field}`}>{missingWords[field] ?? field}</Away>
            </span>
          ))}
          .
        </p>
      )}
      {limbs.length > 0 && (
        <dl className="flex flex-col gap-2">
          {limbs.map(({ label, status, words: because }) => (
            <div key={label}>
              <dt className="text-15 font-medium">
                {label}: {limbWords[status]}
              </dt>
              <dd className={words}>{because}</dd>
            </div>
          ))}
        </dl>
      )}
      <Excluded forMe={forMe} />
    </Answer>
  );
}

/** One line, folded: what else the rules name, and why it is closed to this user. */
function Excluded({ forMe }: { forMe: SponsorshipForMe }) {
  const count = forMe.excluded.length;
  if (count === 0) return null;
  const summary =
    count === 1
      ? '1 other salary option does not apply to you'
      : `${count} other salary options do not apply to you`;
  return (
    <Disclosure summary={summary}>
      <dl className="flex flex-col gap-2">
        {excludedOptions(forMe).map(({ titles, because }) => (
          <div key={because}>
            <dt className="text-15 font-medium">{titles}</dt>
            <dd className={words}>{because}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

const limbWords = { yes: 'yes', no: 'no', unknown: 'not known' } as const;
const marks = {
  good: { Icon: Check, look: 'text-link' },
  bad: { Icon: X, look: 'text-coral' },
  open: { Icon: CircleHelp, look: 'text-ink-2' },
} as const;

/** The title says the same; the icon only repeats it. */
function Answer({ mark, title, lines, children }: SponsorshipAnswer & { children?: ReactNode }) {
  const { Icon, look } = marks[mark];
  return (
    <Part title={title} mark={<Icon size={20} aria-hidden className={classNames('mt-0.5 shrink-0', look)} />}>
      {lines.map((line) => (
        <p key={line} className={words}>
          {line}
        </p>
      ))}
      {children}
    </Part>
  );
}

function Part({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex max-w-measure flex-col gap-2 border-t border-line py-4">
      <h3 className="flex items-start gap-2 text-16">
        {mark}
        {title}
      </h3>
      {children}
    </section>
  );
}

function Away({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
