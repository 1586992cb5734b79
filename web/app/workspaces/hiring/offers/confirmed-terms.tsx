import type { EmployerOffer, OfferWarning } from '@portway/contracts/hiring/offers/offers';
import type { RefObject } from 'react';
import { formValues } from '../../../kit/forms/form-state.ts';
import { totalIn } from '../../../subjects/visa-facts/cost-totals.ts';
import { amountTyped, numberTyped } from '../../../text/as-typed.ts';
import { dayInWords } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Where the offer contradicts what is known elsewhere: said before it is sent, and never settled for the employer. */
export function OfferWarnings({ warnings }: { warnings: readonly OfferWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice
      kind="warning"
      live
      title={warnings.length === 1 ? 'Something does not fit' : `${warnings.length} things do not fit`}
    >
      <ul className="mt-1 list-disc pl-5">
        {warnings.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface ConfirmedTermsProps {
  form: RefObject<HTMLFormElement | null>;
  employerOffer: EmployerOffer;
}

/** What is about to be sent, in the words of the form at that moment: the pay, and whether the job is sponsored. */
export function ConfirmedTerms({ form, employerOffer }: ConfirmedTermsProps) {
  if (form.current === null) return null;
  const {
    pay = '',
    hoursPerWeek = '',
    sponsored,
    months = '',
    certificateOn = '',
    holdsLicence,
  } = formValues(new FormData(form.current));
  const pounds = amountTyped(pay);
  const employerCosts = employerOffer.draftJudgement?.costs.filter(({ payer }) => payer === 'employer') ?? [];
  return (
    <>
      <dl className="facts-list text-ink">
        <div>
          <dt>Pay</dt>
          <dd>
            <b>
              {typeof pounds === 'number' ? `${inShortPounds(pounds * 100)} a year` : pay || 'Not answered'}
            </b>
            {hoursPerWeek !== '' && <span>For {hoursPerWeek} hours a week.</span>}
          </dd>
        </div>
        <div>
          <dt>Sponsorship</dt>
          <dd>
            <b>{sponsorshipWords[sponsored ?? ''] ?? 'Not answered'}</b>
            {sponsored === 'yes' && (
              <span>
                For {numberTyped(months) ?? '…'} months
                {certificateOn !== '' && `, with a certificate planned for ${dayInWords(certificateOn)}`}.
                {holdsLicence === 'no' && ' The offer is conditional on your sponsor licence.'}
                {employerCosts.length > 0 && ` Sponsoring costs you ${totalIn(employerCosts, null)}.`}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <OfferWarnings warnings={employerOffer.warnings} />
    </>
  );
}

const sponsorshipWords: Readonly<Record<string, string>> = {
  yes: 'You sponsor this job',
  no: 'You do not sponsor this job',
};
