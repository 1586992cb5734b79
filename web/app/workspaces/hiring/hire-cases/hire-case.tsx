import { call } from '@portway/contracts/client';
import {
  endCaseOperation,
  markCaseStepOperation,
  showCaseOperation,
} from '@portway/contracts/hiring/hire-cases/hire-cases';
import type { HireStation, HireStationId } from '@portway/contracts/hiring/hire-cases/hire-steps';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { countedAgain } from '../../../kit/loading/unread-counts.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Costs, Days } from '../../../subjects/visa-facts/judgement-card.tsx';
import { dayInWords, shortDay } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { inShortPounds } from '../../../text/money.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLine } from '../../../ui/route-line.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/hire-case.ts';
import { CaseSteps } from './case-steps.tsx';
import { caseStateWords } from './hire-cases.tsx';
import './hire-cases.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Hire', description: 'One hire, from the accepted offer on.', index: false });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.case };
  try {
    return { hire: await call(showCaseOperation, undefined, { fetch: asMe(request), parameters }) };
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 404, 422].includes(error.status)) return { hire: null };
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.case };
  if (intent === 'end')
    return countedAgain(
      callApi((me) => call(endCaseOperation, { on: values.on || null }, { ...me, parameters })),
    );
  const step = { step: values.step ?? '', done: values.done === 'yes' };
  return countedAgain(callApi((me) => call(markCaseStepOperation, step, { ...me, parameters })));
}

export default function CasePage({ loaderData: { hire } }: Route.ComponentProps) {
  const me = useMe();
  const { organisation } = me;
  if (hire === null) return <RecordNotFound title="Hire" what="this hire" />;
  const { candidate, terms, judgement, stations, status, acceptedAt, conversation, hasLeft } = hire;
  const canChange = mayHire(me);
  const maySponsor = ['officer', 'adviser'].includes(organisation?.complianceRole ?? 'none');
  const present = stations.find(({ state }) => state === 'now');
  return (
    <div>
      <Link to="/dashboard/hiring/cases" className="way-back">
        <ArrowLeft size={18} />
        Hires
      </Link>
      <h1 className="text-36 wrap-anywhere">
        {present === undefined
          ? `Everything is marked as done for ${candidate}`
          : `Next for ${candidate}: ${nextWords[present.id]}`}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-2">
        <Tag>{caseStateWords[status]}</Tag> {terms.title},
        {terms.pay !== null && ` ${inShortPounds(terms.pay * 100)} a year,`} first day{' '}
        {dayInWords(terms.startsOn)}.{' '}
        {hire.offerVersion === 0 ? 'Hired outside Portway, recorded on' : 'Accepted on'} {onDay(acceptedAt)}.
      </p>
      <RouteLine
        label="The way to the first day"
        stations={stations.map((station) => ({ ...station, when: whenInWords(station) }))}
      />
      {hasLeft && (
        <Notice className="mt-4" title={`${candidate} has deleted their account`}>
          This record stays with you. Their profile, application, CV and messages do not.
        </Notice>
      )}
      <div className="offer-sides">
        <div>
          <CaseSteps hire={hire} canChange={canChange} sponsors={maySponsor} />
          <div className="mt-6">
            <Notice title="The right to work check is for everyone, British citizens too">
              Check an original document with the person present, use the Home Office online service with a
              share code, or for a valid British or Irish passport a digital verification service. Treat
              everyone the same. We have checked nobody: the step records what your colleagues say.
            </Notice>
          </div>
        </div>
        <div className="flex flex-col gap-5">
          {judgement !== null && (
            <>
              <Days plan={judgement.plan} />
              <Costs judgement={judgement} />
              <p className="text-14 text-ink-2">
                As the rules stood for {dayInWords(judgement.judgedOn)}, copied when the offer was accepted.
              </p>
            </>
          )}
          {maySponsor && terms.sponsored !== null && (
            <LinkButton to={`/dashboard/sponsor/new-worker?case=${hire.id}`}>
              Add as sponsored worker
            </LinkButton>
          )}
          {conversation !== null && (
            <LinkButton look="outline" to={`/dashboard/hiring/messages?conversation=${conversation}`}>
              Write to {candidate}
            </LinkButton>
          )}
          {canChange && (
            <Panel
              title="The last day"
              text="When the job has ended, or never began. Right to work copies are kept for two years after it, and so is this record; then we delete it."
            >
              <ActionForm intent="end" button="Save" look="outline">
                {(field) => (
                  <DateField {...field('on')} label="Last day" optional defaultValue={hire.endedOn ?? ''} />
                )}
              </ActionForm>
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}

const nextWords: Readonly<Record<HireStationId, string>> = {
  contract: 'sign the contract',
  licence: 'get the sponsor licence',
  certificate: 'assign the certificate',
  application: 'the visa application',
  decision: 'the decision on the visa',
  check: 'check the right to work',
  start: 'the first day',
};

/** The planned days of a station, as it usually goes. */
function whenInWords({ from, until }: HireStation): string {
  if (from === null || until === null) return '';
  return from === until ? shortDay(from) : `${shortDay(from)} to ${shortDay(until)}`;
}
