import { TicketCard } from '../../../ui/ticket-card.tsx';
import type { BookingShown } from './present-booking.server.ts';

/** A booking as a ticket: its day and time, and London's where they differ. */
export function BookingTicket({ booking }: { booking: BookingShown }) {
  const { purpose, day, time, zoneName, london, length, cancelled } = booking;
  return (
    <TicketCard
      eyebrow={cancelled ? `Cancelled ${purpose}` : `Your ${purpose}`}
      title={day}
      lines={[
        { label: 'Length', figure: length },
        ...(london === undefined ? [] : [{ label: 'In London', figure: london }]),
      ]}
      total={{ label: zoneName, figure: time }}
    />
  );
}
