import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { CompanyMark } from '../../../../subjects/job/company-mark.tsx';
import { JobWords } from '../../../../subjects/job/description/job-words.tsx';
import { JobFacts } from '../../../../subjects/job/facts/job-facts.tsx';
import { SponsorshipTag } from '../../../../subjects/job/job-tags.tsx';
import { payInWords } from '../../../../subjects/job/pay/pay-in-words.ts';
import { placeInWords } from '../../../../subjects/job/place-in-words.ts';
import { SponsorshipPanel } from '../../../../subjects/job/sponsorship/sponsorship-panel.tsx';
import type { LoadedJob } from './load-job.ts';

interface JobPreviewProps extends LoadedJob {
  answers: JobAnswers;
  /** Null until it can be judged. */
  post: PostSponsorship | null;
}

/** The job as candidates see it, with the changes that are not published. */
export function JobPreview({ job, organisation, register, answers, post }: JobPreviewProps) {
  const employer = {
    name: organisation.tradingName ?? organisation.name ?? 'Your organisation',
    about: organisation.about ?? null,
    website: organisation.website,
    industry: organisation.industry,
    size: organisation.size ?? null,
    town: organisation.town ?? null,
  };
  const card = {
    id: job.id,
    slug: job.slug,
    title: answers.title ?? '',
    employer: {
      name: employer.name,
      slug: '',
      size: employer.size,
      logo: null,
      register: null,
      registerWord: null,
    },
    place: answers.place ?? null,
    nation: answers.nation ?? null,
    workplace: answers.workplace ?? 'on-site',
    level: answers.level ?? 'mid',
    currency: answers.currency ?? 'GBP',
    payFrom: answers.payFrom ?? 0,
    payTo: answers.payTo ?? answers.payFrom ?? 0,
    hoursPerWeek: answers.hoursPerWeek ?? 0,
    occupationCode: answers.occupationCode ?? null,
    skills: answers.skills ?? [],
    publishedAt: job.publishedAt ?? job.createdAt,
    closesOn: answers.closesOn ?? null,
    badges: { activelyHiring: false, growingFast: false },
    sponsorable: post?.status ?? 'unknown',
    sponsorshipOffered: answers.sponsorship ?? null,
    payNote: post?.payNote ?? null,
    dependsOn: post?.status === 'unknown' && post.missing.includes('payScaleRole') ? 'pay-scale' : null,
  } as const;
  return (
    <div>
      <Link to={`?job=${job.id}`} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Back to editing
      </Link>
      <p className="preview-note">
        This is how candidates will see the job. Texts that you left empty are left out. Facts that you left
        empty say “Not answered”.
      </p>
      <article className="preview">
        <header>
          <div className="flex items-center gap-4">
            <CompanyMark name={employer.name} />
            <h1 className="text-36 wrap-anywhere">{card.title || 'Untitled job'}</h1>
          </div>
          <p className="job-facts mt-3">
            {employer.name} · {placeInWords(card)} ·{' '}
            <b>{card.payTo === 0 ? 'No pay yet' : payInWords(card)}</b>
          </p>
          <div className="job-tags">
            <SponsorshipTag {...card} today={londonToday()} />
          </div>
        </header>
        <div className="preview-sides">
          <div className="flex min-w-0 flex-col gap-8">
            <JobWords job={{ answers, employer }} />
            {post !== null && (
              <SponsorshipPanel sponsorship={{ offered: answers.sponsorship ?? null, register, post }} />
            )}
          </div>
          <JobFacts job={{ card, answers, hiringContact: job.hiringContact }} className="panel" />
        </div>
      </article>
    </div>
  );
}
