import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Eyebrow } from './eyebrow.tsx';

/** A full-width section of a page with its heading. */
export function Section({
  id,
  eyebrow,
  title,
  lead,
  className,
  children,
}: {
  id: string;
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={classNames('py-section', className)}>
      <div className="page-width">
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id} className="mt-3 text-36 first:mt-0">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-3 max-w-measure text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
