import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SpriteIcon, type SpriteName } from './sprite-icon.tsx';

export type NoticeKind = 'info' | 'warning' | 'error' | 'success';

const kinds: Record<NoticeKind, { icon: SpriteName; word: string; look: string; mark: string }> = {
  info: { icon: 'info', word: 'Note', look: 'bg-sky', mark: 'text-ink' },
  warning: { icon: 'triangle-alert', word: 'Take care', look: 'bg-sand', mark: 'text-ink' },
  error: { icon: 'circle-alert', word: 'Problem', look: 'bg-rose', mark: 'text-coral' },
  success: { icon: 'circle-check', word: 'Done', look: 'bg-mint', mark: 'text-link' },
};

/** A message with an icon and a word, so that colour is never the only sign. `live` announces it. */
export function Notice({
  kind = 'info',
  title,
  live = false,
  className,
  children,
}: {
  kind?: NoticeKind;
  title?: string;
  live?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { icon, word, look, mark } = kinds[kind];
  return (
    <div
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={classNames('grid grid-cols-[auto_1fr] gap-x-3 rounded-16 p-4 text-15', look, className)}
    >
      <SpriteIcon name={icon} size={22} className={mark} />
      <p className="font-semibold">{title ?? word}</p>
      {children !== undefined && (
        <div className="col-span-full mt-1 text-ink-2 sm:col-start-2">{children}</div>
      )}
    </div>
  );
}
