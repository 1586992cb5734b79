import type { Notification } from '@portway/contracts/account/notifications/notifications';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { idle } from '../../kit/forms/form-state.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../kit/frame/pager.tsx';
import { useQuery } from '../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { atTime, onDay } from '../../text/moments.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { DueRow } from '../../ui/due-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/notifications.ts';
import { lookOf } from './kind-icons.ts';
import { loadNotifications, markRead, readAll } from './load-notifications.ts';

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
