import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeKind = 'info' | 'warning' | 'error' | 'success';

const kinds: Record<NoticeKind, { Icon: LucideIcon; word: string; look: string; mark: string }> = {
  info: { Icon: Info, word: 'Note', look: 'bg-sky', mark: 'text-ink' },
  warning: { Icon: TriangleAlert, word: 'Take care', look: 'bg-sand', mark: 'text-ink' },
  error: { Icon: CircleAlert, word: 'Problem', look: 'bg-rose', mark: 'text-coral' },
  success: { Icon: CircleCheck, word: 'Done', look: 'bg-mint', mark: 'text-link' },
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
  const { Icon, word, look, mark } = kinds[kind];
  return (
    <div
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={classNames('grid grid-cols-[auto_1fr] gap-x-3 rounded-16 p-4 text-15', look, className)}
    >
      <Icon size={22} aria-hidden className={mark} />
      <p className="font-semibold">{title ?? word}</p>
      {children !== undefined && (
        <div className="col-span-full mt-1 text-ink-2 sm:col-start-2">{children}</div>
      )}
    </div>
  );
}
