import type { Company } from '@portway/contracts/hiring/companies/companies';
import { logoPath } from '../../subjects/company/company-paths.ts';
import { RegisterTag } from '../../subjects/company/register-tag.tsx';
import { CompanyMark } from '../../subjects/job/company-mark.tsx';
import { companySizeWords } from '../../text/profile-choices.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import './company.css';
import { jobsSentence } from './jobs-sentence.ts';

/** Who the company is, and how many of its jobs are open. */
export function CompanyHead({ company }: { company: Company }) {
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
