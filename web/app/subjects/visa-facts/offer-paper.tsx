import type { Offer, OfferVersion } from '@portway/contracts/hiring/offers/offers';
import { dayInWords } from '../../text/days.ts';
import { employmentWords, healthCareEmployerWords, payScaleRoleWords } from '../../text/job/job-choices.ts';
import { onDay } from '../../text/moments.ts';
import { inShortPounds } from '../../text/money.ts';
import './visa-facts.css';

interface OfferPaperProps {
  version: OfferVersion;
  conditions: Offer['conditions'];
  company?: string;
}

/** An offer as both sides read it: its terms, and on what it is conditional. */
export function OfferPaper({ version, conditions, company }: OfferPaperProps) {
  const { terms, number, sentAt, sentBy } = version;
  return (
    <article className="offer-paper" aria-label={`Version ${number} of the offer`}>
      <header>
        <p className="text-14 text-ink-2">
          {company === undefined ? 'Offer' : `Offer from ${company}`}, version {number}, sent by {sentBy} on{' '}
          {onDay(sentAt)}
        </p>
        <h2 className="mt-1 text-22 wrap-anywhere">{terms.title}</h2>
        <p className="mt-2 text-28 font-bold tabular-nums">
          {inShortPounds(terms.pay * 100)} <span className="text-16 font-normal">a year, before tax</span>
        </p>
      </header>
      <dl className="facts-list mt-3">
        {linesOf(terms).map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {terms.note !== null && <p className="mt-3 whitespace-pre-line wrap-anywhere">{terms.note}</p>}
      <h3 className="mt-5 font-semibold">This offer is conditional on</h3>
      <ul className="mt-1 list-disc pl-5 text-15">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-2">
        Before you accept, nobody needs your passport, a share code or any other document.
      </p>
    </article>
  );
}

function linesOf(terms: OfferVersion['terms']) {
  const { sponsored, years, occupationCode, payScaleRole, healthCareEmployer } = terms;
  const ends = years === null ? '' : `, for ${years === 1 ? 'a year' : `${years} years`}`;
  return [
    { label: 'First day', figure: dayInWords(terms.startsOn) },
    { label: 'Hours a week', figure: `${terms.hoursPerWeek}` },
    { label: 'Where', figure: terms.place },
    { label: 'Contract', figure: `${employmentWords[terms.employment]}${ends}` },
    ...(occupationCode === null ? [] : [{ label: 'Occupation code', figure: occupationCode }]),
    ...(payScaleRole == null
      ? []
      : [{ label: 'Band, grade or role', figure: payScaleRoleWords(payScaleRole) }]),
    ...(healthCareEmployer == null
      ? []
      : [{ label: 'Kind of employer', figure: healthCareEmployerWords[healthCareEmployer] }]),
    {
      label: 'Sponsorship',
      figure:
        sponsored === null
          ? 'Not part of this offer'
          : `The employer sponsors this job for ${sponsored.months} months, with a certificate planned for ${dayInWords(sponsored.certificateOn)}`,
    },
    { label: 'Answer by', figure: dayInWords(terms.expiresOn) },
  ];
}
