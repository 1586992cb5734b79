import { pageMeta } from '../../page/page-meta.ts';
import { Notice } from '../../ui/notice.tsx';
import { DataTable } from '../../ui/table.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/cookies.ts';
import { LegalHead } from './legal-head.tsx';
import { Points, Prose } from './prose.tsx';

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Cookies',
    description:
      'The public site sets no cookies. Your browser keeps three small things for you: what, why and how long.',
    canonical: '/cookies',
  });

/** What the scripts of the public site keep in the browser; each under its own name. */
const kept = [
  {
    name: 'theme',
    what: 'Light or dark, if you chose one at the foot of a page.',
    place: 'Local storage',
    until: 'You choose System again',
  },
  {
    name: 'root',
    what: 'Your last assessment, without your e-mail address, and your ticks in the checklist.',
    place: 'Local storage',
    until: 'You clear it',
  },
  {
    name: 'scroll',
    what: 'How far down you were on each page, so that Back brings you there again.',
    place: 'Session storage',
    until: 'You close the tab',
  },
];

export default function Cookies() {
  return (
    <>
      <LegalHead
        title="Cookies"
        lead="The public site sets none. Your browser keeps three small things for you, and sends none of them to us."
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        <DataTable
          caption="What your browser keeps"
          columns={[
            { head: 'Name', cell: ({ name }) => <code className="font-mono font-semibold">{name}</code> },
            { head: 'What it holds', cell: ({ what }) => what },
            { head: 'Where', cell: ({ place }) => place },
            { head: 'Until', cell: ({ until }) => until },
          ]}
          rows={kept}
          keyOf={({ name }) => name}
        />
        <Prose>
          <h2 className="text-22">How to be rid of them</h2>
          <p>
            Clear this site’s data in your browser’s settings. With scripts switched off nothing is kept, and
            every page still works.
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
        <Notice title="Coming with accounts" className="max-w-measure">
          Logging in will set one cookie, which proves that you are you. It will stand in this table before it
          is set. What we keep on our side is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </Notice>
      </div>
    </>
  );
}
