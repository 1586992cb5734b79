import type { EligibilityStatus } from '@portway/rules/licence-eligibility';
import { useEffect } from 'react';
import { Form, redirect, useNavigate } from 'react-router';
import { keep, rehydrated } from '../../../../kit/page/browser-store.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { recordedIn } from '../../../../subjects/document/recorded-in.ts';
import { shortDay } from '../../../../text/days.ts';
import { recordedInWords } from '../../../../text/outcome.ts';
import type { WorkingStepShown } from '../../../../text/working-steps.ts';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ExportLinks } from '../../../../ui/export-links.tsx';
import { PageHead } from '../../../../ui/page-hero.tsx';
import { Rosette } from '../../../../ui/rosette.tsx';
import { SpriteIcon, type SpriteName } from '../../../../ui/sprite-icon.tsx';
import { Working } from '../../../../ui/working.tsx';
import { codeIn } from '../../salary/salary-answers.ts';
import { answersQuery, dayAsked, readRole, readTypedAnswers } from '../assessment-answers.ts';
import { questions } from '../questions.ts';
import type { Route } from './+types/result.ts';
import { checklistOn } from './present-checklist.ts';
import { presentResult, type ResultShown } from './present-result.ts';
import { ReadinessChecklist } from './readiness-checklist.tsx';
import { Answers, NextSteps, NotChecked } from './result-parts.tsx';
import { ResultTicket } from './result-ticket.tsx';
import './confetti.css';

const marks: Readonly<Record<EligibilityStatus, { icon: SpriteName; colour: string }>> = {
  eligible: { icon: 'circle-check', colour: 'text-link' },
  'more-information-needed': { icon: 'triangle-alert', colour: 'text-gold' },
  'not-eligible': { icon: 'circle-alert', colour: 'text-coral' },
};

