import type { ImportPreview } from '@portway/contracts/sponsor/worker-imports/worker-imports';

type Values = NonNullable<ImportPreview['values'][string]>;

/** The first values of a column, and what each becomes. */
export function ColumnValues({ values }: { values: Values }) {
  if (values.length === 0) return <p className="text-14 text-ink-2">The first rows have no value here.</p>;
  return (
    <ul className="flex flex-col gap-1 text-14 text-ink-2">
      {values.map(({ text, becomes, message }) => (
        <li key={text} className="wrap-anywhere">
          {becomes === null ? (
            <>
              “{text}”: <span className="font-medium text-ink">{message}</span>
            </>
          ) : becomes === text ? (
            <span className="text-ink">{text}</span>
          ) : (
            <>
              “{text}” becomes <span className="text-ink">{becomes}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
