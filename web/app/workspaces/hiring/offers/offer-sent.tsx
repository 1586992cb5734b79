import type { EmployerOffer, Offer } from '@portway/contracts/hiring/offers/offers';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { DownloadButton } from '../../../kit/forms/download-button.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { OfferHistory } from '../../../subjects/visa-facts/offer-history.tsx';
import { OfferPaper } from '../../../subjects/visa-facts/offer-paper.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';

interface OfferSentProps {
  employerOffer: EmployerOffer;
  offer: Offer;
  canChange: boolean;
}

/** What was sent, what happened to it, and what can be done before it is answered. */
export function OfferSent({ employerOffer, offer, canChange }: OfferSentProps) {
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
