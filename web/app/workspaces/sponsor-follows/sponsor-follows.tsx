import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  changeSponsorEmailsOperation,
  followSponsorOperation,
  listSponsorFollowsOperation,
  type SponsorFollow,
  type SponsorFollows,
  unfollowSponsorOperation,
} from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { replace, useNavigate } from 'react-router';
import { ActionForm } from '../../kit/forms/action-form.tsx';
import { failed, idle } from '../../kit/forms/form-state.ts';
import { readAction } from '../../kit/forms/read-action.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { useMe } from '../../kit/loading/use-me.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/sponsor-follows.ts';
import { FollowRow } from './follow-row.tsx';
import { followIn, isFollowing, nameOf, searchWords, type ToFollow, toFollow } from './followed.ts';
import './sponsor-follows.css';

const followedPath = (id: string) => `/dashboard/following?followed=${id}`;

/** What is followed. Someone who comes from one of our pages follows what its link names; others are asked first. */
async function loadFollowing(request: Request) {
  const target = followIn(new URL(request.url).searchParams);
  const refused = target !== undefined && isFromUs() ? await follow(request, target) : '';
  const { follows, emails } = await call(listSponsorFollowsOperation, undefined, { fetch: asMe(request) });
  const isNew = target !== undefined && !follows.some((each) => isFollowing(each, target));
  return { follows, emails, refused, target: isNew && refused === '' ? target : undefined };
}

/** A link on another site must not decide what somebody follows. */
const isFromUs = () => URL.parse(document.referrer)?.origin === location.origin;

