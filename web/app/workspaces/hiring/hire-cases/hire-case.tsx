import { call } from '@portway/contracts/client';
import {
  endCaseOperation,
  type HireCase,
  markCaseStepOperation,
  showCaseOperation,
} from '@portway/contracts/hiring/hire-cases/hire-cases';
import { ProblemError } from '@portway/contracts/problem';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Costs, Days } from '../../../subjects/visa-facts/judgement-card.tsx';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { inShortPounds } from '../../../text/money.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/hire-case.ts';
import { caseStateWords } from './hire-cases.tsx';
import './hire-cases.css';

interface CaseStepsProps {
  steps: HireCase['steps'];
  canChange: boolean;
}

/** What to do and to collect, by who has it in hand. */
function CaseSteps({ steps, canChange }: CaseStepsProps) {
  const { send, sending, formState } = useAction();
  return (
    <>
      {(['employer', 'worker'] as const).map((who) => {
        const stepsOfOne = steps.filter((step) => step.who === who);
        if (stepsOfOne.length === 0) return null;
        return (
          <section key={who} className="mb-6" aria-label={titles[who]}>
            <h2 className="text-20">{titles[who]}</h2>
            <ul className="mt-2">
              {stepsOfOne.map(({ id, title, done }) => (
                <li key={id} className="case-step">
                  <input
                    type="checkbox"
                    id={`step-${id}`}
                    className="size-5"
                    checked={done !== null}
                    disabled={!canChange}
                    onChange={() =>
                      sending || send(actionForm('step', { step: id, done: done === null ? 'yes' : 'no' }))
                    }
                  />
                  <label htmlFor={`step-${id}`}>{title}</label>
                  {done !== null && (
                    <p className="text-14 text-ink-2">
                      {done.by} marked this as done on {onDay(done.at)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <StatusMessage state={formState} showsSuccess={false} />
    </>
  );
}

const titles = { employer: 'For you to do', worker: 'For the worker to have in hand' } as const;

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
    return callApi((me) => call(endCaseOperation, { on: values.on || null }, { ...me, parameters }));
  const step = { step: values.step ?? '', done: values.done === 'yes' };
  return callApi((me) => call(markCaseStepOperation, step, { ...me, parameters }));
}

export default function CasePage({ loaderData: { hire } }: Route.ComponentProps) {
  const me = useMe();
  const { organisation } = me;
  if (hire === null) return <RecordNotFound title="Hire" what="this hire" />;
  const { candidate, terms, judgement, steps, status, acceptedAt, conversation, hasLeft } = hire;
  const canChange = mayHire(me);
  const maySponsor = ['officer', 'adviser'].includes(organisation?.complianceRole ?? 'none');
  const open = steps.filter(({ done }) => done === null).length;
  return (
    <div>
      <Link to="/dashboard/hiring/cases" className="way-back">
        <ArrowLeft size={18} />
        Hires
      </Link>
      <h1 className="text-36 wrap-anywhere">
        {open === 0
          ? `Everything is marked as done for ${candidate}`
          : `${open} ${open === 1 ? 'step is' : 'steps are'} left before ${candidate} starts`}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-2">
        <Tag>{caseStateWords[status]}</Tag> {terms.title},
        {terms.pay !== null && ` ${inShortPounds(terms.pay * 100)} a year,`} first day{' '}
        {dayInWords(terms.startsOn)}.{' '}
        {hire.offerVersion === 0 ? 'Hired outside Portway, recorded on' : 'Accepted on'} {onDay(acceptedAt)}.
      </p>
      {hasLeft && (
        <Notice className="mt-4" title={`${candidate} has deleted their account`}>
          This record stays with you. Their profile, application, CV and messages do not.
        </Notice>
      )}
      <div className="offer-sides">
        <div>
          <CaseSteps steps={steps} canChange={canChange} />
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
