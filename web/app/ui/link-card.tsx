import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { type Ground, grounds } from './card.tsx';
import { classNames } from './class-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

export interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  /** The visible text of the link; screen readers read the title with it. */
  action: string;
  Icon: ComponentType<{ size?: number }>;
  ground?: Ground;
  level?: 'h2' | 'h3';
  className?: string;
  /** Decoration behind the text. */
  behind?: ReactNode;
}

/** A card that links somewhere: the whole card can be clicked, and its link takes focus. */
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
      className={classNames('lead-card p-6 shadow-soft hover:shadow-lift sm:p-8', grounds[ground], className)}
    >
      {behind}
      <span
        className={classNames(
          'card-mark',
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
        <Link to={to} className="card-link">
          <span>
            {action}
            <span className="sr-only">: {title}</span>
          </span>
          <SpriteIcon name="arrow-up-right" size={20} />
        </Link>
      </p>
    </div>
  );
}