/** Leads on to the page that says so; returns why it was refused. */
async function follow(request: Request, target: ToFollow): Promise<string> {
  try {
    const { follows } = await submit(followSponsorOperation, target, { fetch: asMe(request) });
    throw replace(followedPath(follows.find((each) => isFollowing(each, target))?.id ?? ''));
  } catch (failure) {
    if (failure instanceof ProblemError && failure.status === 422) return failure.message;
    throw failure;
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Following', description: 'What you follow on the register of sponsors.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFollowing(request);
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => followingAction(request);

export default function Following({ loaderData }: Route.ComponentProps) {
  const { follows, emails, refused, target } = loaderData;
  const hires = useMe().organisation !== null;
  const [removal, setRemoval] = useState<{ readonly follow: SponsorFollow; readonly at: number }>();
  const { send, sending, formState, reauthDialog } = useAction((_, formData) => focusOn(formData));
  const ask = (intent: string, fields: Readonly<Record<string, string>>) => {
    if (!sending) send(actionForm(intent, fields));
  };
  const remove = (follow: SponsorFollow) => {
    setRemoval({ follow, at: follows.indexOf(follow) });
    ask('remove', { id: follow.id });
  };
  const isGone =
    removal !== undefined && !follows.some((each) => isFollowing(each, toFollow(removal.follow)));
  const lines = follows.map((follow) => (
    <FollowRow key={follow.id} follow={follow} onRemove={() => remove(follow)} />
  ));
  if (isGone)
    lines.splice(
      removal.at,
      0,
      <Removed
        key={removal.follow.id}
        name={nameOf(removal.follow)}
        onUndo={() => ask('follow', { ...toFollow(removal.follow), emails: emails ? 'on' : 'off' })}
      />,
    );
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">Following</h1>
        {follows.length > 0 && (
          <LinkButton to="/sponsors" reloadDocument>
            Search the register
          </LinkButton>
        )}
      </div>
      <p className="mt-2 max-w-measure text-ink-2">
        Sponsors, towns and routes that you follow on the register of sponsors. Only you can see them.
      </p>
      <JustFollowed follows={follows} onUndo={remove} />
      {target !== undefined && <AskToFollow target={target} />}
      {refused !== '' && <StatusMessage state={failed(refused)} />}
      {(follows.length > 0 || hires) && (
        <EmailSwitch
          emails={emails}
          hires={hires}
          onSwitch={() => ask('emails', { emails: emails ? 'off' : 'on' })}
        />
      )}
      {lines.length === 0 && target === undefined && <NoneFollowed />}
      {lines.length > 0 && (
        <ul aria-label="Following" className="follow-list">
          {lines}
        </ul>
      )}
      {/* What was done is visible in its row. */}
      <p role="status" className="sr-only">
        {formState.status === 'success' && formState.message}
      </p>
      <StatusMessage state={formState.status === 'error' ? formState : idle} />
      {reauthDialog}
    </div>
  );
}

/** The button that was pressed is gone: what came back takes the focus. */
function focusOn(formData: FormData): void {
  if (formData.get('intent') !== 'follow' || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.follow-open')?.focus();
}

interface JustFollowedProps {
  follows: readonly SponsorFollow[];
  onUndo: (follow: SponsorFollow) => void;
}

/** After following: says so above the list, with a way back. */
function JustFollowed({ follows, onUndo }: JustFollowedProps) {
  const id = useQuery().get('followed');
  const follow = follows.find((each) => each.id === id);
  if (follow === undefined) return null;
  return (
    <Notice kind="success" live title={`You are following: ${nameOf(follow)}`} className="mt-6">
      <p>
        {follow.sponsor === null
          ? 'We will email you when an edition of the register has such new sponsors.'
          : 'We will email you when an edition of the register changes this entry.'}
      </p>
      <Button type="button" look="quiet" className="-ml-6" onClick={() => onUndo(follow)}>
        Undo<span className="sr-only"> following: {nameOf(follow)}</span>
      </Button>
    </Notice>
  );
}

function NoneFollowed() {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={BellRing}
        title="You follow nothing yet"
        action={
          <LinkButton to="/sponsors" reloadDocument>
            Search the register
          </LinkButton>
        }
      >
        Open a sponsor, a town or a route on the register, then press “Follow”.
      </EmptyState>
    </div>
  );
}

/** In the place of what is followed no more. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <li ref={box} className="follow-removed">
      <p className="min-w-0 wrap-anywhere">
        You do not follow this any more: <b>{name}</b>
      </p>
      <Button type="button" look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}

/** For somebody who comes from elsewhere: follows what the address names once they press the button. */
function AskToFollow({ target }: { target: ToFollow }) {
  const navigate = useNavigate();
  return (
    <section className="panel mt-6" aria-labelledby="asked">
      <h2 id="asked" className="mb-4 text-20 wrap-anywhere">
        {target.slug === undefined ? `Follow: ${searchWords(target)}?` : 'Follow this entry?'}
      </h2>
      <ActionForm
        intent="follow"
        button="Follow"
        onSuccess={({ follows }: SponsorFollows) =>
          navigate(followedPath(follows.find((each) => isFollowing(each, target))?.id ?? ''), {
            replace: true,
          })
        }
        beside={
          target.slug !== undefined && (
            <a href={`/sponsors/${encodeURIComponent(target.slug)}`} className="follow-changes">
              Read the entry first
            </a>
          )
        }
      >
        {() =>
          Object.entries(target).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        }
      </ActionForm>
    </section>
  );
}

interface EmailSwitchProps {
  emails: boolean;
  /** Whether they are also about the entry of the user's organisation. */
  hires: boolean;
  onSwitch: () => void;
}

/** Whether changes are emailed: one switch for all that is followed. */
function EmailSwitch({ emails, hires, onSwitch }: EmailSwitchProps) {
  return (
    <div className="follow-emails">
      <p>
        <b>{emails ? 'Emails are on.' : 'Emails are off.'}</b>{' '}
        {!emails
          ? 'You see only here what changed. Following something new turns them on again.'
          : hires
            ? 'You get at most one for each edition of the register, when it changes something you follow or your organisation’s own entry.'
            : 'You get at most one for each edition of the register, when it changes something you follow.'}
      </p>
      <Button type="button" look="outline" onClick={onSwitch}>
        {emails ? 'Turn emails off' : 'Turn emails on'}
      </Button>
    </div>
  );
}

/** Every action on what is followed. */
async function followingAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', emails, ...wanted } = values;
  switch (intent) {
    case 'remove':
      return callApi((me) => call(unfollowSponsorOperation, undefined, { ...me, parameters: { id } }));
    case 'emails':
      return callApi((me) => call(changeSponsorEmailsOperation, { emails: emails === 'on' }, me));
    default:
      return callApi(async (me) => {
        const followed = await submit(followSponsorOperation, wanted, me);
        // Following turns emails on; undoing must not.
        if (emails === 'off') await call(changeSponsorEmailsOperation, { emails: false }, me);
        return followed;
      });
  }
}
