import { type RecordLine, shelfIds } from '@portway/contracts/sponsor/records/kept-record';
import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { inState, keptInWords, organisationShelfTitle, shelfTitles, stateLabels } from './record-words.ts';

const order: readonly RecordLine['state'][] = ['kept', 'missing', 'not-known', 'not-needed'];

/** Six shelves of a worker, each with a folder for every record: what is kept, missing, not needed. */
export function RecordShelves({ lines }: { lines: readonly RecordLine[] }) {
  return (
    <>
      <ul className="record-shelves" aria-label="Shelves">
        {shelfIds.map((shelf) => (
          <Shelf
            key={shelf}
            title={shelfTitles[shelf]}
            lines={lines.filter((line) => line.shelf === shelf)}
          />
        ))}
      </ul>
      <ul className="record-legend">
        {order.map((state) => (
          <li key={state} data-state={state}>
            {stateLabels[state].toLowerCase()} {inState(lines, state).length}
          </li>
        ))}
      </ul>
    </>
  );
}

function Shelf({ title, lines }: { title: string; lines: readonly RecordLine[] }) {
  const keptCount = inState(lines, 'kept').length;
  const missing = inState(lines, 'missing').length;
  const open = inState(lines, 'not-known').length;
  const words = [
    ...(keptCount + missing > 0 ? [`${keptCount} of ${keptCount + missing}`] : []),
    ...(open > 0 ? [`${open} to be answered`] : []),
  ].join(', ');
  return (
    <li data-missing={missing > 0 || undefined}>
      <span className="folders" aria-hidden>
        {order
          .flatMap((state) => inState(lines, state))
          .map(({ record, state }) => (
            <span key={record} data-state={state} />
          ))}
      </span>
      <strong>{title}</strong>
      <span className="text-14 text-ink-2">{words || 'none needed'}</span>
    </li>
  );
}

/** The records that the organisation keeps of itself, each with the way to it. */
export function OrganisationShelf({ lines }: { lines: readonly RecordLine[] }) {
  const missing = inState(lines, 'missing').length;
  return (
    <section aria-labelledby="of-organisation" className="mt-6">
      <h2 id="of-organisation" className="text-22">
        {organisationShelfTitle}
        {missing > 0 && `: ${missing} missing`}
      </h2>
      <ul className="record-rows mt-3">
        {lines.map((line) => (
          <RecordRow key={line.record} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** A record with what is kept of it, or why it is; leads to its sheet. */
export function RecordRow({ line }: { line: RecordLine }) {
  const query = useQuery();
  const to = new URLSearchParams(query);
  to.set('record', line.record);
  const words = line.state === 'kept' ? keptInWords(line) : (line.law ?? line.because);
  return (
    <li data-state={line.state}>
      <Link
        to={`?${to}`}
        preventScrollReset
        aria-current={query.get('record') === line.record ? 'true' : undefined}
      >
        <span className="mark" aria-hidden />
        <span>
          <strong>{line.title}</strong>
          <span className="sr-only">: {stateLabels[line.state]}.</span>
          <span className="block text-14 text-ink-2">{words}</span>
        </span>
      </Link>
    </li>
  );
}
