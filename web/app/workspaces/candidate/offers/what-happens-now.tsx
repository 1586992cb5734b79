import type { MyHire } from '@portway/contracts/hiring/hire-cases/hire-steps';
import type { OfferJudgement, WorkerPapers } from '@portway/contracts/hiring/offers/offers';
import { calendarDate } from '@portway/rules/kernel';
import { Panel } from '../../../kit/frame/panel.tsx';
import { londonToday } from '../../../kit/page/london-today.ts';
import { PendingHelp } from '../../../subjects/right-to-work/pending-help.tsx';
import { HireSteps } from '../../../subjects/visa-facts/hire-steps.tsx';
import { Costs, Days } from '../../../subjects/visa-facts/judgement-card.tsx';
import { weekdayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { OwnPapers } from './own-papers.tsx';

interface WhatHappensNowProps {
  hire: MyHire;
  company: string;
  /** What the rules said of the accepted terms; null where the job is not sponsored. */
  judgement: OfferJudgement | null;
  /** What the worker gets together for the visa; null where the job is not sponsored. */
  papers: WorkerPapers | null;
  application: string;
}

/** From the accepted offer to the first day: who does what, the usual days, and who pays which cost. */
export function WhatHappensNow({ hire, company, judgement, papers, application }: WhatHappensNowProps) {
  const ofSide = (side: MyHire['steps'][number]['who']) => hire.steps.filter(({ who }) => who === side);
  return (
    <Panel title="What happens now" text={firstDayWords(hire, company)}>
      <div className="flex flex-col gap-6">
        <HireSteps title={`What ${company} does`} steps={ofSide('employer')} />
        <HireSteps title="What you do" steps={ofSide('worker')} />
        {papers !== null && <OwnPapers workerPapers={papers} />}
        {judgement !== null && (
          <>
            <Days plan={judgement.plan} />
            <Costs judgement={judgement} />
          </>
        )}
        {hire.status !== 'started' && hire.status !== 'ended' && (
          <PendingHelp
            facts={{
              method: 'online-share-code',
              startsOn: calendarDate(hire.startsOn),
              asOf: londonToday(),
            }}
            reader="employer"
          />
        )}
        <p className="text-15 text-ink-2">
          {company} marks what is done, and you see it here. Papers go to {company} or to the Home Office, not
          to us.{' '}
          {judgement !== null &&
            'Which papers apply to you is confirmed on GOV.UK when you apply for the visa.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/dashboard/applied?application=${application}`} look="outline">
            Your application and messages
          </LinkButton>
          {judgement !== null && (
            <LinkButton to="/visa-processing" look="quiet">
              How the visa works, step by step
            </LinkButton>
          )}
        </div>
      </div>
    </Panel>
  );
}

function firstDayWords({ startsOn, status }: MyHire, company: string): string {
  const day = `${weekdayInWords(startsOn)} ${startsOn.slice(0, 4)}`;
  if (status === 'ended') return `The work at ${company} has ended.`;
  return status === 'started'
    ? `Your first day at ${company} was ${day}.`
    : `Your first day at ${company} is ${day}, if every condition of the offer is met by then.`;
}
