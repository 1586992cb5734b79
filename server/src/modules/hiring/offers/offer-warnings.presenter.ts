import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement, OfferWarning } from '@portway/contracts/hiring/offers/offers';
import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';

interface OfferBeside {
  readonly draft: OfferDraft;
  readonly judgement: OfferJudgement | null;
  readonly facts: SponsorFacts;
  /** Null where the job is gone. */
  readonly job: JobAnswers | null;
  /** Null while the candidate has shared nothing. */
  readonly needsSponsorship: boolean | null;
  /** How the candidate is called. */
  readonly name: string;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const inDays = (day: string) => days.format(new Date(`${day}T12:00:00Z`));
const sizes = { small: 'small or charitable', large: 'medium or large' } as const;

/** Where an offer contradicts what is known elsewhere. It is said, and the employer decides. */
export function offerWarnings(beside: OfferBeside): OfferWarning[] {
  const { sponsored } = beside.draft;
  if (sponsored === undefined) return [];
  return [...(sponsored === null ? unsponsored(beside) : sponsoredFor(beside)), ...ofSponsor(beside)];
}

function unsponsored({ name, job, needsSponsorship }: OfferBeside): OfferWarning[] {
  return [
    ...(needsSponsorship
      ? [
          {
            code: 'sponsorship-needed' as const,
            text: `${name} shared that they need sponsorship, and this offer does not sponsor the job.`,
          },
        ]
      : []),
    ...(job?.sponsorship === 'yes' && needsSponsorship !== false
      ? [
          {
            code: 'job-sponsors' as const,
            text: 'The job says that you would sponsor someone for it, and this offer does not.',
          },
        ]
      : []),
  ];
}

function sponsoredFor({ name, job, needsSponsorship }: OfferBeside): OfferWarning[] {
  return [
    ...(needsSponsorship === false
      ? [
          {
            code: 'sponsorship-not-needed' as const,
            text: `${name} shared that they need no sponsorship, and this offer sponsors the job.`,
          },
        ]
      : []),
    ...(job?.sponsorship === 'no'
      ? [
          {
            code: 'job-does-not-sponsor' as const,
            text: 'The job says that you would not sponsor anyone for it, and this offer does.',
          },
        ]
      : []),
  ];
}

function ofSponsor({ draft: { sponsored }, judgement, facts }: OfferBeside): OfferWarning[] {
  if (sponsored == null) return [];
  const { sponsorSize, holdsLicence, certificateOn = '' } = sponsored;
  const decision = judgement?.plan.find(({ id }) => id === 'licence-decision');
  return [
    ...(sponsorSize !== undefined && facts.size !== null && sponsorSize !== facts.size
      ? [
          {
            code: 'size-differs' as const,
            text: `This offer counts with a ${sizes[sponsorSize]} organisation. Yours is recorded as ${sizes[facts.size]}.`,
          },
        ]
      : []),
    ...(holdsLicence !== undefined && facts.holdsLicence !== null && holdsLicence !== facts.holdsLicence
      ? [
          {
            code: 'licence-differs' as const,
            text: holdsLicence
              ? 'This offer says that you hold a sponsor licence. Your organisation is recorded as without one.'
              : 'This offer says that you hold no sponsor licence. Your organisation is recorded with one.',
          },
        ]
      : []),
    ...(decision !== undefined && certificateOn < decision.earliest
      ? [
          {
            code: 'certificate-too-early' as const,
            text: `No certificate can be assigned before the decision on your licence, between ${inDays(decision.earliest)} and ${inDays(decision.latest)} as it usually goes. This offer plans it for ${inDays(certificateOn)}.`,
          },
        ]
      : []),
  ];
}
