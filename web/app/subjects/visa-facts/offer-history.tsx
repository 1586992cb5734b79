import type { Offer, OfferEvent } from '@portway/contracts/hiring/offers/offers';
import { atTime } from '../../text/moments.ts';
import './visa-facts.css';

const deeds: Readonly<Record<OfferEvent['kind'], string>> = {
  sent: 'sent version',
  question: 'asked about version',
  answer: 'answered about version',
  accepted: 'accepted version',
  declined: 'declined version',
  withdrawn: 'withdrew version',
};

/** What happened to an offer, oldest first: both sides read the same. */
export function OfferHistory({ events }: Pick<Offer, 'events'>) {
  return (
    <ol className="offer-history">
      {events.map(({ kind, version, by, words, at }) => (
        <li key={`${at} ${kind}`}>
          <p className="font-semibold">
            {by} {deeds[kind]} {version}
          </p>
          <p className="text-14 text-ink-2">{atTime(at)}</p>
          {words !== null && <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>}
        </li>
      ))}
    </ol>
  );
}
