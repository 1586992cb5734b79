import { classNames } from './class-names.ts';

const sizes = {
  text: 'font-semibold',
  large: 'font-display text-28 font-bold tracking-tight',
  hero: 'font-display text-48 font-bold tracking-tight',
} as const;

/** An amount of money or a count, already formatted, in tabular digits. */
export function Figure({
  children,
  size = 'text',
  className,
}: {
  children: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return <span className={classNames('figures', sizes[size], className)}>{children}</span>;
}
