import { call, download, submit } from '@portway/contracts/client';
import {
  answerOfferQuestionOperation,
  downloadOfferOperation,
  draftOfferOperation,
  type EmployerOffer,
  type Offer,
  sendOfferOperation,
  showOfferOperation,
  withdrawOfferOperation,
} from '@portway/contracts/hiring/offers/offers';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { DownloadButton } from '../../../kit/forms/download-button.tsx';
import { errorList, formValues, idle } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { mayMakeOffers } from '../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { JudgementCard } from '../../../subjects/visa-facts/judgement-card.tsx';
import { OfferHistory } from '../../../subjects/visa-facts/offer-history.tsx';
import { OfferPaper } from '../../../subjects/visa-facts/offer-paper.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/offer.ts';
import { ConfirmedTerms, OfferWarnings } from './confirmed-terms.tsx';
import { OfferFields } from './offer-fields.tsx';
import { byField, draftTyped, termsTyped, typedOf } from './terms-typed.ts';

interface OfferFormProps {
  employerOffer: EmployerOffer;
  name: string;
}

/** A rest after typing before the draft is saved. */
const rest = 800;

/** The terms, saved as they are written, beside what the rules say of them. */
function OfferForm({ employerOffer, name }: OfferFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { save, formState: draftState } = useDraft();
  const { send, sending, formState, reauthDialog } = useAction();
  const values = typedOf(employerOffer);
  const errors = { ...draftState.fieldErrors, ...formState.fieldErrors };
  const version = (employerOffer.offer?.version ?? 0) + 1;
  const submit = () => {
    if (sending || form.current === null) return;
    const formData = new FormData(form.current);
    formData.set('intent', 'send');
    formData.set('seen', `${version - 1}`);
    send(formData);
  };
  return (
    <section aria-label={version === 1 ? 'The offer' : 'Changed terms'}>
      {version > 1 && <h2 className="mt-10 text-22">Send changed terms as version {version}</h2>}
      <div className="offer-sides">
        <form
          ref={form}
          method="post"
          noValidate
          className="flex flex-col gap-6"
          aria-busy={sending}
          onChange={(event) => save(event.currentTarget)}
          onSubmit={(event: FormEvent) => event.preventDefault()}
        >
          <ErrorSummary errors={errorList(formState.fieldErrors)} />
          <OfferFields values={values} errors={errors} sponsorFacts={employerOffer.sponsorFacts} />
          <OfferWarnings warnings={employerOffer.warnings} />
          <div className="flex flex-wrap items-center gap-3">
            <ConfirmButton
              button={version === 1 ? 'Send the offer' : `Send version ${version}`}
              look="gold"
              title={`Send this offer to ${name}?`}
              yes="Send it"
              no="Not yet"
              onYes={submit}
            >
              <ConfirmedTerms form={form} employerOffer={employerOffer} />
              <p>
                {name} is notified, can read every version, and can accept, ask or decline. You can withdraw
                the offer until it is accepted.
              </p>
              <p>
                It is conditional on a right to work check, and where you sponsor, on certificate and visa.
              </p>
            </ConfirmButton>
            <span role="status" className="text-14 text-ink-2">
              {draftState.status === 'success' ? 'Draft saved' : ''}
            </span>
          </div>
          <StatusMessage state={errorList(formState.fieldErrors).length > 0 ? idle : formState} />
          {reauthDialog}
        </form>
        <div>
          {employerOffer.draftJudgement === null ? (
            <Notice title="What the rules say appears here">
              Say that you sponsor the job, with its occupation code, pay and hours.
            </Notice>
          ) : (
            <JudgementCard judgement={employerOffer.draftJudgement} payers={['employer']} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Saves what is written once there is a rest in the typing. */
function useDraft() {
  const { send, formState } = useAction();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    formState,
    save(form: HTMLFormElement) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const formData = new FormData();
        for (const [field, value] of Object.entries(formValues(new FormData(form))))
          formData.set(field, value);
        formData.set('intent', 'draft');
        send(formData);
      }, rest);
    },
  };
}

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
  const me = useMe();
  if (employerOffer === null) return <RecordNotFound title="Offer" what="this application" />;
  const { application, offer, whyNot } = employerOffer;
  const name = application.candidate ?? 'this applicant';
  const canChange = mayMakeOffers(me) && whyNot === null;
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

interface OfferSentProps {
  employerOffer: EmployerOffer;
  offer: Offer;
  canChange: boolean;
}

/** What was sent, what happened to it, and what can be done before it is answered. */
function OfferSent({ employerOffer, offer, canChange }: OfferSentProps) {
  const [newest, ...earlier] = offer.versions;
  const [writes, setWrites] = useState<'answer' | 'withdraw'>();
  const isOpen = canChange && (offer.status === 'sent' || offer.status === 'question');
  return (
    <div className="offer-sides">
      <div className="flex flex-col gap-5">
        {newest !== undefined && <OfferPaper version={newest} conditions={offer.conditions} />}
        <DownloadButton
          intent="document"
          name={`Offer to ${employerOffer.application.candidate ?? 'an applicant'}`}
        >
          Save the offer as a document
        </DownloadButton>
        {employerOffer.case !== null && (
          <p>
            <LinkButton look="gold" to={`/dashboard/hiring/cases/${employerOffer.case}`}>
              Open the hire
            </LinkButton>
          </p>
        )}
        {isOpen && (
          <div className="flex flex-wrap gap-3">
            {offer.status === 'question' && (
              <Button type="button" onClick={() => setWrites('answer')}>
                Answer in words
              </Button>
            )}
            <Button type="button" look="outline" onClick={() => setWrites('withdraw')}>
              Withdraw the offer
            </Button>
          </div>
        )}
        {isOpen && writes !== undefined && (
          <ActionForm
            key={writes}
            intent={writes}
            button={writes === 'answer' ? 'Send the answer' : 'Withdraw the offer'}
            onSuccess={() => setWrites(undefined)}
          >
            {(field) => (
              <>
                <input type="hidden" name="seen" value={offer.version} />
                <LinesField
                  {...field('words')}
                  label={writes === 'answer' ? 'Your answer' : 'Why you withdraw it'}
                  hint="The candidate reads this."
                  rows={4}
                />
              </>
            )}
          </ActionForm>
        )}
        {earlier.map((version) => (
          <Disclosure key={version.number} summary={`Version ${version.number}`}>
            <OfferPaper version={version} conditions={offer.conditions} />
          </Disclosure>
        ))}
      </div>
      <Panel title="What happened">
        <OfferHistory events={offer.events} />
      </Panel>
    </div>
  );
}
