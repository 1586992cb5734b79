import type { EmployerRejection } from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { RejectionReason } from '../../../subjects/visa-facts/rejection-reason.tsx';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface RejectionStepsProps {
  employerRejection: EmployerRejection;
  name: string;
}

/** First the rule and the words, then a second look, and later the review. */
export function RejectionSteps({ employerRejection, name }: RejectionStepsProps) {
  const [writesAgain, setWritesAgain] = useState(false);
  const { draft, rejection, whyNot } = employerRejection;
  if (rejection !== null)
    return (
      <>
        <RejectionReason rejection={rejection} />
        {rejection.review !== null && rejection.review.answer === null && <AnswerReview name={name} />}
      </>
    );
  if (whyNot !== null) return <Notice title="This cannot be a reason here">{whyNot}</Notice>;
  return (
    <>
      <Rule employerRejection={employerRejection} />
      {employerRejection.rule?.hasBarrier === false && (
        <Notice kind="warning" title="The rules show no barrier for this post">
          Its pay is enough to sponsor anyone new. If you decide for another reason, reject in the ordinary
          way and say that reason.
        </Notice>
      )}
      {draft === null || writesAgain ? (
        <ActionForm
          intent="draft"
          button="Continue to the second look"
          onSuccess={() => setWritesAgain(false)}
        >
          {(field) => (
            <LinesField
              {...field('text')}
              label={`Why, in your own words. ${name} reads this.`}
              hint="Speak of the job and the rule. A decision because of nationality or race is unlawful; ask a lawyer if you are unsure."
              rows={6}
              defaultValue={draft?.text ?? ''}
            />
          )}
        </ActionForm>
      ) : (
        <SecondLook draft={draft} name={name} onChange={() => setWritesAgain(true)} />
      )}
    </>
  );
}

function Rule({ employerRejection: { rule } }: Pick<RejectionStepsProps, 'employerRejection'>) {
  if (rule === null) return null;
  return (
    <section className="rounded-16 bg-sand p-5">
      <h2 className="text-16">The rule, about the post</h2>
      <p className="mt-1">{withDaysInWords(rule.text)}</p>
      <p className="mt-2 text-14 text-ink-2">
        {ratesLastChecked(`Rates for ${dayInWords(rule.judgedOn)}`, lastChecked(rule))}
      </p>
    </section>
  );
}

interface SecondLookProps {
  draft: NonNullable<EmployerRejection['draft']>;
  name: string;
  onChange: () => void;
}

function SecondLook({ draft, name, onChange }: SecondLookProps) {
  const { send, sending, formState } = useAction();
  return (
    <section aria-label="The second look" className="flex flex-col gap-4">
      <h2 className="text-20">Look once more</h2>
      <blockquote className="rounded-16 border border-line bg-card p-5 whitespace-pre-line wrap-anywhere">
        {draft.text}
      </blockquote>
      <ul className="list-disc pl-5 text-15">
        <li>Would other pay, hours or a later start make it possible? The panel names the pay.</li>
        <li>Would you decide the same for anyone else who needs a sponsor?</li>
        <li>{name} sees your words and the rule, and can ask for a review.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          type="button"
          sending={sending}
          onClick={() => sending || send(actionForm('reject', { seen: draft.text }))}
        >
          {`Yes, turn ${name} down`}
        </BusyButton>
        <Button type="button" look="outline" onClick={onChange}>
          Change the words
        </Button>
      </div>
      <StatusMessage state={formState} />
    </section>
  );
}

function AnswerReview({ name }: { name: string }) {
  return (
    <section aria-label="Answer the review" className="flex flex-col gap-4">
      <h2 className="text-20">{name} asks you to look again</h2>
      <p className="text-15 text-ink-2">If you can, let a colleague answer who did not decide.</p>
      <ActionForm intent="answer" button="Answer">
        {(field) => (
          <>
            <ChoiceField
              {...field('outcome')}
              label="What you decide"
              options={[
                { value: 'stands', label: 'The decision stands' },
                { value: 'reopened', label: 'Open it again' },
              ]}
            />
            <LinesField {...field('text')} label="Why" rows={4} />
          </>
        )}
      </ActionForm>
    </section>
  );
}
