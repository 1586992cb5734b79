import './skeleton.css';

/** Grey placeholder lines for text; one for each given width, in twelfths. Announced as one word. */
export function Skeleton({
  lines,
  card = true,
}: {
  lines: readonly (4 | 5 | 6 | 7 | 8 | 9 | 10)[];
  card?: boolean;
}) {
  const [first, ...rest] = lines;
  return (
    <div role="status">
      <span className="sr-only">Loading…</span>
      <div aria-hidden className="skeleton">
        <span data-width={first} className="skeleton-title" />
        <div className={card ? 'skeleton-card' : undefined}>
          {rest.map((width) => (
            <span key={width} data-width={width} />
          ))}
        </div>
      </div>
    </div>
  );
}
