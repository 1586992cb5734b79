import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../../platform/mail/email.ts';

/** To the team: the register has not been fetched for days. */
export function registerNotFetched({
  failedDays,
  succeededAt,
  fault,
  origin,
}: {
  readonly failedDays: number;
  readonly succeededAt: Date | null;
  readonly fault: string;
  readonly origin: string;
}): EmailContent {
  const last = succeededAt?.toISOString().slice(0, 10) ?? 'Never';
  return {
    subject: `The register of sponsors was not fetched on ${failedDays} days`,
    preview: fault,
    heading: 'The register of sponsors is not being fetched',
    paragraphs: [
      `Fetching it failed on ${failedDays} days. The site goes on with the edition it has, and tries again each morning.`,
      'Check REGISTER_URL, or read an edition in by hand: npm run admin -- import-register FILE',
    ],
    facts: [
      { name: 'Why', value: fault },
      { name: 'Last fetched', value: last },
    ],
    actions: [{ label: 'See how it stands', url: `${origin}/staff/register` }],
    foot: [`You are receiving this because you run ${product}. It is sent once, until a fetch succeeds.`],
  };
}
