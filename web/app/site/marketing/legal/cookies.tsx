import { pageMeta } from '../../../kit/page/page-meta.ts';
import { DataTable } from '../../../ui/table.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/cookies.ts';
import { LegalHead } from './legal-head.tsx';
import { Points, Prose } from './prose.tsx';

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Cookies',
    description:
      'Reading the site sets no cookies. An account needs four. See what your browser keeps, why and for how long.',
    canonical: '/cookies',
  });

interface StoredItem {
  readonly name: string;
  readonly what: string;
  readonly place: string;
  readonly until: string;
}

/** What the public site's scripts store in the browser, by name. */
const items: readonly StoredItem[] = [
  {
    name: 'theme',
    what: 'Light or dark, if you chose one at the foot of a page.',
    place: 'Local storage',
    until: 'You choose System again',
  },
  {
    name: 'root',
    what: 'Your last assessment, without your email address, and your ticks in the checklist and in a plan’s list.',
    place: 'Local storage',
    until: 'You clear it',
  },
  {
    name: 'scroll',
    what: 'How far down you were on each page, so that Back takes you there again.',
    place: 'Session storage',
    until: 'You close the tab',
  },
];

/** What sign-up and log-in store in addition. */
const keptForAccounts: readonly StoredItem[] = [
  {
    name: '__Host-session',
    what: 'Half of the key to your session, which no script can read. It proves that it is you.',
    place: 'Cookie',
    until: 'You log out, or 30 days',
  },
  {
    name: '__Host-device',
    what: 'A random number that tells this browser from others. Only the browser that asked for a code can use it, and nobody elsewhere can lock you out of one that you have used.',
    place: 'Cookie',
    until: '400 days after you log in; a day if you only ask for a code',
  },
  {
    name: 'token',
    what: 'The other half. Neither works without the other.',
    place: 'Local storage',
    until: 'You log out, or the session ends',
  },
  {
    name: '__Host-sign-up',
    what: 'Shows that the code we emailed is entered in the browser that signed up.',
    place: 'Cookie',
    until: '7 days',
  },
  {
    name: '__Host-google',
    what: 'Only if you sign in with Google. It takes you back to where you were going.',
    place: 'Cookie',
    until: 'You are back',
  },
  {
    name: 'email',
    what: 'The address you are confirming, so that the next page knows it.',
    place: 'Local storage',
    until: 'You log in',
  },
  {
    name: 'reset-code',
    what: 'The code for a new password, from one page to the next.',
    place: 'Session storage',
    until: 'The password is set, or you close the tab',
  },
  {
    name: 'unsent:…',
    what: 'Changes to your profile that have not reached us yet, for example when you are offline. Never your answers about identity.',
    place: 'Local storage',
    until: 'They reach us, or you log out',
  },
];

export default function Cookies() {
  return (
    <>
      <LegalHead
        title="Cookies"
        lead="Reading the site sets none. Your browser keeps three small things for you, and sends none of them to us. An account needs a few more."
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        <KeptTable caption="What your browser keeps" rows={items} />
        <KeptTable caption="What an account adds" rows={keptForAccounts} />
        <Prose>
          <h2 className="text-22">How to remove them</h2>
          <p>
            Clear this site’s data in your browser’s settings. With JavaScript turned off, nothing is stored,
            and everything except the account works.
          </p>
        </Prose>
        <Prose>
          <h2 className="text-22">What you will not find</h2>
          <Points
            points={[
              'No analytics, advertising or social media cookies, ours or anyone else’s.',
              'No banner that asks for consent, because there is nothing to consent to.',
              'No cookies from our tools when they stand in a frame on another site.',
            ]}
          />
        </Prose>
        <p className="max-w-measure text-ink-2">
          To see what we keep ourselves, read the <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </div>
    </>
  );
}

function KeptTable({ caption, rows }: { caption: string; rows: readonly StoredItem[] }) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { head: 'Name', cell: ({ name }) => <code className="font-mono font-semibold">{name}</code> },
        { head: 'What it holds', cell: ({ what }) => what },
        { head: 'Where', cell: ({ place }) => place },
        { head: 'Until', cell: ({ until }) => until },
      ]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}
