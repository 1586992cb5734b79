import { type ReactNode, useId } from 'react';
import './lane-chart.css';

export interface Lane {
  title: string;
  note: string;
  /** Marks the lane that was chosen. */
  strong: boolean;
  /** From and to in per cent of the axis; `look` is the kind of step, 0 to 2. */
  bars: readonly { look: number; from: number; to: number }[];
  /** Where the last bar's day is, and its words. */
  end: { at: number; text: string };
  /** The day by which it usually is, where that is later. */
  tailTo: number;
}

interface Gap {
  from: number;
  to: number;
}

interface LaneChartProps {
  /** One sentence with the days; a table beside the chart has the same. */
  label: string;
  lanes: readonly Lane[];
  ticks: readonly { at: number; text: string }[];
  /** A day that is wished for. */
  mark?: { at: number; text: string } | undefined;
  /** Days that do not count, hatched, and their words. */
  gaps?: { spans: readonly Gap[]; text: string } | undefined;
  /** The names of the kinds of step; undefined for one that no lane has. */
  legend: readonly (string | undefined)[];
  /** The name of the thin line after the last bar. */
  tail: string;
}

const height = 46;
const top = 15;
const barHeight = 24;

/** Lanes of steps on one axis of time, drawn without scripts or inline styles. */
export function LaneChart({ label, lanes, ticks, mark, gaps, legend, tail }: LaneChartProps) {
  const hatch = useId();
  return (
    <div role="img" aria-label={label} className="text-14">
      <div className="lane">
        <span />
        <svg width="100%" height="26" aria-hidden fontSize="13" className="overflow-visible">
          {gaps && <Hatch id={hatch} />}
          {ticks.map(({ at, text }, index) => (
            <text
              key={text}
              x={percent(at)}
              y="16"
              textAnchor={index === 0 ? 'start' : 'middle'}
              fill="var(--color-ink-2)"
              className={index % 2 === 1 ? 'lane-tick-between' : undefined}
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      {lanes.map((lane) => (
        <LaneDrawn key={lane.title} lane={lane} mark={mark}>
          {gaps?.spans.map(({ from, to }) => (
            <rect
              key={from}
              x={percent(from)}
              width={percent(to - from)}
              y={top - 2}
              height={barHeight + 4}
              fill={`url(#${hatch})`}
            />
          ))}
        </LaneDrawn>
      ))}
      <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
        {legend.map((name, look) =>
          name === undefined ? null : (
            <li key={name} className="flex items-center gap-2">
              <svg width="14" height="14" aria-hidden>
                <rect x="1" y="1" width="12" height="12" rx="3" {...looks[look]} />
              </svg>
              {name}
            </li>
          ),
        )}
        {mark && (
          <li className="flex items-center gap-2">
            <svg width="8" height="14" aria-hidden>
              <line x1="4" x2="4" y2="14" {...markLook} />
            </svg>
            <span className="font-semibold text-coral">{mark.text}</span>
          </li>
        )}
        <li className="flex items-center gap-2">
          <svg width="22" height="14" aria-hidden>
            <line x2="22" y1="7" y2="7" {...tailLook} />
          </svg>
          {tail}
        </li>
        {gaps && (
          <li className="flex items-center gap-2">
            <svg width="14" height="14" aria-hidden>
              <rect width="14" height="14" fill={`url(#${hatch})`} />
            </svg>
            {gaps.text}
          </li>
        )}
      </ul>
    </div>
  );
}

/** Hatching: these days do not count. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line y2="5" stroke="var(--color-outline)" strokeWidth="2.5" />
    </pattern>
  );
}

interface LaneDrawnProps {
  lane: Lane;
  mark: LaneChartProps['mark'];
  /** Drawn over the bars. */
  children: ReactNode;
}

function LaneDrawn({ lane, mark, children }: LaneDrawnProps) {
  const { title, note, strong, bars, end, tailTo } = lane;
  // Words that would leave the drawing stand before their line.
  const late = end.at > 62;
  return (
    <div className={strong ? 'lane lane-chosen' : 'lane'}>
      <p className="lane-words text-14">
        <span className="font-semibold">{title}</span> <span className="text-13 text-ink-2">{note}</span>
      </p>
      <svg width="100%" height={height} aria-hidden fontSize="14">
        {tailTo > end.at && (
          <line
            x1={percent(end.at)}
            x2={percent(tailTo)}
            y1={top + barHeight / 2}
            y2={top + barHeight / 2}
            {...tailLook}
          />
        )}
        {bars.map(({ look, from, to }) => (
          <rect
            key={look}
            x={percent(from)}
            width={percent(to - from)}
            y={top}
            height={barHeight}
            rx="6"
            {...looks[look]}
          />
        ))}
        {children}
        {mark && <line x1={percent(mark.at)} x2={percent(mark.at)} y1={top - 2} y2={height} {...markLook} />}
        <line
          x1={percent(end.at)}
          x2={percent(end.at)}
          y1={top - 6}
          y2={top + barHeight + 6}
          stroke="var(--color-ink)"
          strokeWidth="2.5"
        />
        <text
          x={percent(end.at)}
          dx={late ? -8 : 8}
          y={top - 3}
          textAnchor={late ? 'end' : 'start'}
          fill="var(--color-ink)"
          fontSize="13"
          fontWeight="600"
        >
          {end.text}
        </text>
      </svg>
    </div>
  );
}

const percent = (share: number) => `${share.toFixed(2)}%`;

/** Presentation attributes, because the content security policy forbids inline styles but not these. */
const looks = [
  { fill: 'var(--color-action)', stroke: 'var(--color-card)', strokeWidth: 1 },
  { fill: 'var(--color-gold)', stroke: 'var(--color-card)', strokeWidth: 1 },
  { fill: 'var(--color-sky)', stroke: 'var(--color-outline)', strokeWidth: 1 },
];
const tailLook = { stroke: 'var(--color-outline)', strokeWidth: 2, strokeDasharray: '3 4' };
const markLook = { stroke: 'var(--color-coral)', strokeWidth: 1.5, strokeDasharray: '4 4' };
