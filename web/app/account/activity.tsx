import {
  type ActivityEntry,
  listActivityOperation,
} from '@portway/contracts/account/account-settings/activity';
import { submit } from '@portway/contracts/client';
import { useRef } from 'react';
import { PageSkeleton } from '../kit/frame/page-skeleton.tsx';
import { Pager } from '../kit/frame/pager.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { asMe } from '../kit/loading/signed-in.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { atTime } from '../text/moments.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/activity.ts';
import { AccountPage } from './account-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Recent activity', description: 'What has happened in your account.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const query = after === null ? {} : { after };
  return await submit(listActivityOperation, query, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export default function Activity({ loaderData: { entries, next } }: Route.ComponentProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <AccountPage
      at="/dashboard/account/activity"
      title="Recent activity"
      lead="What you and others have done in your account. If something is tried many times in an hour, we list the first, tenth and hundredth attempts. If you do not recognise something, change your password."
    >
      <Panel title="Newest first">
        {entries.length === 0 ? (
          <p className="text-ink-2">Nothing yet.</p>
        ) : (
          <ul ref={list} tabIndex={-1} aria-label="Activity" className="rows">
            {entries.map((entry) => (
              <ActivityRow key={entry.number} entry={entry} />
            ))}
          </ul>
        )}
        <Pager next={next} list={list} />
        <p className="mt-5">
          <LinkButton to="/dashboard/account/password" look="outline">
            Change your password
          </LinkButton>
        </p>
      </Panel>
    </AccountPage>
  );
}

const actorWords = {
  you: '',
  'somebody-else': 'By someone else',
  us: 'By Portway',
  unknown: 'Not logged in',
} as const;

function ActivityRow({ entry: { at, action, by, network } }: { entry: ActivityEntry }) {
  const more = [atTime(at), actorWords[by], network === null ? '' : `from ${network}`];
  return (
    <li>
      <div>
        <p className="font-semibold">{inWords(action)}</p>
        <p className="mt-1 text-14 text-ink-2">{more.filter((text) => text !== '').join(' · ')}</p>
      </div>
    </li>
  );
}

/** Actions whose names alone would not say it. */
const words: Readonly<Record<string, string>> = {
  'identity-saved': 'Equality monitoring answers saved',
  'identity-deleted': 'Equality monitoring answers deleted',
  'deletion-asked': 'Deletion of the account requested',
  'deletion-undone': 'Deletion of the account cancelled',
  'data-exported': 'Copy of your data downloaded',
  'log-in-failed': 'Someone tried to log in',
  'code-failed': 'Wrong email code entered',
  'second-factor-failed': 'Right password, but wrong authenticator code',
  'confirmation-failed': 'Wrong password entered to confirm who you are',
  'limit-met': 'Refused, because there were too many attempts',
  'access-refused': 'Refused, because your account is not allowed to do this',
  'token-replayed': 'Session ended, because its key was used twice',
  'user-sessions-ended': 'All sessions ended',
  'user-second-factor-reset': 'Second factor removed',
  'register-claim-given-back': 'Sponsor register entry no longer claimed',
  'register-claim-asked': 'Our team asked to confirm a sponsor register entry',
  'register-evidence-opened': 'File of a claim opened by our team',
  'sponsor-archive-taken': 'Archive of a sponsor’s records taken',
  'sponsor-records-erased': 'All records of sponsored workers erased',
  'duty-file-opened': 'File of a sponsor’s report opened',
  'register-claim-withdrawn': 'Claim of a sponsor register entry withdrawn',
  'register-claim-confirmed': 'Sponsor register entry confirmed by our team',
  'register-claim-refused': 'Sponsor register entry not confirmed by our team',
  'register-claimed': 'Sponsor register entry claimed',
  'organisation-left': 'Left the organisation',
  'virus-found': 'File refused, because a virus scanner found something in it',
};

/** `password-changed` as Password changed. */
function inWords(action: string): string {
  const text = words[action] ?? action.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
