import { htmlConstraints } from '@portway/contracts/html-constraints';
import { contactOperation } from '@portway/contracts/site/enquiries/contact';
import { data } from 'react-router';
import { idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ContactForm, contactNames } from '../forms/contact-form.tsx';
import { countriesToCall } from '../forms/countries-to-call.server.ts';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import type { Route } from './+types/contact.ts';
import { StraightTo } from './straight-to.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';
import { WriteToUs } from './write-to-us.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Contact us',
    description:
      'Write to us, call us from Monday to Friday, or visit us: who to ask about a sponsor licence.',
    canonical: '/contact',
  });

export const loader = () => ({
  countries: countriesToCall(),
  constraints: htmlConstraints(contactOperation),
});

export async function action(asked: Route.ActionArgs) {
  const formState = await sendForm(contactOperation, asked, contactNames);
  return data(formState, { status: statusOf(formState) });
}

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function Contact({
  loaderData: { countries, constraints },
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
        <WaysToReachUs />
      </div>
      <StraightTo />
    </>
  );
}
