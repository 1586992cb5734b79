import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { AwayLink } from './framed.tsx';

export type ButtonLook = 'primary' | 'gold' | 'outline' | 'quiet';

/** Nobody presses a button on paper. */
const shape =
  'no-print inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold leading-tight no-underline eased';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-action text-on-action hover:bg-action-2',
  gold: 'bg-gold text-on-gold hover:bg-gold-2',
  outline: 'border border-current text-ink hover:bg-ink/8',
  quiet: 'px-4 text-link hover:bg-ink/8',
};

interface Look {
  look?: ButtonLook;
  children: ReactNode;
}

/** The looks of a button for a plain link, on a page where nothing of the framework runs. */
export const buttonClass = (look: ButtonLook = 'primary'): string => classNames(shape, looks[look]);

/** A native button. Never disable it to block an action: let it respond with what is missing. */
export function Button({
  look = 'primary',
  className,
  type = 'submit',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={classNames(shape, looks[look], className)} {...rest} />;
}

/** A link that looks like a button: it navigates, whereas a button acts. */
export function LinkButton({ look = 'primary', className, ...rest }: Look & LinkProps) {
  return <AwayLink className={classNames(shape, looks[look], className)} {...rest} />;
}
