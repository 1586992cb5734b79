import type { WorkerPage } from '@portway/contracts/workers/worker-page';
import { dayInWords } from '../../../text/days.ts';

type Kept = NonNullable<WorkerPage['kept']>;

/** Until when each document is kept, once sponsorship has ended. */
export function KeptDocuments({ kept: { documents, records } }: { kept: Kept }) {
  return (
    <section aria-labelledby="kept-heading">
      <h2 id="kept-heading" className="text-20">
        Keep until
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        {records === null
          ? 'How long to keep these records is not known for that day: keep them, and take advice.'
          : 'Counted from the days on record, of several terms the latest. To be confirmed on GOV.UK.'}
      </p>
      <dl className="fact-lines mt-3">
        {documents.flatMap(({ id, title, until }) => [
          <dt key={id}>{title}</dt>,
          <dd key={`${id}-until`}>{until === null ? untilNotKnown(records) : dayInWords(until)}</dd>,
        ])}
      </dl>
    </section>
  );
}

const untilNotKnown = (records: Kept['records']) =>
  records === null ? 'not known' : 'counted once employment has ended';
