import { figureLimits } from '@portway/contracts/staff/figures';
import { asSpan, counted, type Figures } from './figure-words.ts';

/** Work that is due and not done, the longest waiting first. */
export function Queues({ queues }: Pick<Figures, 'queues'>) {
  const waiting = queues.filter(({ due }) => due > 0);
  if (waiting.length === 0)
    return <p>Nothing waits: each of {counted(queues.length)} queues is up to date.</p>;
  const most = Math.max(...waiting.map(({ due }) => due));
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Compared</th>
            <th scope="col">Waiting</th>
            <th scope="col">Oldest, for</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ queue, due, oldestSeconds }) => (
            <tr key={queue}>
              <th scope="row">{queue}</th>
              <td>
                <svg viewBox="0 0 120 16" width="120" height="16" aria-hidden="true" className="desk-bars">
                  <rect
                    width={Math.max(1, (120 * due) / most)}
                    y="2"
                    height="12"
                    rx="4"
                    data-share="middle"
                  />
                </svg>
              </td>
              <td>{counted(due)}</td>
              <td>
                {asSpan(oldestSeconds)}
                {oldestSeconds > figureLimits.queueSeconds && (
                  <span className="desk-look">, look at this</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
