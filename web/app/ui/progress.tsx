import './progress.css';

/** Progress, or a part of a whole: the text says it too. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return (
    <div className="flex flex-col gap-1.5 text-14 text-ink-2">
      <progress className="progress" value={value} max={max} aria-label={label} />
      <span aria-hidden>{label}</span>
    </div>
  );
}
