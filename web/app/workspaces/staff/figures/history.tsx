import { asBytes, asMs, type Figures, formatCount } from './figure-words.ts';

interface Line {
  readonly name: string;
  readonly values: readonly number[];
  readonly words: (value: number) => string;
}

/** What changed while the page was open: a line each, and the same as a table. */
export function History({ readings }: { readings: readonly Figures[] }) {
  if (readings.length < 2)
    return <p className="text-ink-2">The first lines appear ten seconds after you opened this page.</p>;
  const lines = linesOf(readings);
  return (
    <div className="overflow-x-auto">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Over time</th>
            <th scope="col">Lowest</th>
            <th scope="col">Highest</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, values, words }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Sparkline values={values} />
              </td>
              <td>{words(Math.min(...values))}</td>
              <td>{words(Math.max(...values))}</td>
              <td>{words(values.at(-1) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function linesOf(readings: readonly Figures[]): readonly Line[] {
  return [
    {
      name: 'Requests a second',
      values: readings.slice(1).map((reading, index) => perSecond(readings[index], reading)),
      words: (value) => value.toFixed(1),
    },
    {
      name: 'Delay of the event loop',
      values: readings.map(({ eventLoopMs }) => eventLoopMs ?? 0),
      words: asMs,
    },
    { name: 'Memory', values: readings.map(({ residentBytes }) => residentBytes ?? 0), words: asBytes },
    { name: 'Busy connections', values: readings.map(({ database }) => database.busy), words: formatCount },
    {
      name: 'Live connections',
      values: readings.map(({ requests }) => requests.streams),
      words: formatCount,
    },
  ];
}

/** Zero where another process answered, which has counted less. */
function perSecond(before: Figures | undefined, now: Figures): number {
  if (before === undefined) return 0;
  const seconds = (Date.parse(now.at) - Date.parse(before.at)) / 1000;
  return seconds <= 0 ? 0 : Math.max(0, (now.requests.answered - before.requests.answered) / seconds);
}

const [width, height] = [120, 28];

/** The table beside it says the same in figures. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1e-9);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${index * step},${height - 2 - (value / most) * (height - 4)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="staff-line"
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
