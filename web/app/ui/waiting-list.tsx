import type { LucideIcon } from 'lucide-react';
import { LinkButton } from './button.tsx';
import { DueRow } from './due-row.tsx';

export interface WaitingRow {
  Icon: LucideIcon;
  tint: 'gold' | 'rose' | 'mint' | 'sky' | 'sand';
  title: string;
  /** Why now. */
  why: string;
  to: string;
  /** What the button does. */
  deed: string;
}

/** What waits, in the order of harm. The first alone has a filled button; for those who only read, none has. */
export function WaitingList({ rows, canAct = true }: { rows: readonly WaitingRow[]; canAct?: boolean }) {
  return (
    <ul className="due-rows home-waiting" aria-label="What waits for you">
      {rows.map(({ Icon, tint, title, why, to, deed }, place) => (
        <DueRow
          key={`${to} ${title}`}
          Icon={Icon}
          tint={tint}
          title={title}
          isFirst={place === 0}
          action={
            <LinkButton to={to} look={place === 0 && canAct ? 'primary' : 'outline'}>
              {deed}
              <span className="sr-only">: {title}</span>
            </LinkButton>
          }
        >
          {why}
        </DueRow>
      ))}
    </ul>
  );
}
