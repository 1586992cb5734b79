import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import './disclosure.css';
import './fold-card.css';
import { SpriteIcon } from './sprite-icon.tsx';

interface FoldCardProps {
  id: string;
  title: string;
  /** Said beside the title. */
  aside?: ReactNode;
  ground?: 'card' | 'sand';
  children: ReactNode;
}

/** As wide as the columns that these cards stand beside. */
const wide = '(width >= 68rem)';

/**
 * A card that is open where there is room beside the text, and on a phone when it is asked for. On a wide screen the
 * style shows its content from the first paint, so that nothing below it moves when scripts open it.
 */
export function FoldCard({ id, title, aside, ground = 'card', children }: FoldCardProps) {
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!card.current) return;
    if (matchMedia(wide).matches) card.current.open = true;
    card.current.dataset.folds = '';
  }, []);
  return (
    <details
      ref={card}
      className={classNames(
        'disclosure fold-card rounded-28 px-5 py-1 sm:px-6 sm:py-3',
        ground === 'sand' ? 'bg-sand' : 'border border-line bg-card',
      )}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-8 hover:text-link">
        <h2 id={id} className="text-20 sm:text-22">
          {title}
        </h2>
        {aside !== undefined && <span className="ml-auto shrink-0 text-14 text-ink-2">{aside}</span>}
        <SpriteIcon name="chevron-right" size={20} className="disclosure-mark shrink-0" />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
