import type { ReactNode } from 'react';

/** Shows one component under its name. */
export function Specimen({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-t border-line py-8">
      <h3 className="text-20">{name}</h3>
      {note !== undefined && <p className="mt-1 max-w-measure text-14 text-ink-2">{note}</p>}
      <div className="mt-5 flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
