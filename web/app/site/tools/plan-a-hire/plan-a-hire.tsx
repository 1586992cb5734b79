import { type Ref, useEffect, useRef } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { costWords } from '../../../text/reader/cost-words.ts';
import { planWords } from '../../../text/reader/plan-words.ts';
import type { Reader } from '../../../text/reader/reader.ts';
import { AnswerBar } from '../../../ui/answer-bar.tsx';
import { useSubmission } from '../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFirstTouch } from '../../../ui/first-touch.ts';
import { LawNote } from '../../../ui/law-note.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { useAnswerInSight } from '../../../ui/use-answer-in-sight.ts';
import { VerdictTicket } from '../../../ui/verdict-ticket.tsx';
import { ReaderChoice, ReaderLinks } from '../reader/reader-choice.tsx';
import type { RoleFound } from '../salary/role/role-field.tsx';
import { salaryApi } from '../salary/salary-api.ts';
import type { Route } from './+types/plan-a-hire.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import { PlanForm } from './plan-form.tsx';
import { QuestionsSheet } from './questions-sheet.tsx';
import { PlanResult } from './result/plan-result.tsx';
import type { PlanShown } from './result/present-plan.ts';
import './plan-a-hire.css';

interface PlanTicketProps {
  plan: PlanShown | undefined;
  /** How many answers cannot be read. */
  problems: number;
  /** The question which occupation the title names, if it names several. */
  which: RoleFound['which'];
  reader: Reader;
  headingRef: Ref<HTMLHeadingElement>;
}

const question = 'Can this job be sponsored, on these answers?';

/** The verdict with its figures; empty until there is a job. */
function PlanTicket({ plan, problems, which, reader, headingRef }: PlanTicketProps) {
  if (!plan) {
    const waiting = waitingFor(problems, which);
    return (
      <VerdictTicket
        look="waiting"
        question={question}
        verdict={waiting.verdict}
        reason={<p className="text-ink-2">{waiting.reason}</p>}
        figures={emptyFigures(reader)}
        headingRef={headingRef}
      />
    );
  }
  const { look, title, reason, time } = plan.verdict;
  return (
    <VerdictTicket
      look={look}
      question={question}
      verdict={title}
      reason={
        <>
          <p>{reason}</p>
          {time !== undefined && <p className="text-ink-2">{time}</p>}
        </>
      }
      figures={plan.figures}
      headingRef={headingRef}
    />
  );
}

function waitingFor(problems: number, which: RoleFound['which']) {
  if (problems > 0)
    return {
      verdict: 'Check the form',
      reason: 'Correct the answers marked in the form to see the answer here.',
    };
  if (which)
    return {
      verdict: 'Which job?',
      reason: `“${which.word}” matches several occupations, and the rules differ. Choose one in the form to see the answer here.`,
    };
  return {
    verdict: 'Start with the job',
    reason:
      'Type its title in your own words, or its code. The rest has answers to start from. “Not decided” is an answer too: leave the salary empty to see what it must be.',
  };
}

const emptyFigures = (reader: Reader) => {
  const { employerPays, workerPays } = costWords(reader);
  return ['Salary, at least', employerPays, workerPays, 'Earliest start'].map((label) => ({
    label,
    figure: '–',
    note: '',
  }));
};

/** The verdict for the bar at the foot of a phone. */
function shortVerdict(plan: PlanShown | undefined): string {
  return plan?.verdict.title.replace(/,.*/, '') ?? 'No answer yet';
}

/** What the reader pays and when work can start, beside it. */
function besideVerdict(plan: PlanShown | undefined, reader: Reader): string[] {
  const { employerPays, workerPays } = costWords(reader);
  return [reader === 'worker' ? workerPays : employerPays, 'Earliest start'].flatMap((name) =>
    (plan?.figures ?? []).flatMap(({ label, figure }) => (label === name ? [figure] : [])),
  );
}

interface PlanHeadProps {
  /** The hire in one line; undefined until there is one. */
  title: string | undefined;
  chips: readonly string[];
  reader: Reader;
}

const look = 'rounded-full border border-ink/25 px-3 py-1 text-13';
/** So many answers a phone shows; all of them are in the questions under them. */
const onPhone = 2;

/** The green head: what is asked, or the hire with the answers that count as chips. */
function PlanHead({ title, chips, reader }: PlanHeadProps) {
  const words = planWords(reader);
  return (
    <header className="hero-ground plan-head relative isolate overflow-clip">
      <Rosette
        seed="tools"
        className="fade-left -top-24 -right-80 -z-10 size-136 text-gold-2 opacity-20 sm:-right-24"
      />
      <div className="page-width pt-2 sm:pt-6">
        <Breadcrumbs trail={[{ to: '/tools', title: 'Tools' }]} />
        {title === undefined ? (
          <>
            <h1 className="text-48">{words.title}</h1>
            <p className="mt-3 max-w-measure text-20 text-ink-2">{words.lead}</p>
          </>
        ) : (
          <>
            <h1 className="text-22 sm:text-36">{title}</h1>
            <ul aria-label="Your answers" className="mt-3 flex flex-wrap gap-2 sm:mt-4">
              {chips.map((chip, index) => (
                <li key={chip} className={classNames(look, index >= onPhone && 'max-sm:hidden')}>
                  {chip}
                </li>
              ))}
              {chips.length > onPhone && (
                <li className={classNames(look, 'sm:hidden')}>{chips.length - onPhone} more</li>
              )}
            </ul>
          </>
        )}
        {/* On a phone the answer comes first, and the choice is among the questions. */}
        <ReaderChoice
          reader={reader}
          className={classNames('mt-3 sm:mt-4', title !== undefined && 'max-sm:hidden')}
        />
      </div>
    </header>
  );
}

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

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function PlanAHire({ loaderData }: Route.ComponentProps) {
  const { plan, title, chips, answers, law, recorded, problems, reader } = loaderData;
  const submission = useSubmission();
  const asking = useFirstTouch(evaluator.prepare);
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!('unreached' in loaderData)) evaluator.remember(loaderData);
  });
  const answer = useAnswerInSight(submission);
  const hasResult = plan !== undefined;
  const note =
    law === undefined ? recorded : <LawNote law={ratesLastChecked(law, recorded)} day="assignedOn" />;
  return (
    <>
      <PlanHead title={title} chips={chips} reader={reader} />
      <div className={hasResult ? 'page-width plan-top' : 'page-width plan-top pb-section'}>
        <QuestionsSheet
          hasResult={hasResult}
          submission={submission}
          onFold={() => verdict.current?.focus()}
          groundRef={asking}
        >
          {hasResult && <ReaderLinks reader={reader} className="mb-6 sm:hidden" />}
          <PlanForm {...loaderData} submission={submission} />
        </QuestionsSheet>
        <div id="answer" ref={answer} className="min-w-0 scroll-mt-24">
          {'unreached' in loaderData && <Unreached />}
          <PlanTicket
            plan={plan}
            problems={problems.length}
            which={loaderData.role.which}
            reader={reader}
            headingRef={verdict}
          />
        </div>
      </div>
      {plan && <PlanResult plan={plan} answers={answers} reader={reader} note={note} />}
      <div className="page-width">
        <AnswerBar
          label="On these answers"
          figure={shortVerdict(plan)}
          beside={besideVerdict(plan, reader)}
          justAnswered={submission.by !== 'opened'}
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
