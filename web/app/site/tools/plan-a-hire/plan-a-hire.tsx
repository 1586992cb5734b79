import { useEffect, useRef } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { AnswerBar } from '../../../ui/answer-bar.tsx';
import { useAsked } from '../../../ui/answer-form.tsx';
import { useFirstTouch } from '../../../ui/first-touch.ts';
import { LawNote } from '../../../ui/law-note.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFold } from '../../../ui/use-fold.ts';
import { salaryApi } from '../salary/salary-api.ts';
import type { Route } from './+types/plan-a-hire.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanResult } from './plan-result.tsx';
import { besideVerdict, PlanTicket, shortVerdict } from './plan-ticket.tsx';
import './plan-a-hire.css';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Plan this hire',
    description:
      'Can this job be sponsored, what must it pay, what does it cost you and the worker, and when can they start? One answer, with the rules behind it.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  return evaluatePlan(url.searchParams, londonToday(), search);
}

const here = evaluateInBrowser(() => import('./evaluate-here.ts'));
export const { clientLoader } = here;

export default function PlanAHire({ loaderData }: Route.ComponentProps) {
  const { plan, title, chips, answers, law, recorded, problems } = loaderData;
  const asked = useAsked();
  const asking = useFirstTouch(here.prepare);
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!('unreached' in loaderData)) here.remember(loaderData);
  });
  const answered = plan !== undefined;
  const form = useFold({ asked, answered, onFold: () => verdict.current?.focus() });
  const note =
    law === undefined ? recorded : <LawNote law={ratesLastChecked(law, recorded)} day="assignedOn" />;
  return (
    <>
      <PlanHead title={title} chips={chips} />
      <div className={answered ? 'page-width plan-top' : 'page-width plan-top pb-section'}>
        <details ref={form} className="plan-questions" open={!answered || asked.by === 'change'}>
          <summary className={answered ? 'plan-change' : 'hidden'}>
            <SpriteIcon name="pencil" size={16} />
            Change answers
          </summary>
          <div ref={asking} className="asked rounded-28 border border-line bg-card p-6 shadow-soft sm:p-8">
            <PlanForm {...loaderData} asked={asked} />
          </div>
        </details>
        <div id="answer" className="min-w-0">
          {'unreached' in loaderData && <Unreached />}
          <PlanTicket
            plan={plan}
            problems={problems.length}
            which={loaderData.role.which}
            headingRef={verdict}
          />
        </div>
      </div>
      {plan && <PlanResult plan={plan} answers={answers} note={note} />}
      <div className="page-width">
        <AnswerBar
          label="On these answers"
          figure={shortVerdict(plan)}
          beside={besideVerdict(plan)}
          justAnswered={asked.by !== 'opened'}
        />
      </div>
    </>
  );
}

function Unreached() {
  return (
    <Notice kind="warning" live title="The site cannot be reached" className="mb-4">
      Nothing you typed is lost. This is still the answer from before: change an answer to ask again.
    </Notice>
  );
}
