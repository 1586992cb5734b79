import type { ReactNode } from 'react';
import { Rosette } from '../../../ui/rosette.tsx';

/** The end of a page: what to do next, in one card. */
export function ClosingAction({ title, text, children }: ClosingActionProps) {
  return (
    <div className="no-print page-width py-section">
      <section className="hero-ground relative isolate overflow-clip rounded-28 p-6 sm:p-10">
        <Rosette
          seed="result"
          className="fade-left top-1/2 -right-24 -z-10 size-120 [translate:0_-50%] text-gold-2 opacity-20"
        />
        <h2 className="text-36">{title}</h2>
        <p className="mt-3 max-w-[33em] text-ink-2">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">{children}</p>
      </section>
    </div>
  );
}

interface ClosingActionProps {
  title: string;
  text: string;
  /** The main action, and at most one more. */
  children: ReactNode;
}
