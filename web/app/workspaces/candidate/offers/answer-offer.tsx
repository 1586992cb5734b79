import type { Offer } from '@portway/contracts/hiring/offers/offers';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';

/** Accept, ask, or decline with a word: as long as the offer is open. */
export function AnswerOffer({ offer, company }: { offer: Offer; company: string }) {
  const { status, version } = offer;
  const [writes, setWrites] = useState<'question' | 'decline'>();
  const { send, sending, formState } = useAction();
  if (status !== 'sent' && status !== 'question') return <StatusMessage state={formState} />;
  return (
    <section aria-label="Your answer" className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          button="Accept this offer"
          look="gold"
          title={`Accept version ${version}?`}
          yes="Accept"
          no="Not yet"
          onYes={() => sending || send(actionForm('accept', { seen: `${version}` }))}
        >
          <p>{company} keeps your name, the terms and the planned days as its record of the hire.</p>
          <p>The offer stays conditional on what it says. This is not yet a contract of employment.</p>
        </ConfirmButton>
        <Button type="button" look="outline" onClick={() => setWrites('question')}>
          Ask about it
        </Button>
        <Button type="button" look="quiet" onClick={() => setWrites('decline')}>
          Decline
        </Button>
      </div>
      {writes !== undefined && (
        <ActionForm
          key={writes}
          intent={writes}
          button={writes === 'question' ? 'Send the question' : 'Decline the offer'}
          onSuccess={() => setWrites(undefined)}
        >
          {(field) => (
            <>
              <input type="hidden" name="seen" value={version} />
              <LinesField
                {...field('words')}
                label={writes === 'question' ? 'Your question' : `A word to ${company}`}
                rows={4}
              />
            </>
          )}
        </ActionForm>
      )}
      <StatusMessage state={formState} />
    </section>
  );
}
