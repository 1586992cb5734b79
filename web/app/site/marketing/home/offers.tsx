import type { PagePath } from '../../../routes.ts';
import { LinkCard } from '../../../ui/link-card.tsx';
import { spriteIcon } from '../../../ui/sprite-icon.tsx';

const offers = [
  {
    to: '/sponsor-licence',
    Icon: spriteIcon('file-badge'),
    title: 'Sponsor licence application',
    text: 'From the first eligibility check to the decision: documents, key personnel and submission, step by step.',
  },
  {
    to: '/compliance',
    Icon: spriteIcon('shield-check'),
    title: 'Compliance portal',
    text: 'Reporting duties with their deadlines today; later one calendar for checks and visa expiries too.',
  },
  {
    to: '/recruitment',
    Icon: spriteIcon('users'),
    title: 'Recruitment portal',
    text: 'The salary check before you post today; later engineers who want to move, and jobs for them.',
  },
] as const satisfies readonly { to: PagePath; [key: string]: unknown }[];

/** The three offers for organisations, overlapping the edge of the hero. */
export function Offers() {
  return (
    <div className="page-width relative z-10 -mt-16 grid gap-4 pb-section md:grid-cols-3 lg:gap-6">
      {offers.map((offer) => (
        <LinkCard key={offer.to} {...offer} action="Know more" level="h2" />
      ))}
    </div>
  );
}
