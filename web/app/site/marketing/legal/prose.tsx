import type { ReactNode } from 'react';

/** Paragraphs and lists of a legal page, at a comfortable line length. */
export function Prose({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="flex max-w-measure flex-col gap-4">
      {children}
    </div>
  );
}

/** A list under a sentence. */
export function Points({ points }: { points: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {points.map((point, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are identified by position only
        <li key={place}>{point}</li>
      ))}
    </ul>
  );
}
