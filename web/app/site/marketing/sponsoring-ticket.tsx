import { TicketCard } from '../../ui/ticket-card.tsx';

export interface SponsoringTicketProps {
  /** The occupation, as GOV.UK names it with its code. */
  occupation: string;
  /** For how long, and what kind of sponsor: "3 years · small sponsor". */
  terms: string;
  /** Each with the page of the rule its figure comes from. */
  lines: readonly { label: string; figure: string; href: string | undefined }[];
  total: string;
  /** "Rates in force 20 November 2026 · 3 sources". */
  note: string;
}

/** The home page's ticket: what an employer pays for one engineer, by the law of today. */
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
