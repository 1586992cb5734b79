import type { SponsorArchive } from '@portway/contracts/sponsor/archive/archive';
import { Refusal } from '../../../platform/refusal.ts';

interface Confirmed {
  readonly organisation: string;
  readonly keptUntil: string | null;
}

/** Everything that stands in the way of erasing a sponsor's records, the first of it said. */
export function requireMayErase(summary: SponsorArchive, confirmed: Confirmed): void {
  const { archive, holds, colleagues, keptUntil } = summary;
  if (colleagues > 0)
    throw refusal(
      'You have colleagues here, who may still need these records. Only the last member of an organisation erases them.',
    );
  if (holds > 0)
    throw refusal(
      holds === 1
        ? 'A hold stands on the records of 1 worker. Lift it first, if it is over.'
        : `A hold stands on the records of ${holds} workers. Lift them first, if they are over.`,
    );
  if (archive === null) throw refusal('Take the archive first, and save it.');
  if (!archive.isCurrent)
    throw refusal('Something was recorded after your archive. Take it again, and save it.');
  if (confirmed.keptUntil !== (keptUntil[0]?.until ?? null))
    throw field('keptUntil', 'The days until which records are kept have changed. Look at them again.');
  if (confirmed.organisation !== summary.organisation)
    throw field('organisation', 'This is not the name of your organisation.');
}

function refusal(message: string): Refusal {
  return new Refusal('kept', message, { status: 409 });
}

function field(name: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [name]: message } });
}
