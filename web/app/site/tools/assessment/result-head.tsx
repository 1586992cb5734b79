import type { EligibilityStatus } from '@portway/rules/licence-eligibility';
import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Confetti } from './confetti.tsx';
import type { ResultShown } from './present-result.ts';
import { ResultTicket } from './result-ticket.tsx';

const marks: Readonly<Record<EligibilityStatus, { Icon: LucideIcon; colour: string }>> = {
  eligible: { Icon: CircleCheck, colour: 'text-link' },
  'more-information-needed': { Icon: TriangleAlert, colour: 'text-gold' },
  'not-eligible': { Icon: CircleAlert, colour: 'text-coral' },
};

/** The verdict, its explanation, the first thing to do, and the job or what is still to settle as a ticket. */
export function ResultHead({ result }: { result: ResultShown }) {
  const { status, word, explanation, inPlace, judgedOn, reasons } = result;
  const { Icon, colour } = marks[status];
  const hasTicket = result.job !== undefined || reasons.some(({ ok }) => !ok);
  return (
    <div className="relative">
      <PageHero
        seed="result"
        before={
          <Breadcrumbs
            trail={[{ to: '/sponsor-licence-assessment', title: 'Sponsor licence eligibility' }]}
          />
        }
        title={
          <span className="flex items-start gap-4">
            <Icon size={40} aria-hidden className={classNames('mt-1 shrink-0', colour)} />
            {word}
          </span>
        }
        lead={
          <>
            {explanation}
            <span className="mt-3 block text-15">
              {inPlace}, by the law of {judgedOn}. General information. The Home Office decides.
            </span>
          </>
        }
        actions={<Actions first={result.nextSteps[0]} />}
        beside={hasTicket ? <ResultTicket {...result} /> : undefined}
      />
      {status === 'eligible' && <Confetti />}
    </div>
  );
}

/** The first step of the list, and the consultation. */
function Actions({ first }: { first: ResultShown['nextSteps'][number] | undefined }) {
  return (
    <>
      {first && (
        <LinkButton to={first.link.url} look="gold">
          {first.title}
        </LinkButton>
      )}
      <LinkButton to="/demo?purpose=consultation" look="outline">
        Book your consultation
      </LinkButton>
    </>
  );
}
