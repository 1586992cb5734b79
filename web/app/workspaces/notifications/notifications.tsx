import {
  listNotificationsOperation,
  type Notification,
  type NotificationKind,
  readAllNotificationsOperation,
  readNotificationOperation,
} from '@portway/contracts/account/notifications/notifications';
import { call, submit } from '@portway/contracts/client';
import {
  BellOff,
  CalendarClock,
  CalendarX2,
  ClipboardCheck,
  FileSignature,
  Flag,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  Plane,
  RefreshCw,
  Send,
  TriangleAlert,
} from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { idle } from '../../kit/forms/form-state.ts';
import { readAction } from '../../kit/forms/read-action.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../kit/frame/pager.tsx';
import { orLastGoodResult } from '../../kit/loading/last-good-result.ts';
import { asMe } from '../../kit/loading/signed-in.ts';
import { refreshUnreadCounts } from '../../kit/loading/unread-counts.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { atTime, onDay } from '../../text/moments.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { DueRow } from '../../ui/due-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/notifications.ts';

const cursorIn = (request: Request) => {
  const after = new URL(request.url).searchParams.get('after');
  return after === null ? {} : { after };
};

const loadNotifications = orLastGoodResult(
  (request) => submit(listNotificationsOperation, cursorIn(request), { fetch: asMe(request) }),
  (request) => JSON.stringify(cursorIn(request)),
);

/** Marks all that were shown as read. */
async function readAll(request: Request) {
  const { values, callApi } = await readAction(request);
  const state = await callApi((me) => submit(readAllNotificationsOperation, { upTo: values.upTo ?? '' }, me));
  void refreshUnreadCounts();
  return state;
}

/** Marks one as read while the page that it is about opens. */
function markRead({ id, read }: Notification): void {
  if (read) return;
  const me = { fetch: asMe(new Request(location.href)) };
  call(readNotificationOperation, undefined, { ...me, parameters: { id } }).then(
    refreshUnreadCounts,
    // It stays unread, which the list says.
    () => undefined,
  );
}

interface Look {
  readonly Icon: LucideIcon;
  readonly tint: 'gold' | 'rose' | 'mint' | 'sky' | 'sand';
}

/** The icon of each kind, and the tint behind it: gold for offers, rose for what may go wrong. */
const lookOf: Readonly<Record<NotificationKind, Look>> = {
  'application-arrived': { Icon: Inbox, tint: 'mint' },
  'application-sent': { Icon: Send, tint: 'mint' },
  'status-changed': { Icon: RefreshCw, tint: 'sky' },
  message: { Icon: MessageSquareText, tint: 'sky' },
  'job-changed': { Icon: PencilLine, tint: 'sand' },
  'job-closing': { Icon: CalendarX2, tint: 'sand' },
  'job-sponsorability-changed': { Icon: TriangleAlert, tint: 'rose' },
  'visa-facts-asked': { Icon: Plane, tint: 'sky' },
  'visa-facts-shared': { Icon: Plane, tint: 'sky' },
  'visa-facts-taken-back': { Icon: Plane, tint: 'sand' },
  'offer-sent': { Icon: FileSignature, tint: 'gold' },
  'offer-answered': { Icon: FileSignature, tint: 'gold' },
  'offer-accepted': { Icon: FileSignature, tint: 'mint' },
  'review-asked': { Icon: ClipboardCheck, tint: 'rose' },
  'review-answered': { Icon: ClipboardCheck, tint: 'sky' },
  'sponsor-days-moved': { Icon: CalendarClock, tint: 'sand' },
  'report-decided': { Icon: Flag, tint: 'sand' },
  'claim-decided': { Icon: ClipboardCheck, tint: 'mint' },
};

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Notifications', description: 'What is new for you.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadNotifications(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => readAll(request);
export const HydrateFallback = PageSkeleton;

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, next, unread } = loaderData;
  useRevalidateOnEvent(['notification', 'message', 'application', 'read']);
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useQuery().get('after') === null;
  const { send, sending, formState } = useAction();
  const newest = notifications[0];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">Notifications</h1>
        {newest !== undefined && isFirst && unread > 0 && (
          <Button
            type="button"
            look="outline"
            onClick={() => sending || send(actionForm('read', { upTo: newest.at }))}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-measure text-ink-2" role="status">
        {unread === 0 ? 'You have seen everything.' : unreadWords(unread)} We keep this list for 90 days.{' '}
        <Link to="/dashboard/account/notifications" className="text-link underline underline-offset-4">
          Choose which emails you get
        </Link>
      </p>
      <StatusMessage state={formState.status === 'error' ? formState : idle} />
      {notifications.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            Icon={BellOff}
            title="Nothing here yet"
            action={
              <LinkButton to="/dashboard" look="outline">
                Home
              </LinkButton>
            }
          >
            New applications, messages, and changes to jobs and offers will appear here.
          </EmptyState>
        </div>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label="Notifications" className="due-rows mt-6">
          {notifications.map((each) => (
            <Row key={each.id} notification={each} />
          ))}
        </ul>
      )}
      <Pager next={next} list={list} />
    </div>
  );
}

/** Today the time is enough. */
function whenWords(at: string): string {
  const [day = '', time = ''] = atTime(at).split(' at ');
  return onDay(new Date().toISOString()) === day ? `Today at ${time}` : `${day} at ${time}`;
}

function unreadWords(unread: number): string {
  if (unread >= 100) return '100 or more are unread.';
  return unread === 1 ? 'One is unread.' : `${unread} are unread.`;
}

function Row({ notification }: { notification: Notification }) {
  const { kind, title, text, to, at, read } = notification;
  const { Icon, tint } = lookOf[kind];
  return (
    <DueRow
      Icon={Icon}
      tint={tint}
      isNew={!read}
      title={
        <Link to={to} onClick={() => markRead(notification)}>
          {title}
        </Link>
      }
    >
      {text !== '' && `${text} · `}
      <time dateTime={at}>{whenWords(at)}</time>
    </DueRow>
  );
}
