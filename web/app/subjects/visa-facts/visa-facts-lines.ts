import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { VisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { dayInWords } from '../../text/days.ts';
import { inShortPounds } from '../../text/money.ts';

interface Line {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
}

/** What an employer says of itself as a sponsor. */
export type Sponsor = Pick<SponsorFacts, 'size' | 'holdsLicence'>;

/** What is shared; of what depends on the employer, that which fits what the employer says of itself. */
export function visaFactsLines(facts: VisaFacts, sponsor?: Sponsor): Line[] {
  const { needsSponsorship, possibleFrom, minPence, lowerMayApply, cost } = facts;
  if (!needsSponsorship) return [{ label: 'Needs sponsorship', figure: 'No' }];
  return [
    { label: 'Needs sponsorship', figure: 'Yes' },
    possibleFrom === null
      ? { label: 'Possible from', figure: 'Not known yet' }
      : {
          label: 'Possible from',
          figure: `About ${dayInWords(possibleFrom)}`,
          note: possibleNote(sponsor),
        },
    {
      label: 'Salary, at least',
      figure: minPence === null ? 'Not known yet' : `${inShortPounds(minPence)} a year`,
      note: lowerMayApply
        ? 'A lower figure may apply, to be confirmed after an offer.'
        : 'For this job and its hours, without any discount.',
    },
    ...(cost === null
      ? []
      : [
          {
            label: 'Sponsoring costs the employer',
            figure: costInWords(cost, sponsor),
            note: `${sizeNote(sponsor)}For a certificate of three years. Some hires cost less, to be confirmed after an offer.`,
          },
        ]),
  ];
}

function possibleNote(sponsor: Sponsor | undefined): string {
  switch (sponsor?.holdsLicence) {
    case true:
      return 'At the usual times, with the licence that you hold.';
    case false:
      return 'At the usual times, if the employer holds a licence. Your organisation is recorded as without one.';
    default:
      return 'At the usual times, if the employer holds a licence.';
  }
}

function costInWords(cost: NonNullable<VisaFacts['cost']>, sponsor: Sponsor | undefined): string {
  const [large, small] = [inShortPounds(cost.largePence), inShortPounds(cost.smallPence)];
  const size = sponsor?.size ?? null;
  return size === null ? `${large}, or ${small} if small or charitable` : { large, small }[size];
}

function sizeNote(sponsor: Sponsor | undefined): string {
  const size = sponsor?.size ?? null;
  return size === null ? '' : `As a ${sizes[size]} organisation, as yours is recorded. `;
}

const sizes = { small: 'small or charitable', large: 'medium or large' } as const;
