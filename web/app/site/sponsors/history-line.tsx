import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import { dayInWords } from '../../text/days.ts';
import { classNames } from '../../ui/class-names.ts';
import { historyPoints } from './present-sponsor.ts';

/** As many as fit beside each other. */
const maxBeside = 4;

/** What the editions show of an entry, as points on a line; many of them stand below each other. */
export function HistoryLine({ sponsor }: { sponsor: SponsorWithHistory }) {
  const points = historyPoints(sponsor);
  const isLong = points.length > maxBeside || points.some(({ details }) => details.length > 1);
  return (
    <ol
      className={classNames('history-line', isLong && 'history-long')}
      data-gone={!sponsor.listed || undefined}
    >
      {points.map(({ on, says, details }) => (
        <li key={`${on} ${says}`}>
          <b>{dayInWords(on)}</b>
          <span>{says}</span>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}
