import { TicketCard } from '../../../ui/ticket-card.tsx';
import type { WorkedBill } from '../parts/worked-bill.ts';
import type { SoftwareRole } from './software-roles.ts';

interface BeforeYouPostProps {
  role: SoftwareRole;
  bill: WorkedBill | undefined;
  law: string;
}

const unknown = 'To be confirmed';

/** The three answers about one role, as a ticket. */
export function BeforeYouPost({ role, bill, law }: BeforeYouPostProps) {
  const { code, title, sponsored, standard, under26 } = role;
  return (
    <TicketCard
      eyebrow="Before you post"
      aside="3 years · small sponsor"
      title={`${code} ${title}`}
      lines={[
        { label: 'Can be sponsored', figure: sponsored, href: `/occupations/${code}` },
        { label: 'Must pay, 26 or over', figure: standard?.figure ?? unknown, href: standard?.address },
        { label: 'Must pay, under 26', figure: under26?.figure ?? unknown, href: under26?.address },
      ]}
      total={{ label: 'You pay, without the licence', figure: bill?.employer ?? unknown, note: law }}
    />
  );
}
