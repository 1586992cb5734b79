import { htmlConstraints } from '@portway/contracts/html-constraints';
import { contactOperation } from '@portway/contracts/site/enquiries/contact';
import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { ContactForm, contactNames } from '../forms/contact-form.tsx';
import { countriesToCall } from '../forms/countries-to-call.server.ts';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import { operatorShown } from '../parts/operator-shown.server.ts';
import type { Route } from './+types/contact.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const matters = [
  { to: '/pricing#get-started', matter: 'A price', text: 'Choose a plan and ask for it in writing.' },
  { to: '/demo', matter: 'A demo', text: 'Pick a day and a time, and we will show you around.' },
  { to: '/universities#register', matter: 'A university', text: 'Register your careers or visa team.' },
  {
    to: '/privacy-policy#rights',
    matter: 'Your data',
    text: 'See what we hold about you, or have it erased.',
  },
  { to: '/rules', matter: 'A figure', text: 'Read the rule and its sources, and tell us what is wrong.' },
  {
    to: '/accessibility#tell-us',
    matter: 'A barrier',
    text: 'Tell us what you cannot use. We deal with that first.',
  },
];

/** Links to better places than a general message. */
function StraightTo() {
  return (
    <Section id="straight-to" title="Is it about one of these?" className="bg-sand/50">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {matters.map(({ to, matter, text }) => (
          <li key={to} className="group relative border-t border-ink/15 py-4">
            <h3 className="text-20">
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-4 covers-all hover:text-link"
              >
                {matter}
                <SpriteIcon name="arrow-up-right" size={20} className="text-link" />
              </Link>
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Contact us',
    description: 'Write to us about a sponsor licence, a price, a demo or a figure. A person replies.',
    canonical: '/contact',
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = await operatorShown({ request, context });
  const page = {
    contact: facts?.contact ?? null,
    countries: countriesToCall(),
    constraints: htmlConstraints(contactOperation),
  };
  return data(page, { headers: facts === undefined ? {} : keepUntilMidnight() });
}

export async function action(args: Route.ActionArgs) {
  const formState = await sendForm(contactOperation, args, contactNames);
  return data(formState, { status: statusOf(formState) });
}

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function Contact({
  loaderData: { contact, countries, constraints },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="page-width pt-8 pb-5 sm:pt-10">
        <h1 className="text-36">Contact Us</h1>
        <p className="mt-2 text-ink-2">
          We simplify hiring software engineers internationally with zero hassle.
        </p>
      </header>
      <div className="page-width grid items-start gap-x-12 gap-y-8 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <WriteToUs>
          <ContactForm formState={actionData ?? idle} countries={countries} constraints={constraints} />
        </WriteToUs>
        <WaysToReachUs contact={contact} />
      </div>
      <StraightTo />
    </>
  );
}

/** Left column: what to include so that we can answer at once, and the form. */
function WriteToUs({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="message-us">
      <Card>
        <h2 id="message-us" className="text-22">
          Write to us
        </h2>
        <p className="mt-1 mb-5 max-w-measure text-ink-2">
          Say what you want to do and by when. If you are asking about a figure, include the address of its
          page, which holds your answers.
        </p>
        {children}
      </Card>
    </section>
  );
}
