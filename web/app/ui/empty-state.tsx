import type { ComponentType, ReactNode } from 'react';

/** Shown where a list is empty: says so, and what to do about it. */
export function EmptyState({
  Icon,
  title,
  children,
  action,
}: {
  Icon: ComponentType<{ size?: number }>;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center rounded-28 border border-dashed border-outline px-6 py-12 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-mint text-link">
        <Icon size={24} />
      </span>
      <p className="mt-4 font-display text-22 font-bold tracking-tight">{title}</p>
      {children !== undefined && <p className="mt-2 max-w-[28em] text-ink-2">{children}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
