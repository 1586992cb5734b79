import './split-bar.css';

export interface BarSlice {
  /** What it is, 0 to 8: the same thing has the same colour and outline everywhere. */
  look: number;
  percent: number;
  name: string;
  figure: string;
}

const dark = { stroke: 'var(--color-card)', words: 'var(--color-on-action)' };
const light = { stroke: 'var(--color-outline)', words: 'var(--color-ink)' };
const looks = [
  { fill: 'var(--color-action)', ...dark },
  { fill: 'var(--color-gold)', ...dark, words: 'var(--color-on-gold)' },
  { fill: 'var(--color-action-2)', ...dark },
  { fill: 'var(--color-link)', ...dark },
  { fill: 'var(--color-sky)', ...light },
  { fill: 'var(--color-mint)', ...light },
  { fill: 'var(--color-gold)', ...dark, words: 'var(--color-on-gold)' },
  { fill: 'var(--color-sand)', ...light },
  { fill: 'var(--color-card)', ...light },
];

/** The least share of the width in which a name has room. */
const roomForWords = 17;

/**
 * The parts of a sum beside each other, each as long as its amount on a scale that several bars can share;
 * always beside a table in the same order.
 */
export function SplitBar({ label, parts }: { label: string; parts: readonly BarSlice[] }) {
  let end = 0;
  return (
    <svg role="img" aria-label={label} width="100%" height="58" fontSize="13" className="split-bar">
      {parts.map(({ look, percent, name, figure }) => {
        const start = end;
        end += percent;
        const { words, ...drawn } = looks[look] ?? { fill: 'none', ...light };
        const x = `${start.toFixed(2)}%`;
        return (
          <g key={look}>
            <rect
              x={x}
              y="1"
              width={`${percent.toFixed(2)}%`}
              height="56"
              rx="6"
              strokeWidth="2"
              {...drawn}
            />
            {percent >= roomForWords && (
              <text x={x} y="25" fill={words}>
                <tspan x={x} dx="12">
                  {name}
                </tspan>
                <tspan x={x} dx="12" dy="19" fontWeight="600">
                  {figure}
                </tspan>
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The look of a part, for its row in the table. */
export function SliceSwatch({ look }: { look: number }) {
  const { words: _words, ...drawn } = looks[look] ?? { fill: 'none', ...light };
  return (
    <svg width="14" height="14" aria-hidden className="shrink-0">
      <rect x="1" y="1" width="12" height="12" rx="3" {...drawn} />
    </svg>
  );
}
