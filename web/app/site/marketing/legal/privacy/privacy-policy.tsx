import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { Card } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { lastChanged } from '../last-changed.ts';
import { LegalHead } from '../legal-head.tsx';
import { OurEmail } from '../our-email.tsx';
import { Points, Prose } from '../prose.tsx';
import type { Route } from './+types/privacy-policy.ts';
import type { PolicySection } from './section.ts';
import { whatWeKeep } from './what-we-keep.tsx';

const ico = 'https://ico.org.uk/make-a-complaint/';

/** Who else sees the data, how it is protected, and people's rights. */
const yourSide: readonly PolicySection[] = [
  {
    id: 'who-receives',
    title: 'Who else receives it',
    body: (
      <>
        <p>
          Nobody buys it, and nobody measures you: there are no analytics, no advertising and no parts of
          other companies on our pages. Even the letters they are set in come from our own server.
        </p>
        <p>
          When you apply for a job, that employer sees your profile as it appears in the preview, what you
          wrote and the CV you chose, until you withdraw or its time to keep them is over. No employer sees
          your date of birth, your visa or your identity answers. After an invitation to an interview it may
          ask about sponsorship: you see what it would see, and decide.
        </p>
        <p>
          Our emails pass through a mail service that delivers them. Authorities get what the law makes us
          hand over.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    body: (
      <p>
        Reading the site sets no cookies, but logging in does. Your browser keeps the theme you choose, your
        ticks in the checklist and your last assessment, for you alone.{' '}
        <TextLink to="/cookies">See the whole list</TextLink>.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept, and how it is protected',
    body: (
      <>
        <p>
          In one database on a server that we run. Ask us which country it is in. What you send is encrypted
          on the way. A page of the site can add to the database, but cannot read other people’s entries.
        </p>
        <p>
          To stop abuse we count how often forms are sent. An internet address stands in that count only as a
          code from which it cannot be read, for a day. A field that people do not see tells programs from
          people.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them today',
    body: (
      <>
        <Points
          points={[
            'See what we hold about you, and get a copy in a common format.',
            'Have it corrected, or erased.',
            'Stop or limit our use of it, or object to it.',
            'Withdraw consent whenever you like.',
          ]}
        />
        <p>
          Write to <OurEmail subject="My data" /> from the address we know, and say what you want. We answer
          within a month and charge nothing. If you have an account, its pages have the buttons to download or
          delete everything yourself.
        </p>
        <p>No decision about you is made by a machine alone.</p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <p>
        Tell us first, and we will try to put it right. You can always complain to the Information
        Commissioner’s Office, which regulates data protection in the UK:{' '}
        <a href={ico} rel="noreferrer" className="text-link underline underline-offset-4">
          ico.org.uk/make-a-complaint
        </a>
        .
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        These words apply from {lastChanged}. When they change, the date changes with them. If a change takes
        something away from you, we will publish it here before it applies.
      </p>
    ),
  },
];

export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Privacy policy',
    description:
      'What we keep about you, why, for how long, and how to see or erase it. No trackers, no cookies for reading the site, no AI training.',
    canonical: '/privacy-policy',
  });

const inShort = [
  'The calculators keep nothing that you type.',
  'No trackers, no advertising, no cookies for reading the site.',
  'We do not train AI models on anyone’s data.',
  'Write to us, and we will show you, correct or erase what we hold about you.',
];

/**
 * Sections are closed at first; native `<details>`, which open without scripts and when a link leads into
 * them.
 */
export default function PrivacyPolicy() {
  return (
    <>
      <LegalHead
        title="Privacy policy"
        lead="What we keep about you, why, for how long, and how to see or erase it."
      />
      <div className="page-width grid items-start gap-x-12 gap-y-8 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card ground="mint" className="lg:order-last">
          <h2 className="text-22">In short</h2>
          <ul className="mt-4 flex flex-col gap-3">
            {inShort.map((point) => (
              <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
                <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
                {point}
              </li>
            ))}
          </ul>
        </Card>
        <div className="border-b border-line">
          {[...whatWeKeep, ...yourSide].map(({ id, title, body }) => (
            <Disclosure
              key={id}
              summary={<h2 className="py-2 text-20">{title}</h2>}
              className="border-t border-line py-1"
            >
              <Prose id={id}>{body}</Prose>
            </Disclosure>
          ))}
        </div>
      </div>
    </>
  );
}
