import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './disclosure.css';
import { SpriteIcon } from './sprite-icon.tsx';

/** A native disclosure, which works without scripts. A shared `group` opens one at a time. */
export function Disclosure({
  summary,
  open = false,
  group,
  className,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  group?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={classNames('disclosure', className)} open={open} name={group}>
      <summary className="flex min-h-11 items-center gap-2 rounded-8 font-semibold hover:text-link">
        <SpriteIcon name="chevron-right" size={20} className="disclosure-mark shrink-0" />
        {summary}
      </summary>
      <div className="pt-2 pb-3">{children}</div>
    </details>
  );
}
