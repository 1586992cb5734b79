import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './due-row.css';

interface DueRowProps {
  Icon: LucideIcon;
  /** The ground of the icon. */
  tint: 'gold' | 'rose' | 'mint' | 'sky' | 'sand';
  /** What waits. A link in it covers the whole row. */
  title: ReactNode;
  /** Why now, with its day. */
  children?: ReactNode;
  /** One button, whose word is the deed. */
  action?: ReactNode;
  /** The first, larger. */
  isFirst?: boolean;
  /** Unread. */
  isNew?: boolean;
}

/** One thing that waits, in a list of the class `due-rows`. */
export function DueRow({ Icon, tint, title, children, action, isFirst, isNew }: DueRowProps) {
  return (
    <li className="due-row" data-first={isFirst || undefined} data-new={isNew || undefined}>
      <span aria-hidden className="due-icon" data-tint={tint}>
        <Icon size={20} />
      </span>
      <div className="due-words">
        <p className="due-title">
          {title}
          {isNew && <span className="due-new">New</span>}
        </p>
        {children !== undefined && <p className="due-why">{children}</p>}
      </div>
      {action !== undefined && <div className="due-action">{action}</div>}
    </li>
  );
}
