import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { StoredUnreadCounts } from '../../kit/loading/unread-counts.ts';
import './bell.css';

/** The way to the list of notifications, with how many are unread. */
export function Bell({ unreadCounts }: { unreadCounts: StoredUnreadCounts }) {
  const unread = typeof unreadCounts === 'object' ? unreadCounts.notifications : 0;
  return (
    <Link to="/dashboard/notifications" className="bell" title="Notifications">
      <BellIcon size={20} />
      <span className="sr-only">Notifications</span>
      {unread > 0 && (
        <span className="bell-count">
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Link>
  );
}
