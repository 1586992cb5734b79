import type { Job } from '@portway/contracts/candidate/jobs/jobs';
import type { ReactNode } from 'react';
import { companySizeWords } from '../../../text/profile/profile-choices.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { Prose } from './prose.tsx';

interface JobWordsProps {
  job: Pick<Job, 'answers' | 'employer'>;
  /** Whether the user has a skill; left out where nobody is logged in. */
  hasSkill?: (skill: string) => boolean;
  className?: string;
}

/** What the employer says about the job and about itself. */
export function JobWords({ job, hasSkill, className }: JobWordsProps) {
  const { about, summary, responsibilities, qualifications, skills = [] } = job.answers;
  return (
    <div className={classNames(className, 'flex flex-col gap-8')}>
      {summary && (
        <Part title="Summary">
          <Prose text={summary} />
        </Part>
      )}
      {about && (
        <Part title="About the job">
          <Prose text={about} />
        </Part>
      )}
      {responsibilities && (
        <Part title="Responsibilities">
          <Prose points text={responsibilities} />
        </Part>
      )}
      {qualifications && (
        <Part title="Qualifications">
          <Prose points text={qualifications} />
        </Part>
      )}
      {skills.length > 0 && <Skills skills={skills} hasSkill={hasSkill} />}
      <Employer {...job.employer} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  );
}

const pill = 'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-15 wrap-anywhere';

/** The user's own skills, according to their profile, are marked by more than a colour. */
function Skills({ skills, hasSkill }: { skills: readonly string[]; hasSkill: JobWordsProps['hasSkill'] }) {
  const own = skills.filter((skill) => hasSkill?.(skill));
  return (
    <Part title="Skills">
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li
            key={skill}
            className={classNames(
              pill,
              own.includes(skill) ? 'border-transparent bg-mint font-medium' : 'border-line',
            )}
          >
            {own.includes(skill) && (
              <>
                <SpriteIcon name="check" size={16} />
                <span className="sr-only">You have: </span>
              </>
            )}
            {skill}
          </li>
        ))}
      </ul>
      {hasSkill && (
        <p className="text-14 text-ink-2">
          {own.length === 0
            ? 'Your profile names none of these.'
            : `Your profile names ${own.length} of these ${skills.length}.`}
        </p>
      )}
    </Part>
  );
}

function Employer({ name, about, website, industry, size, town }: Job['employer']) {
  const people = size === null ? null : `${companySizeWords[size].people} people`;
  const facts = [industry, people, town].filter((fact) => fact !== null);
  return (
    <Part title={`About ${name}`}>
      {facts.length > 0 && <p className="text-15 text-ink-2">{facts.join(' · ')}</p>}
      {about !== null && <Prose text={about} />}
      {website !== null && (
        <p>
          <a
            href={website}
            rel="noopener nofollow"
            target="_blank"
            className="text-link underline underline-offset-4 wrap-anywhere"
          >
            {website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
            <span className="sr-only"> (opens in another tab)</span>
          </a>
        </p>
      )}
      {facts.length === 0 && about === null && website === null && (
        <p className="text-15 text-ink-2">The employer has not said more about itself.</p>
      )}
    </Part>
  );
}
