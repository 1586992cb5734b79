import { dayInWords } from '../../../text/days.ts';

interface LifeLineProps {
  started: string | null;
  ends: string | null;
  today: string;
}

/** From the first day to the end of the certificate, with today between: the list under it says the same. */
export function LifeLine({ started, ends, today }: LifeLineProps) {
  if (started === null || ends === null || ends <= started) return null;
  const [from, to, now] = [started, ends, today].map((day) => Date.parse(day));
  const at = Math.min(100, Math.max(0, (((now ?? 0) - (from ?? 0)) / ((to ?? 1) - (from ?? 0))) * 100));
  return (
    <div className="life-line">
      <svg className="life-today" aria-hidden>
        <text x={`${at}%`} y="14" textAnchor={at < 5 ? 'start' : at > 95 ? 'end' : 'middle'}>
          today
        </text>
      </svg>
      <svg
        role="img"
        aria-label={`First day ${dayInWords(started)}, certificate ends ${dayInWords(ends)}; today is ${Math.round(at)} per cent of the way.`}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
      >
        <rect x="0" y="3" width="100" height="4" fill="var(--color-mint)" />
        <rect x="0" y="3" width={at} height="4" fill="var(--color-action)" />
        <rect x={Math.min(99.6, at)} y="0" width="0.4" height="10" fill="var(--color-ink)" />
        <rect x="99.6" y="1" width="0.4" height="8" fill="var(--color-gold)" />
      </svg>
      <ul>
        <li>
          <strong>{dayInWords(started)}</strong>
          <br />
          first day
        </li>
        <li>
          <strong>{dayInWords(ends)}</strong>
          <br />
          certificate ends
        </li>
      </ul>
    </div>
  );
}
