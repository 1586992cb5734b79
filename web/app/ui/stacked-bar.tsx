export interface BarPart {
  /** Which of the four patterns it has, 0 to 3: the same thing has the same pattern in every bar. */
  look: number;
  percent: number;
}

/**
 * Solid, then hatched in ever finer lines, so that the parts can be told apart in print and without colour
 * vision.
 */
const looks = [
  { stroke: 'var(--color-link)' },
  { stroke: 'var(--color-outline)', strokeDasharray: '6 2' },
  { stroke: 'var(--color-link)', strokeDasharray: '2 2' },
  { stroke: 'var(--color-ink-2)', strokeDasharray: '1 4' },
];

/**
 * Parts of a whole in one bar with a gap before each; always beside its table, whose rows show the same
 * patterns.
 */
export function StackedBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  let end = 0;
  return (
    <svg role="img" aria-label={label} width="100%" height="28" className="mb-2">
      {parts.map(({ look, percent }) => {
        const start = `${end.toFixed(1)}%`;
        end += percent;
        return (
          <g key={look} strokeWidth="56">
            <line x1={start} x2={`${end.toFixed(1)}%`} {...looks[look]} />
            <line x1={start} x2={start} y2="28" stroke="var(--color-card)" strokeWidth={look && 6} />
          </g>
        );
      })}
    </svg>
  );
}

/** The pattern of a part, for its row in the table. */
export function BarSwatch({ look }: { look: number }) {
  return (
    <svg width="16" height="16" aria-hidden>
      <line x2="16" strokeWidth="32" {...looks[look]} />
    </svg>
  );
}
