import type { ReactNode } from 'react';

/** Paragraphs and lists of a legal page, at a measure that reads well. */
export function Prose({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="flex max-w-measure flex-col gap-4">
      {children}
    </div>
  );
}

/** Points under a sentence. */
export function Points({ points }: { points: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {points.map((point, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place
        <li key={place}>{point}</li>
      ))}
    </ul>
  );
}
