import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Ground = 'card' | 'mint' | 'sand' | 'sky' | 'racing';

export const grounds: Record<Ground, string> = {
  card: 'bg-card border-line',
  mint: 'bg-mint border-ink/8',
  sand: 'bg-sand border-ink/8',
  sky: 'bg-sky border-ink/8',
  racing: 'hero-ground border-transparent',
};

/** A surface with a hairline border, a soft shadow and rounded corners. */
export function Card({
  ground = 'card',
  className,
  children,
}: {
  ground?: Ground;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames('relative rounded-28 border p-6 shadow-soft sm:p-8', grounds[ground], className)}
    >
      {children}
    </div>
  );
}
