import type { Interview } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { InterviewFacts } from '../../../subjects/job/facts/interview-facts.tsx';
import { onDay } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';

interface InterviewAnswerProps {
  interview: Interview;
  company: string;
}

/** When and where, and the candidate's answer to it: they come, or ask for another time. */
export function InterviewAnswer({ interview, company }: InterviewAnswerProps) {
  const { startsAt, cancelled, reply } = interview;
  const [asks, setAsks] = useState(false);
  const { send, sending, formState } = useAction();
  const isOpen = !cancelled && Date.parse(startsAt) > Date.now();
  return (
    <section aria-label="Interview">
      <InterviewFacts interview={interview} />
      {reply !== null && !cancelled && (
        <div className="mb-3 text-15">
          <p className="font-semibold">
            {reply.answer === 'confirmed'
              ? `You confirmed it on ${onDay(reply.at)}.`
              : `You asked for another time on ${onDay(reply.at)}. Until ${company} answers, this one stands.`}
          </p>
          {reply.words !== '' && <p className="as-sent mt-1">{reply.words}</p>}
        </div>
      )}
      {isOpen && !asks && (
        <div className="mb-3 flex flex-wrap gap-2">
          {reply?.answer !== 'confirmed' && (
            <BusyButton
              type="button"
              sending={sending}
              onClick={() =>
                sending || send(actionForm('answer-interview', { startsAt, answer: 'confirmed' }))
              }
            >
              Confirm this time
            </BusyButton>
          )}
          <Button type="button" look="outline" onClick={() => setAsks(true)}>
            Ask for another time
          </Button>
        </div>
      )}
      {isOpen && asks && (
        <ActionForm
          intent="answer-interview"
          button="Ask for another time"
          onSuccess={() => setAsks(false)}
          beside={
            <Button type="button" look="outline" onClick={() => setAsks(false)}>
              Cancel
            </Button>
          }
        >
          {(field) => (
            <>
              <input type="hidden" name="startsAt" value={startsAt} />
              <input type="hidden" name="answer" value="another-time" />
              <LinesField
                {...field('words')}
                label="Which times suit you?"
                hint={`${company} reads this, and decides.`}
                rows={3}
                maxLength={500}
              />
            </>
          )}
        </ActionForm>
      )}
      <StatusMessage state={formState} />
    </section>
  );
}
