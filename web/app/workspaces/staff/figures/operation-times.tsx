import { figureLimits } from '@portway/contracts/staff/figures';
import { asMs, counted, type Figures } from './figure-words.ts';

/**
 * How long each operation takes: a bar for half of its requests, a longer one for nineteen in twenty. A phone has no room
 * for the bars beside the figures.
 */
export function OperationTimes({ operations }: { operations: Figures['requests']['operations'] }) {
  if (operations.length === 0) return <p className="text-ink-2">No request has been answered yet.</p>;
  const most = Math.max(...operations.map(({ slowMs }) => slowMs ?? 0), 1);
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col" className="hidden sm:table-cell">
              Compared
            </th>
            <th scope="col">Half within</th>
            <th scope="col">19 in 20 within</th>
            <th scope="col">Answered</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operation, answered, failed, middleMs, slowMs }) => (
            <tr key={operation}>
              <th scope="row">{operation}</th>
              <td className="hidden sm:table-cell">
                <Bars middle={(middleMs ?? 0) / most} slow={(slowMs ?? 0) / most} />
              </td>
              <td className="whitespace-nowrap">{asMs(middleMs)}</td>
              <td>
                <span className="whitespace-nowrap">{asMs(slowMs)}</span>
                {(slowMs ?? 0) > figureLimits.slowMs && <span className="desk-look">, look at this</span>}
              </td>
              <td>{counted(answered)}</td>
              <td>{counted(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shares of the longest; the columns beside it say the same. */
function Bars({ middle, slow }: { middle: number; slow: number }) {
  return (
    <svg viewBox="0 0 120 16" width="120" height="16" aria-hidden="true" className="desk-bars">
      <rect width={Math.max(1, 120 * slow)} height="16" rx="4" data-share="slow" />
      <rect width={Math.max(1, 120 * middle)} y="4" height="8" rx="3" data-share="middle" />
    </svg>
  );
}
