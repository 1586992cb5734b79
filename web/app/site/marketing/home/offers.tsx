import type { PagePath } from '../../../routes.ts';
import { LinkCard } from '../../../ui/link-card.tsx';
import { spriteIcon } from '../../../ui/sprite-icon.tsx';

const offers = [
  {
    to: '/sponsor-licence',
    Icon: spriteIcon('file-badge'),
    title: 'Sponsor licence application',
    text: 'Each stage up to the decision, with what to send and who to name.',
  },
  {
    to: '/compliance',
    Icon: spriteIcon('shield-check'),
    title: 'Compliance portal',
    text: 'What a sponsor must report and keep, with each deadline counted.',
  },
  {
    to: '/recruitment',
    Icon: spriteIcon('users'),
    title: 'Recruitment portal',
    text: 'Jobs that say whether they pay enough to sponsor someone.',
  },
] as const satisfies readonly { to: PagePath; [key: string]: unknown }[];

/** What Portway does for organisations; on a wide screen the cards overlap the edge of the hero. */
export function Offers() {
  return (
    <div className="page-width offers">
      <div className="strip">
        {offers.map((offer) => (
          <LinkCard key={offer.to} {...offer} action="Know more" level="h2" />
        ))}
      </div>
    </div>
  );
}
