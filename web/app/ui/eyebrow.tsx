import type { ReactNode } from 'react';

/** The small line above a heading, with its gold stroke. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-13 font-semibold tracking-widest text-link uppercase">
      <span aria-hidden className="h-0.5 w-7 bg-gold" />
      {children}
    </p>
  );
}
