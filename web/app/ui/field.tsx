import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

/**
 * The common properties of every field. Its id is its name, so that an error summary can link to it without
 * scripts.
 */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode | undefined;
  /** The error and how to correct it. */
  error?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
}

export const control =
  'min-h-12 w-full rounded-8 border bg-field px-4 py-2.5 text-16 text-ink placeholder:text-ink-2 eased hover:border-ink';

export const controlEdge = (error: string | undefined): string =>
  error === undefined ? 'border-outline' : 'border-2 border-coral';

interface Wiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The attributes that link a control to its label, hint and error. */
export function wiring({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>): Wiring {
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(
    Boolean,
  );
  return {
    id: name,
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
}

export function Optional() {
  return <span className="font-normal text-ink-2"> (optional)</span>;
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p id={`${name}-hint`} className="text-14 text-ink-2">
      {children}
    </p>
  );
}

export function FieldError({ name, children }: { name: string; children: string }) {
  return (
    <p id={`${name}-error`} className="flex items-start gap-1.5 text-14 font-medium text-coral">
      <SpriteIcon name="circle-alert" size={18} className="mt-px shrink-0" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

/** Label, control, hint and error of one field, in that order visually and for screen readers. */
export function Field({
  name,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <label htmlFor={name} className="font-medium">
        {label}
        {optional && <Optional />}
      </label>
      {children}
      {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      {error !== undefined && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}
