import { call, download, submit } from '@portway/contracts/client';
import {
  answerOfferQuestionOperation,
  downloadOfferOperation,
  draftOfferOperation,
  sendOfferOperation,
  showOfferOperation,
  withdrawOfferOperation,
} from '@portway/contracts/hiring/offers/offers';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { NotHere } from '../not-here.tsx';
import type { Route } from './+types/offer.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferSent } from './offer-sent.tsx';
import { byField, draftTyped, termsTyped } from './terms-typed.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Offer', description: 'An offer to an applicant.', index: false });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.application };
  try {
    return { employerOffer: await call(showOfferOperation, undefined, { fetch: asMe(request), parameters }) };
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 404, 422].includes(error.status))
      return { employerOffer: null };
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.application };
  const version = Number(values.seen);
  switch (intent) {
    case 'draft':
      return byField(
        await callApi((me) => submit(draftOfferOperation, draftTyped(values), { ...me, parameters })),
      );
    case 'send':
      return byField(
        await callApi((me) =>
          submit(sendOfferOperation, { terms: termsTyped(values), seen: version }, { ...me, parameters }),
        ),
      );
    case 'document':
      return callApi(async (me) => ({
        message: 'The offer is saved with your downloads.',
        file: await download(downloadOfferOperation, undefined, { ...me, parameters }),
      }));
    case 'answer':
      return callApi((me) =>
        submit(answerOfferQuestionOperation, { words: values.words, seen: version }, { ...me, parameters }),
      );
    default:
      return callApi((me) =>
        submit(withdrawOfferOperation, { words: values.words, seen: version }, { ...me, parameters }),
      );
  }
}

export default function OfferPage({ loaderData: { employerOffer } }: Route.ComponentProps) {
  useRevalidateOnEvent(['application']);
  const { organisation } = useMe();
  if (employerOffer === null) return <NotHere title="Offer" what="this application" />;
  const { application, offer, whyNot } = employerOffer;
  const name = application.candidate ?? 'this applicant';
  const canChange = organisation?.role !== 'viewer' && whyNot === null;
  return (
    <div>
      {application.job !== null && (
        <Link
          to={`/dashboard/hiring/board?job=${application.job}&applicant=${application.id}`}
          className="way-back"
        >
          <ArrowLeft size={18} />
          {application.position}
        </Link>
      )}
      <h1 className="text-36 wrap-anywhere">{heading(name, offer?.status)}</h1>
      {whyNot !== null && offer === null && <p className="mt-2 text-ink-2">{whyNot}</p>}
      {offer !== null && <OfferSent employerOffer={employerOffer} offer={offer} canChange={canChange} />}
      {canChange && <OfferForm key={offer?.version ?? 0} employerOffer={employerOffer} name={name} />}
    </div>
  );
}

function heading(name: string, status: string | undefined): string {
  switch (status) {
    case undefined:
      return `Prepare an offer to ${name}`;
    case 'sent':
      return `${name} has your offer`;
    case 'question':
      return `${name} asks about your offer`;
    case 'accepted':
      return `${name} has accepted your offer`;
    case 'declined':
      return `${name} has declined your offer`;
    case 'withdrawn':
      return `You have withdrawn the offer to ${name}`;
    case 'expired':
      return `${name} has not answered your offer in time`;
    default:
      return `The offer to ${name} has ended`;
  }
}
