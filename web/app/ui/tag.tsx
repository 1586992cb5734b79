import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  mint: 'bg-mint text-ink',
  sand: 'bg-sand text-ink',
  sky: 'bg-sky text-ink',
  rose: 'bg-rose text-ink',
  gold: 'bg-gold text-on-gold',
} as const;

/** A few words on a tinted background, with an optional icon before them. */
export function Tag({ look = 'mint', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-13 leading-tight font-semibold',
        looks[look],
      )}
    >
      {children}
    </span>
  );
}
