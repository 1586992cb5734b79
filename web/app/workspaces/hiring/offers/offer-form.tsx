import type { EmployerOffer } from '@portway/contracts/hiring/offers/offers';
import { type FormEvent, useEffect, useRef } from 'react';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { errorList, formValues, idle } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { JudgementCard } from '../../../subjects/visa-facts/judgement-card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OfferFields } from './offer-fields.tsx';
import { typedOf } from './terms-typed.ts';

interface OfferFormProps {
  employerOffer: EmployerOffer;
  name: string;
}

/** A rest after typing before the draft is saved. */
const rest = 800;

/** The terms, saved as they are written, beside what the rules say of them. */
export function OfferForm({ employerOffer, name }: OfferFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { save, formState: draftState } = useDraft();
  const { send, sending, formState, reauthDialog } = useAction();
  const values = typedOf(employerOffer.draft, new Date().toISOString().slice(0, 10));
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
          <OfferFields values={values} errors={errors} />
          <div className="flex flex-wrap items-center gap-3">
            <ConfirmButton
              button={version === 1 ? 'Send the offer' : `Send version ${version}`}
              look="gold"
              title={`Send this offer to ${name}?`}
              yes="Send it"
              no="Not yet"
              onYes={submit}
            >
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
