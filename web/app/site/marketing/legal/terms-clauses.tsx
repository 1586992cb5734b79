import type { ReactNode } from 'react';
import { operator } from '../../../text/operator.ts';
import { ExampleTag } from '../parts/examples/example-tag.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { lastChanged } from './last-changed.ts';
import { OurEmail } from './our-email.tsx';

interface Clause {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

const { company, address, adviser } = operator;

export const clauses: readonly Clause[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <p>
        The site is run by {company.name}, registered in {company.registeredIn}, {address.join(', ')}. Write
        to <OurEmail subject="Your terms" />. <ExampleTag />
      </p>
    ),
  },
  {
    id: 'information',
    title: 'Information, not advice',
    body: (
      <p>
        This site gives general information about the rules. It is not legal advice, and not advice on your
        own case.{' '}
        {adviser === undefined
          ? 'We do not give immigration advice. Only a regulated adviser or a solicitor can.'
          : `Immigration advice is given only under ${adviser.regulator}, number ${adviser.number}.`}{' '}
        The Home Office decides.
      </p>
    ),
  },
  {
    id: 'tools',
    title: 'The free tools',
    body: (
      <p>
        The tools are free and need no account. Each result says which law it used, how far our records go,
        and what it did not check. Check a figure on GOV.UK before you pay it or rely on it. A figure marked
        “to be confirmed” is not settled.
      </p>
    ),
  },
  {
    id: 'results',
    title: 'What you may do with results',
    body: (
      <p>
        Keep, print, share and quote them, with the date and the note on the law that come with them. You may
        put a tool on your own site with <TextLink to="/embed">the code we offer</TextLink>, and ask for
        results through <TextLink to="/api/docs">our API</TextLink>.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <p>
        Do not break in, overload the site, send anything harmful, or pretend that a result says something
        that it does not. We limit how often forms can be sent, and may block anyone who does such things.
      </p>
    ),
  },
  {
    id: 'forms',
    title: 'Forms and bookings',
    body: (
      <p>
        Give details that are true, and that are your own or that you are allowed to give. Booking a demo does
        not commit you to anything. Tell us if you cannot come. To see what we keep, read the{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    body: (
      <p>
        The <TextLink to="/pricing">prices</TextLink> on the site invite you to ask. They are not an offer. A
        plan begins with a written agreement, which says what it includes, from when, and when a price is
        refunded. Home Office fees are not ours. You pay them to the Home Office, and only the Home Office can
        refund them.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Changes and interruptions',
    body: (
      <p>
        We may change, move or end any part of the site, and it may be unavailable at times. Anything marked
        as not yet open is a plan, not a promise.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we are responsible for',
    body: (
      <>
        <p>
          We work with care, and correct what you show us is wrong. Because the tools are free and general, we
          are not responsible for a decision that you base on them alone.
        </p>
        <p>
          Nothing here limits what the law does not let us limit, which is liability for death or injury
          caused by negligence, for fraud, and your rights as a consumer.
        </p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'Who owns what',
    body: (
      <p>
        The words, drawings and code on this site are ours or used with permission. Public sector information
        is used under the Open Government Licence v3.0. <TextLink to="/rules">The rules</TextLink> name the
        source of each figure.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Which law applies',
    body: (
      <p>
        The law of England and Wales applies, and its courts decide. If you are a consumer in Scotland or
        Northern Ireland, you may go to the courts there.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: <p>These words apply from {lastChanged}. When they change, the date changes with them.</p>,
  },
];
