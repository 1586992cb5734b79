import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Reveal = 'a' | 'b' | 'c' | 'd' | 'e';

/**
 * Conditional fields without scripts. Inside one group, mark an option of a `ChoiceField` or `SelectField`
 * with `reveals: 'a'`; `<Revealed when="a">` is shown only while it is selected. CSS does it (`:has()`), so a
 * hidden field is still submitted: the server must ignore fields that the selected answer makes irrelevant.
 */
export function RevealGroup({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('reveal-group', className)}>{children}</div>;
}

export function Revealed({
  when,
  className,
  children,
}: {
  when: Reveal;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-when={when} className={className}>
      {children}
    </div>
  );
}
