import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { CertificateFacts } from '@portway/contracts/sponsor/certificates/certificate-facts';
import type { Certificate } from '@portway/contracts/sponsor/certificates/certificates';

const sizes = { small: 'small or charitable', large: 'medium or large' } as const;

/** Where a certificate that is being prepared contradicts what its organisation says of itself as a sponsor. */
export function sponsorWarnings(
  { sponsorSize }: Pick<CertificateFacts, 'sponsorSize'>,
  { size, holdsLicence }: Pick<SponsorFacts, 'size' | 'holdsLicence'>,
): Certificate['warnings'] {
  return [
    ...(sponsorSize !== null && size !== null && sponsorSize !== size
      ? [
          {
            code: 'size-differs',
            message: `This certificate counts with a ${sizes[sponsorSize]} organisation. Yours is recorded as ${sizes[size]}.`,
          },
        ]
      : []),
    ...(holdsLicence === false
      ? [
          {
            code: 'licence-differs',
            message:
              'You prepare a certificate, and your organisation is recorded as without a sponsor licence.',
          },
        ]
      : []),
  ];
}
