import { Link } from 'react-router';
import './stage-strip.css';

export interface Stage {
  readonly label: string;
  readonly count: number;
  /** Left out, the box leads nowhere. */
  readonly to?: string;
  /** The stage that the page shows. */
  readonly isCurrent?: boolean;
}

interface StageStripProps {
  /** What is counted, for screen readers: “Applicants by stage”. */
  label: string;
  stages: readonly Stage[];
  /** `boxes` stand in a row of a table; `chips` choose between stages, and scroll sideways on a phone. */
  look?: 'boxes' | 'chips';
}

/** How many are at each stage of something. A zero is an outline, so that the eye finds where people are. */
export function StageStrip({ label, stages, look = 'boxes' }: StageStripProps) {
  return (
    <ul className={`stage-strip stage-${look}`} aria-label={label}>
      {stages.map(({ label: stage, count, to, isCurrent }) => {
        const words = (
          <>
            <b>{count > 99 && look === 'boxes' ? '99+' : count}</b>
            <span>{stage}</span>
          </>
        );
        return (
          <li key={stage} data-none={count === 0 || undefined}>
            {to === undefined ? (
              <span>{words}</span>
            ) : (
              <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