/** The verdict, its explanation, the first thing to do, and the job or what is still to settle as a ticket. */
function ResultHead({ result }: { result: ResultShown }) {
  const { status, word, explanation, inPlace, judgedOn, reasons, job } = result;
  const { icon, colour } = marks[status];
  const hasTicket = job !== undefined || reasons.some(({ ok }) => !ok);
  return (
    <header className="hero-ground relative isolate overflow-clip">
      <Rosette
        seed="result"
        className="fade-left top-1/2 -right-80 -z-10 size-136 [translate:0_-50%] text-gold-2 opacity-20 sm:-right-24 lg:size-176"
      />
      <div
        className={classNames(
          'page-width grid items-center gap-x-12 gap-y-5 pt-4 pb-6 sm:pt-6 sm:pb-8 lg:py-14',
          hasTicket && 'lg:grid-cols-[1.35fr_1fr]',
        )}
      >
        <div>
          <Breadcrumbs
            trail={[{ to: '/sponsor-licence-assessment', title: 'Sponsor licence eligibility' }]}
          />
          <h1 className="flex max-w-[11em] items-start gap-4 text-48">
            <SpriteIcon name={icon} size={40} className={classNames('mt-1 shrink-0', colour)} />
            {word}
          </h1>
          <p className="mt-4 max-w-[33em] sm:text-20">{explanation}</p>
          <p className="mt-2 text-14 text-ink-2">
            {inPlace}, by the law of {judgedOn}. General information. The Home Office decides.
          </p>
          <div className="mt-4 flex flex-wrap gap-3 lg:mt-8">
            <Actions first={result.nextSteps[0]} />
          </div>
        </div>
        {hasTicket && <ResultTicket {...result} />}
      </div>
      {status === 'eligible' && <Confetti />}
    </header>
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

/** Confetti that falls once over the head of the page. Decorative; not shown with reduced motion. */
function Confetti() {
  return <div aria-hidden className="confetti no-print" />;
}

export const handle = { hydrate: 'idle' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${loaderData?.shown?.result.word ?? 'Result'}: sponsor licence assessment`,
    description: 'What your five answers mean for a sponsor licence, why, and what to do next.',
    index: false,
  });

/**
 * The query holds the answers, evaluated by the law of today or of the requested day; all five are needed.
 * Without any, the browser may have kept a result, which the server does not know.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (questions.every(({ name }) => !searchParams.has(name))) return { shown: undefined };
  const answers = readTypedAnswers(searchParams);
  const role = codeIn(readRole(searchParams)) ?? '';
  const day = dayAsked(searchParams, londonToday());
  const result = presentResult(answers, day, role === '' ? undefined : role);
  if (result === undefined) throw redirect('/assessment');
  const query = answersQuery(answers, role);
  const law = recordedIn(result.working);
  return {
    shown: {
      result,
      answers: Object.fromEntries(query),
      day,
      checklist: checklistOn(day),
      readTo: shortDay(law.recordedTo),
      recorded: recordedInWords(law),
    },
  };
}

export default function AssessmentResult({ loaderData: { shown } }: Route.ComponentProps) {
  return shown ? <ResultBody {...shown} /> : <NoResult />;
}

interface ShownProps {
  readonly result: ResultShown;
  readonly answers: Readonly<Record<string, string>>;
  readonly day: string;
  readonly checklist: ReturnType<typeof checklistOn>;
  readonly readTo: string;
  readonly recorded: string;
}

function ResultBody({ result, answers, day, checklist, readTo, recorded }: ShownProps) {
  const query = new URLSearchParams(answers);
  useStoredResult(`/assessment/result?${query}`, result.status);
  return (
    <>
      <ResultHead result={result} />
      <div className="page-width grid items-start gap-x-16 gap-y-6 py-6 lg:grid-cols-2 lg:py-14">
        <NextSteps steps={result.nextSteps} />
        <div className="flex min-w-0 flex-col gap-6">
          <Answers reasons={result.reasons} again={`/assessment?${query}`} />
          <NotChecked items={result.notChecked} />
        </div>
      </div>
      <ReadinessChecklist groups={checklist} />
      <LawRead answers={answers} day={day} steps={result.working} readTo={readTo} recorded={recorded} />
    </>
  );
}

interface LawReadProps {
  /** What the address of the result holds, without the day. */
  answers: Readonly<Record<string, string>>;
  /** The day whose law was used. */
  day: string;
  steps: readonly WorkingStepShown[];
  /** The earliest day to which a subject of that law was read, and each with its own, both in words. */
  readTo: string;
  recorded: string;
}

/** The law used for the result, a link to that of another day, and the export links. */
function LawRead({ answers, day, steps, readTo, recorded }: LawReadProps) {
  return (
    <section aria-label="The law we used" className="page-width pb-4 sm:pt-2 sm:pb-6">
      <ExportLinks page="/assessment/result" answers={{ ...answers, on: day }} />
      <Disclosure
        summary={`Law of ${shortDay(day)}${recorded === '' ? '' : `, read to ${readTo}`}`}
        className="mt-2"
      >
        {recorded !== '' && <p className="mb-2 text-15">{recorded}.</p>}
        <p className="mb-4 max-w-measure text-15 text-ink-2">
          The law we used for this result, with the sources of each rule. Check GOV.UK before you act on it.
        </p>
        <Form
          action="/assessment/result"
          preventScrollReset
          className="no-print mb-6 flex flex-wrap items-end gap-3"
        >
          {Object.entries(answers).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <DateField key={day} name="on" label="Use the law of another day" defaultValue={day} />
          <Button look="outline">Use that day</Button>
        </Form>
        <Working steps={steps} />
      </Disclosure>
    </section>
  );
}

/** The result's address without answers: opens what this browser kept, else the questions. */
function NoResult() {
  const navigate = useNavigate();
  useEffect(() => {
    void rehydrated().then(({ assessment }) =>
      navigate(assessment?.address ?? '/assessment', { replace: true }),
    );
  }, [navigate]);
  return (
    <>
      <PageHead
        title="Your assessment result"
        lead="Your result is saved in the browser where you answered, and opens here by itself. If nothing happens, open the link in our email or answer the questions again. They take two minutes."
      />
      <p className="page-width pb-section">
        <LinkButton to="/assessment">Start Assessment</LinkButton>
      </p>
    </>
  );
}

/** Stores the last result in this browser, never the email address. */
function useStoredResult(address: string, status: string): void {
  useEffect(() => keep({ assessment: { address, status } }), [address, status]);
}
