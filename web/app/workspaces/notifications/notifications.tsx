import {
  listNotificationsOperation,
  type Notification,
  type NotificationKind,
  readAllNotificationsOperation,
  readNotificationOperation,
  readNotificationsAboutOperation,
} from '@portway/contracts/account/notifications/notifications';
import { call, submit } from '@portway/contracts/client';
import {
  ArrowLeft,
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
  const query = new URL(request.url).searchParams;
  const [after, job] = [query.get('after'), query.get('job')];
  return { ...(after !== null && { after }), ...(job !== null && { job }) };
};

const loadNotifications = orLastGoodResult(
  (request) => submit(listNotificationsOperation, cursorIn(request), { fetch: asMe(request) }),
  (request) => JSON.stringify(cursorIn(request)),
);

/** Marks all that were shown as read, or all applications to one job. */
async function readMany(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const state = await callApi((me) =>
    intent === 'read-job'
      ? submit(readNotificationsAboutOperation, { job: values.job ?? '' }, me)
      : submit(readAllNotificationsOperation, { upTo: values.upTo ?? '' }, me),
  );
  void refreshUnreadCounts();
  return state;
}

/** Marks one as read while the page that it is about opens. */
function markRead({ id, read, group }: Notification): void {
  if (read) return;
  const me = { fetch: asMe(new Request(location.href)) };
  const request =
    group === null
      ? call(readNotificationOperation, undefined, { ...me, parameters: { id } })
      : submit(readNotificationsAboutOperation, { job: group.job }, me);
  request.then(
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
  'sponsor-planned': { Icon: CalendarClock, tint: 'gold' },
  'sponsor-record-arrived': { Icon: ClipboardCheck, tint: 'mint' },
  'report-decided': { Icon: Flag, tint: 'sand' },
  'claim-decided': { Icon: ClipboardCheck, tint: 'mint' },
};

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Notifications', description: 'What is new for you.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadNotifications(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => readMany(request);
export const HydrateFallback = PageSkeleton;

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, next, unread } = loaderData;
  useRevalidateOnEvent(['notification', 'message', 'application', 'read']);
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery();
  const isFirst = query.get('after') === null;
  const job = query.get('job');
  const { send, sending, formState } = useAction();
  const readJob = (id: string) => sending || send(actionForm('read-job', { job: id }));
  const newest = notifications[0];
  return (
    <div>
      {job !== null && (
        <Link to="/dashboard/notifications" className="way-back">
          <ArrowLeft size={18} aria-hidden />
          Notifications
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36 wrap-anywhere">
          {job === null ? 'Notifications' : `Applications for ${newest?.text || 'a job'}`}
        </h1>
        {job !== null && notifications.some(({ read }) => !read) && (
          <Button type="button" look="outline" onClick={() => readJob(job)}>
            Mark all of this job as read
          </Button>
        )}
        {job === null && newest !== undefined && isFirst && unread > 0 && (
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
            <Row key={each.id} notification={each} onReadJob={readJob} />
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

interface RowProps {
  notification: Notification;
  onReadJob: (job: string) => void;
}

function Row({ notification, onReadJob }: RowProps) {
  const { kind, title, text, to, at, read, group } = notification;
  const { Icon, tint } = lookOf[kind];
  return (
    <DueRow
      Icon={Icon}
      tint={tint}
      isNew={!read}
      action={group === null ? undefined : <GroupActions group={group} text={text} onReadJob={onReadJob} />}
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

interface GroupActionsProps {
  group: NonNullable<Notification['group']>;
  /** The job's title. */
  text: string;
  onReadJob: (job: string) => void;
}

/** One entry that stands for many: each of them on a page, and all read at once. */
function GroupActions({ group: { job, count, unread }, text, onReadJob }: GroupActionsProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {unread > 0 && (
        <Button type="button" look="quiet" onClick={() => onReadJob(job)}>
          Mark all as read<span className="sr-only"> for {text}</span>
        </Button>
      )}
      <LinkButton to={`?job=${job}`} look="outline">
        See each of {count}
        <span className="sr-only"> for {text}</span>
      </LinkButton>
    </span>
  );
}
