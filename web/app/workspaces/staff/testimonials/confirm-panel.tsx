import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { confirmedInWords, type WholeTestimonial } from './testimonial-words.ts';

/** The second step: somebody says that it is real, and that the person agreed to be named. */
export function ConfirmPanel({ testimonial }: { testimonial: WholeTestimonial }) {
  const { confirmed, version, quote, name, role, organisation, evidence } = testimonial;
  const { send, sending, formState } = useAction();
  return (
    <Panel title="Confirm">
      <div className="flex flex-col items-start gap-3">
        {confirmed === null ? (
          <>
            <p className="text-15">Nobody sees it until someone confirms that it is real.</p>
            <ConfirmButton
              button="Confirm it"
              look="primary"
              title="Is it real, and may we name them?"
              yes="Yes, both are true"
              onYes={() => sending || send(actionForm('confirm', { version: `${version}` }))}
            >
              <p className="wrap-anywhere">
                “{quote}” {name}, {role}, {organisation}
              </p>
              <p>
                You say that these are their own words, and that they agreed to be named on our site. Your
                name and the time are kept.
              </p>
              <p className="as-written">Where they agreed: {evidence}</p>
            </ConfirmButton>
          </>
        ) : (
          <>
            <p className="text-15">{confirmedInWords(testimonial)}.</p>
            <p className="text-15 text-ink-2">
              With another quote, name, job title or organisation it has to be confirmed again.
            </p>
            <BusyButton
              type="button"
              look="outline"
              sending={sending}
              onClick={() => sending || send(actionForm('unconfirm'))}
            >
              Take the confirmation back
            </BusyButton>
          </>
        )}
        <StatusMessage state={formState} />
      </div>
    </Panel>
  );
}
