import { TicketCard } from '../../ui/ticket-card.tsx';

export interface SponsoringTicketProps {
  /** The occupation, with GOV.UK's title and its code. */
  occupation: string;
  /** Length and kind of sponsor: "3 years · small sponsor". */
  terms: string;
  /** Each with a link to the rule of its figure. */
  lines: readonly { label: string; figure: string; href: string | undefined }[];
  total: string;
  /** "Rates in force 20 November 2026 · 3 sources". */
  note: string;
}

/** Ticket on the home page: what an employer pays for one engineer, by today's law. */
export function SponsoringTicket({ occupation, terms, lines, total, note }: SponsoringTicketProps) {
  return (
    <TicketCard
      eyebrow="Sponsoring one engineer"
      aside={terms}
      title={occupation}
      lines={lines}
      total={{ label: 'Employer total', figure: total, note }}
    />
  );
}
