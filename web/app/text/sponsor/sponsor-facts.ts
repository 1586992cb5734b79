import type { Sponsoring } from '@portway/contracts/account/organisation/sponsoring';
import type { SponsorFacts, SponsorFactsChange } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { onDay } from '../moments.ts';

/** What a form answers of the sponsor, for the server to check: a field left empty takes its answer back. */
export function sponsorFactsTyped(
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, unknown>> {
  const { size, holdsLicence, rating, licenceAppliedOn, licencePriority } = values;
  return {
    ...(size !== undefined && { size: size || null }),
    ...(holdsLicence !== undefined && { holdsLicence: truth(holdsLicence) }),
    ...(rating !== undefined && { rating: rating || null }),
    ...(licenceAppliedOn !== undefined && { licenceAppliedOn: licenceAppliedOn || null }),
    ...(licencePriority !== undefined && { licencePriority: truth(licencePriority) }),
  };
}

/** Where what was said at set-up and the kept answer about the licence cannot both be true. */
export function licenceContradiction(
  sponsoring: Sponsoring | null,
  { holdsLicence }: Pick<SponsorFacts, 'holdsLicence'>,
): string | undefined {
  if (sponsoring === 'already' && holdsLicence === false)
    return 'You said that you sponsor people already, and your answers as a sponsor say that you hold no licence.';
  if (sponsoring === 'not-yet' && holdsLicence === true)
    return 'You said that you do not sponsor anyone yet, and your answers as a sponsor say that you hold a licence. Both can be true. If not, change one.';
  return undefined;
}

const truth = (choice: string): boolean | null => (choice === '' ? null : choice === 'yes');

/** Where an answer about the sponsor comes from, beside the field that begins with it. */
export function sponsorFactSource(facts: SponsorFacts, field: keyof SponsorFactsChange): string {
  if (facts[field] === null)
    return 'Your organisation has not said yet. What you send is kept for next time.';
  if (field === 'holdsLicence' && facts.licenceFrom === 'sponsorship')
    return 'As recorded under Sponsorship.';
  return facts.savedAt === null
    ? 'As your organisation says.'
    : `As ${facts.savedBy} saved it for your organisation on ${onDay(facts.savedAt)}.`;
}
