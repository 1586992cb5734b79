import type { ReactNode } from 'react';
import { Tag } from '../../../ui/tag.tsx';

interface FigureCardProps {
  name: string;
  value: string;
  /** What it means, and what to do when it is bad. */
  means: ReactNode;
  bad?: boolean;
}

/** One figure with its meaning in plain words. That it needs someone is said, not only shown by a colour. */
export function FigureCard({ name, value, means, bad = false }: FigureCardProps) {
  return (
    <li data-bad={bad || undefined}>
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-15 font-semibold">
        {name}
        <Tag look={bad ? 'rose' : 'mint'}>{bad ? 'Look at this' : 'Fine'}</Tag>
      </h2>
      <p className="mt-2 font-display text-22 font-bold">{value}</p>
      <p className="mt-2 text-14 text-ink-2">{means}</p>
    </li>
  );
}
