import { Link } from 'react-router';
import './stage-strip.css';

export interface Stage {
  readonly label: string;
  readonly count: number;
}

/** How many are at each stage, in small boxes. A zero is an outline: the eye finds where people are. */
export function StageStrip({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <ul className="stage-strip" aria-label={label}>
      {stages.map(({ label: stage, count }) => (
        <li key={stage} data-none={count === 0 || undefined}>
          <span className="sr-only">{stage}: </span>
          {count > 99 ? '99+' : count}
        </li>
      ))}
    </ul>
  );
}

/** What the colours of the boxes mean: once under a table of strips. */
export function StageLegend({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="stage-legend" aria-hidden>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

export interface StageChoice extends Stage {
  readonly to: string;
  /** The stage that the page shows. */
  readonly isCurrent: boolean;
}

/** Chooses one stage: chips that scroll sideways on a phone. */
export function StageChips({ label, stages }: { label: string; stages: readonly StageChoice[] }) {
  return (
    <ul className="stage-chips" aria-label={label}>
      {stages.map(({ label: stage, count, to, isCurrent }) => (
        <li key={stage}>
          <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
            {stage} {count.toLocaleString('en-GB')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
