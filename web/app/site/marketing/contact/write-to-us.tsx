import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

/** Left column: what to include so that we can answer at once, and the form. */
export function WriteToUs({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="message-us">
      <Card>
        <h2 id="message-us" className="text-22">
          Write to us
        </h2>
        <p className="mt-1 mb-5 max-w-measure text-ink-2">
          Say what you want to do and by when. If you are asking about a figure, include the address of its
          page, which holds your answers.
        </p>
        {children}
      </Card>
    </section>
  );
}
