import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Ground, grounds } from './card.tsx';
import { classNames } from './class-names.ts';

export interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  /** The words of the link itself; screen readers hear the title with them. */
  action: string;
  Icon: LucideIcon;
  ground?: Ground;
  level?: 'h2' | 'h3';
  className?: string;
  /** Decoration behind the words. */
  behind?: ReactNode;
}

/** A card that leads somewhere: the whole card can be clicked, its link is what has focus. */
export function LinkCard({
  to,
  title,
  text,
  action,
  Icon,
  ground = 'card',
  level: Heading = 'h3',
  className,
  behind,
}: LinkCardProps) {
  return (
    <div
      className={classNames(
        'group relative isolate flex flex-col overflow-clip rounded-28 border p-6 shadow-soft transition hover:-translate-y-0.5 hover:shadow-lift sm:p-8',
        grounds[ground],
        className,
      )}
    >
      {behind}
      <span
        aria-hidden
        className={classNames(
          'grid size-12 place-items-center rounded-16',
          ground === 'card'
            ? 'bg-mint text-link'
            : ground === 'racing'
              ? 'bg-ink/10 text-gold'
              : 'bg-card text-link',
        )}
      >
        <Icon size={22} />
      </span>
      <Heading className="mt-5 text-22">{title}</Heading>
      <p className="mt-2 max-w-[26em] text-ink-2">{text}</p>
      <p className="mt-auto pt-4">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link after:absolute after:inset-0 after:rounded-28 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
        >
          <span className="border-b-2 border-gold pb-0.5">
            {action}
            <span className="sr-only">: {title}</span>
          </span>
          <ArrowUpRight
            size={20}
            aria-hidden
            className="transition group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
          />
        </Link>
      </p>
    </div>
  );
}
