import { useEffect, useRef, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { type BrowserState, forgetAssessment, rehydrated } from '../../../kit/page/browser-store.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { findRole } from '../salary/role/find-role.ts';
import { salaryApi } from '../salary/salary-api.ts';
import type { Route } from './+types/assessment.ts';
import { type AssessmentState, type Unsent, unsentState } from './assessment-state.ts';
import { choiceQuery, readStepQuery, stepFor } from './steps/assessment-step.ts';
import { StepForm } from './steps/step-form.tsx';
import { type HelpShown, helpWith } from './steps/step-help.ts';
import { submitStep } from './steps/submit-step.ts';

const points = [
  {
    icon: 'timer',
    title: 'Six short steps',
    text: 'Go back at any time. Your answers stay in the web address.',
  },
  {
    icon: 'book-open-check',
    title: 'Based on today’s law',
    text: 'You get the result straight away, with a reason for each of your answers and the rule behind it.',
  },
  {
    icon: 'lock-keyhole',
    title: 'Saved only when you finish',
    text: 'We save your answers at the last step. Your email address is never part of a link.',
  },
] as const;

/** Column beside the questions: how the assessment works, and what is stored. */
function WhatToExpect() {
  return (
    <ul className="flex flex-col gap-6 rounded-28 bg-sand/50 p-6 sm:p-8">
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-16 bg-mint text-link">
            <SpriteIcon name={icon} />
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-15 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'idle' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title:
      loaderData && 'state' in loaderData
        ? `Question ${loaderData.state.step.index + 1} of 6: sponsor licence assessment`
        : 'Assessment',
    description:
      'Six short questions about your organisation, the job and its pay. You get the answer straight away.',
    canonical: '/assessment',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const stepQuery = readStepQuery(searchParams);
  const { search } = salaryApi(context.get(apiFetch), origin);
  const step = stepFor(stepQuery, await findRole(choiceQuery(stepQuery), stepQuery.role, search));
  const state: AssessmentState = { step, email: '', attempt: crypto.randomUUID() };
  return { state, help: helpWith(step, londonToday()) };
}

/** If the connection drops on the way to the next question, the answer is kept. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { unsent: Object.fromEntries(new URL(request.url).searchParams) } satisfies Unsent;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = [...(await postedForm(request))].map(([name, value]) => [name, String(value)]);
  const api = { fetch: context.get(apiFetch), origin: new URL(request.url).origin };
  const outcome = await submitStep(new URLSearchParams(fields), api);
  if ('to' in outcome) throw redirect(outcome.to, 303);
  const pageData = { state: outcome, help: helpWith(outcome.step, londonToday()) };
  return data(pageData, { status: outcome.failure === undefined ? 200 : 503 });
}

/** If the connection drops while posting, the page keeps what was typed and shows an error. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const unsent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return { unsent } satisfies Unsent;
  }
}

/** After a failed request nothing has changed, and another one would fail too. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const wasUnsent = typeof actionResult === 'object' && actionResult !== null && 'unsent' in actionResult;
  return !wasUnsent && defaultShouldRevalidate;
}

export default function Assessment({ loaderData, actionData }: Route.ComponentProps) {
  const { state, help } = useShown(loaderData, actionData);
  return (
    <div className="page-width pt-8 pb-section">
      <Breadcrumbs
        trail={[
          { to: '/tools', title: 'Tools' },
          { to: '/sponsor-licence-assessment', title: 'Sponsor licence eligibility' },
        ]}
      />
      <Eyebrow>Sponsor licence assessment</Eyebrow>
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <StepForm state={state} help={help} />
          {state.step.index === 0 && <StoredResultOffer />}
        </div>
        <WhatToExpect />
      </div>
    </div>
  );
}

interface StepView {
  readonly state: AssessmentState;
  readonly help: HelpShown;
}

/** Data of the last response; after a failed request, of the last one that arrived. */
function useShown(loaderData: StepView | Unsent, actionData: StepView | Unsent | undefined): StepView {
  const latest = actionData ?? loaderData;
  const arrived = 'unsent' in latest ? undefined : latest;
  const last = useRef(arrived);
  useEffect(() => {
    if (arrived) last.current = arrived;
  }, [arrived]);
  if (arrived) return arrived;
  const previous = last.current;
  if (!previous || !('unsent' in latest)) throw new Error('No step has loaded yet.');
  return { ...previous, state: unsentState(previous.state, latest) };
}

/** Offers the result that this browser stored earlier. */
function StoredResultOffer() {
  const [result, setResult] = useState<BrowserState['assessment']>();
  useEffect(() => {
    void rehydrated().then(({ assessment }) => setResult(assessment));
  }, []);
  if (!result) return null;
  const forget = () => {
    forgetAssessment();
    setResult(undefined);
  };
  return (
    <Notice live title="You have a result from before" className="mt-6">
      It is saved in this browser. It is checked against today’s rules when you open it.
      <span className="mt-2 flex flex-wrap gap-2">
        <LinkButton to={result.address} look="outline">
          Open my result
        </LinkButton>
        <Button type="button" look="quiet" onClick={forget}>
          Remove it
        </Button>
      </span>
    </Notice>
  );
}
