import { Tag } from './tag.tsx';

export interface BarGroup {
  name: string;
  /** Marks the current group: "In force today". */
  mark?: string | undefined;
  /** What is not settled about the group: its bars are drawn dashed and faint. */
  unsettled?: string | undefined;
  /** One for each series, in their order; null where there is no figure. */
  bars: readonly ({ value: number; figure: string } | null)[];
}

interface BarChartProps {
  /**
   * What is drawn, and that a table beside it has the same figures: screen readers treat the chart as one
   * image.
   */
  label: string;
  /**
   * One or two: the first is drawn solid, the second as an outline, so that they can be told apart in print.
   */
  series: readonly string[];
  groups: readonly BarGroup[];
}

const barHeight = 20;
const barStep = 26;
/** The longest bar leaves room for its figure, on a phone too. */
const longest = 74;

/** Bars from zero, drawn without scripts or inline styles; always beside its table. */
export function BarChart({ label, series, groups }: BarChartProps) {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.value ?? 0)));
  return (
    <div role="img" aria-label={label} className="flex flex-col gap-6 text-14">
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {series.map((name, place) => (
          <span key={name} className="flex items-center gap-2">
            <svg width="16" height="16" aria-hidden>
              <rect x="1" y="1" width="14" height="14" rx="4" {...inkOf(place)} />
            </svg>
            {name}
          </span>
        ))}
      </p>
      {groups.map((group) => (
        <Group key={group.name} group={group} most={most} />
      ))}
    </div>
  );
}

function Group({ group: { name, mark, unsettled, bars }, most }: { group: BarGroup; most: number }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name} {mark !== undefined && <Tag look="gold">{mark}</Tag>}
        {unsettled !== undefined && <Tag look="sand">{unsettled}</Tag>}
      </p>
      <svg width="100%" height={bars.length * barStep} aria-hidden fontSize="14">
        {bars.map((bar, place) => (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its series
            key={place}
            bar={bar}
            share={((bar?.value ?? 0) / most) * longest}
            place={place}
            unsettled={unsettled !== undefined}
          />
        ))}
      </svg>
    </div>
  );
}

interface BarProps {
  bar: BarGroup['bars'][number];
  /** Its length as a percentage of the width. */
  share: number;
  place: number;
  unsettled: boolean;
}

function Bar({ bar, share, place, unsettled }: BarProps) {
  const top = place * barStep + 2;
  const end = `${share.toFixed(1)}%`;
  return (
    <>
      {bar !== null && (
        <rect
          x="1"
          y={top}
          width={end}
          height={barHeight}
          rx="5"
          {...inkOf(place)}
          {...(unsettled && { strokeDasharray: '4 3', fillOpacity: 0.35 })}
        />
      )}
      <text
        x={end}
        y={top + 15}
        dx={bar === null ? 0 : 10}
        className="figures"
        fill="currentColor"
        fontWeight={place === 0 && bar !== null ? 600 : 400}
      >
        {bar?.figure ?? 'None published'}
      </text>
    </>
  );
}

/** Presentation attributes, because the content security policy forbids inline styles but not these. */
function inkOf(place: number) {
  return {
    fill: place === 0 ? 'var(--color-link)' : 'var(--color-mint)',
    stroke: 'var(--color-link)',
    strokeWidth: 1.5,
  };
}
