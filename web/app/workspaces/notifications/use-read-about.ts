import { useEffect } from 'react';
import { useParams } from 'react-router';
import { asMe } from '../../kit/loading/signed-in.ts';
import { refreshUnreadCounts, type StoredUnreadCounts } from '../../kit/loading/unread-counts.ts';
import { useQuery } from '../../kit/loading/use-query.ts';

/** Who has an application open needs no notification of it: the address names it, on both sides. */
export function useReadAbout(unreadCounts: StoredUnreadCounts): void {
  const query = useQuery();
  const { application: inPath = null } = useParams();
  const application = query.get('applicant') ?? query.get('application') ?? inPath;
  const hasUnread = typeof unreadCounts === 'object' && unreadCounts.notifications > 0;
  useEffect(() => {
    if (!hasUnread || application === null) return;
    void readAbout(application);
  }, [application, hasUnread]);
}

async function readAbout(application: string): Promise<void> {
  const [{ submit }, { readNotificationsAboutOperation }] = await Promise.all([
    import('@portway/contracts/client'),
    import('@portway/contracts/account/notifications/notifications'),
  ]);
  const me = { fetch: asMe(new Request(location.href)) };
  // What is not marked stays unread, which the list says.
  await submit(readNotificationsAboutOperation, { application }, me).then(
    refreshUnreadCounts,
    () => undefined,
  );
}
