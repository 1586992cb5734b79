import type { ApplicationWhole } from '@portway/contracts/candidate/applications/applications';
import { atTime } from '../../../text/moments.ts';
import { statusChangeWords } from './status-change-words.ts';

/** The history of an application, oldest first. */
export function StatusHistory({ history, company }: Pick<ApplicationWhole, 'history' | 'company'>) {
  return (
    <ol className="applied-turns">
      {history.map((turn, place) => (
        <li key={turn.at + turn.status}>
          <p className="font-semibold">{statusChangeWords(turn, { company, isFirst: place === 0 })}</p>
          <p className="text-14 text-ink-2">{atTime(turn.at)}</p>
          {turn.note !== null && <p className="as-sent mt-2">{turn.note}</p>}
        </li>
      ))}
    </ol>
  );
}
