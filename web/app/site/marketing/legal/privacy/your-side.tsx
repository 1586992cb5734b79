import { TextLink } from '../../parts/text-link.tsx';
import { lastChanged } from '../last-changed.ts';
import { OurEmail } from '../our-email.tsx';
import { Points } from '../prose.tsx';
import type { PolicySection } from './section.ts';

const ico = 'https://ico.org.uk/make-a-complaint/';

/** Who else sees the data, how it is protected, and people's rights. */
export const yourSide: readonly PolicySection[] = [
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
