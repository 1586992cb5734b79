import { call, download, submit } from '@portway/contracts/client';
import {
  acceptOfferOperation,
  askAboutOfferOperation,
  declineOfferOperation,
  downloadMyOfferOperation,
  type MyOffer,
  showMyOfferOperation,
} from '@portway/contracts/hiring/offers/offers';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadButton } from '../../../kit/forms/download-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ForMe } from '../../../subjects/job/sponsorship/sponsorship-panel.tsx';
import { JudgementCard } from '../../../subjects/visa-facts/judgement-card.tsx';
import { OfferHistory } from '../../../subjects/visa-facts/offer-history.tsx';
import { OfferPaper } from '../../../subjects/visa-facts/offer-paper.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import type { Route } from './+types/offer.ts';
import { AnswerOffer } from './answer-offer.tsx';
import { WhatHappensNow } from './what-happens-now.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your offer', description: 'An offer of a job, and your answer.', index: false });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.application;
  try {
    return {
      id,
      myOffer: await call(showMyOfferOperation, undefined, { fetch: asMe(request), parameters: { id } }),
    };
  } catch (error) {
    if (error instanceof ProblemError && [400, 404, 422].includes(error.status)) return { id, myOffer: null };
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.application };
  const version = Number(values.seen);
  if (intent === 'document')
    return callApi(async (me) => ({
      message: 'The offer is saved with your downloads.',
      file: await download(downloadMyOfferOperation, undefined, { ...me, parameters }),
    }));
  if (intent === 'accept')
    return callApi((me) => call(acceptOfferOperation, { seen: version }, { ...me, parameters }));
  const operation = intent === 'decline' ? declineOfferOperation : askAboutOfferOperation;
  return callApi((me) => submit(operation, { words: values.words, seen: version }, { ...me, parameters }));
}

export default function Offer({ loaderData: { id, myOffer } }: Route.ComponentProps) {
  useRevalidateOnEvent(['application']);
  const back = (
    <Link to={`/dashboard/applied?application=${id}`} className="way-back">
      <ArrowLeft size={18} />
      Your application
    </Link>
  );
  const offer = myOffer?.offer ?? null;
  const [newest, ...earlier] = offer?.versions ?? [];
  if (myOffer !== null && myOffer.hire !== null && newest === undefined)
    return (
      <ForCandidates title={`${myOffer.company} has hired you`} above={back}>
        <WhatHappensNow
          hire={myOffer.hire}
          company={myOffer.company}
          judgement={null}
          papers={null}
          application={id}
        />
      </ForCandidates>
    );
  if (myOffer === null || offer === null || newest === undefined)
    return (
      <ForCandidates title="Your offer" above={myOffer === null ? undefined : back}>
        <EmptyState
          Icon={FileText}
          title={
            myOffer === null ? 'We could not find this offer' : `${myOffer.company} has not sent an offer yet`
          }
          action={<LinkButton to="/dashboard/applied">See your applications</LinkButton>}
        >
          {myOffer === null
            ? 'The address may be mistyped, or it belongs to another account.'
            : 'When it does, it will appear here, and we will notify you.'}
        </EmptyState>
      </ForCandidates>
    );
  return (
    <ForCandidates title={headings[offer.status](myOffer.company)} above={back}>
      <div className="offer-sides">
        <div className="flex flex-col gap-6">
          {myOffer.hire !== null && (
            <WhatHappensNow
              hire={myOffer.hire}
              company={myOffer.company}
              judgement={newest.judgement}
              papers={myOffer.papers}
              application={id}
            />
          )}
          <OfferPaper version={newest} conditions={offer.conditions} company={myOffer.company} />
          <AnswerOffer offer={offer} company={myOffer.company} />
          <DownloadButton intent="document" name={`Offer from ${myOffer.company}`}>
            Save the offer as a document
          </DownloadButton>
          {myOffer.forMe !== null && (
            <section aria-labelledby="for-you">
              <h2 id="for-you" className="text-20">
                What it means for you
              </h2>
              <div className="mt-3 wrap-anywhere">
                <ForMe forMe={myOffer.forMe} />
              </div>
              <p className="text-14 text-ink-2">
                Based on your profile, on the planned days. {myOffer.company} does not see this.
              </p>
            </section>
          )}
          {newest.judgement !== null &&
            (myOffer.hire === null ? (
              <JudgementCard judgement={newest.judgement} isOfReader={knowsReader(myOffer.forMe)} />
            ) : (
              <Disclosure summary="What the rules said of this offer">
                <JudgementCard judgement={newest.judgement} />
              </Disclosure>
            ))}
        </div>
        <div>
          <Panel title="What happened">
            <OfferHistory events={offer.events} />
          </Panel>
          {earlier.map((version) => (
            <Disclosure key={version.number} summary={`Version ${version.number}`}>
              <OfferPaper version={version} conditions={offer.conditions} company={myOffer.company} />
            </Disclosure>
          ))}
        </div>
      </div>
    </ForCandidates>
  );
}

/** Whether the profile says enough for an answer of the reader's own. */
const knowsReader = (forMe: MyOffer['forMe']): boolean => forMe !== null && forMe.status !== 'unknown';

const headings = {
  sent: (company: string) => `${company} offers you a job`,
  question: () => 'Your question is sent; the offer is open',
  accepted: (company: string) => `You have accepted the offer of ${company}`,
  declined: (company: string) => `You have declined the offer of ${company}`,
  withdrawn: (company: string) => `${company} has withdrawn its offer`,
  expired: () => 'The last day to answer this offer has passed',
  closed: () => 'The application has ended, and the offer with it',
} as const;
