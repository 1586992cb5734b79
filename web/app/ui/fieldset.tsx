import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A named group of fields. */
export function Fieldset({
  legend,
  hint,
  className,
  children,
}: {
  legend: string;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="font-display text-20 font-bold tracking-tight">{legend}</legend>
      {hint !== undefined && <p className="mt-1 text-15 text-ink-2">{hint}</p>}
      <div className="mt-5 flex flex-col gap-6">{children}</div>
    </fieldset>
  );
}

/** Two short fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">{children}</div>;
}
