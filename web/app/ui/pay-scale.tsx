export interface PayMark {
  /** A letter or two, above its line. */
  readonly mark: string;
  readonly at: number;
}

interface PayScaleProps {
  /** What is drawn, in one sentence: screen readers treat the scale as one image. */
  label: string;
  /** The pay of a post, drawn as a gold bar. */
  range?: { readonly from: number; readonly to: number } | undefined;
  marks: readonly PayMark[];
  /** The least that is needed, drawn as a dashed line with its word. */
  needed?: number | undefined;
  inWords: (amount: number) => string;
}

/** Marks nearer than this, in per cent of the width, share their letters. */
const together = 3.5;
/** The two ends of a range need this much room for their figures. */
const roomForBoth = 34;

/**
 * Pay on a line: the figures that count as marks above it, the range as a bar on it. Drawn in the colour of the text
 * around it, for a green ground or a pale one; always beside a table with the same figures.
 */
export function PayScale({ label, range, marks, needed, inWords }: PayScaleProps) {
  const amounts = [
    ...marks.map(({ at }) => at),
    ...(range === undefined ? [] : [range.from, range.to]),
    ...(needed === undefined ? [] : [needed]),
  ];
  if (amounts.length === 0) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const width = Math.max(most - least, most * 0.1);
  const place = (amount: number) => 6 + ((amount - least) / width) * 88;
  return (
    <svg role="img" aria-label={label} width="100%" height="76" fontSize="13" fill="currentColor">
      <rect x="0" y="34" width="100%" height="10" rx="5" opacity="0.18" />
      {range !== undefined && <Range range={range} place={place} inWords={inWords} />}
      {groupMarks(marks, place).map(({ x, letters, lines }) => (
        <g key={letters}>
          <text x={percent(x)} y="16" textAnchor="middle" fontWeight="600">
            {letters}
          </text>
          {lines.map((line) => (
            <rect key={line} x={percent(line)} y="24" width="2" height="28" transform="translate(-1)" />
          ))}
        </g>
      ))}
      {needed !== undefined && (
        <g>
          <line
            x1={percent(place(needed))}
            x2={percent(place(needed))}
            y1="22"
            y2="54"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="4 3"
          />
          <text x={percent(place(needed))} y="16" textAnchor={anchor(place(needed))} fontWeight="600">
            needed
          </text>
        </g>
      )}
    </svg>
  );
}

interface RangeProps {
  range: NonNullable<PayScaleProps['range']>;
  place: (amount: number) => number;
  inWords: PayScaleProps['inWords'];
}

function Range({ range: { from, to }, place, inWords }: RangeProps) {
  const [start, end] = [place(from), place(to)];
  const middle = (start + end) / 2;
  return (
    <>
      <rect
        x={percent(start)}
        y="34"
        width={percent(Math.max(end - start, 1.5))}
        height="10"
        rx="5"
        fill="var(--color-gold)"
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      {end - start >= roomForBoth ? (
        [from, to].map((amount) => (
          <text key={amount} x={percent(place(amount))} y="70" textAnchor={anchor(place(amount))}>
            {inWords(amount)}
          </text>
        ))
      ) : (
        <text x={percent(middle)} y="70" textAnchor={anchor(middle)}>
          {from === to ? inWords(from) : `${inWords(from)} to ${inWords(to)}`}
        </text>
      )}
    </>
  );
}

const percent = (x: number) => `${x.toFixed(2)}%`;

/** Words at an edge stay on the drawing. */
function anchor(x: number): 'start' | 'middle' | 'end' {
  if (x < 20) return 'start';
  return x > 80 ? 'end' : 'middle';
}

function groupMarks(marks: readonly PayMark[], place: (amount: number) => number) {
  const groups: { x: number; letters: string; lines: number[] }[] = [];
  for (const { mark, at } of marks.toSorted((one, other) => one.at - other.at)) {
    const x = place(at);
    const last = groups.at(-1);
    if (last === undefined || x - last.x > together) groups.push({ x, letters: mark, lines: [x] });
    else {
      last.letters = `${last.letters} ${mark}`;
      if (!last.lines.includes(x)) last.lines.push(x);
    }
  }
  return groups;
}
