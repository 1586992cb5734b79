import { call, download, submit } from '@portway/contracts/client';
import {
  type SponsorDuty,
  showDutyOperation,
  takeStepOperation,
} from '@portway/contracts/sponsor/duties/duties';
import { openDutyFileOperation } from '@portway/contracts/sponsor/duties/duty-file';
import { ArrowLeft } from 'lucide-react';
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { countedAgain } from '../../../kit/loading/unread-counts.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { CountLines, DutyFacts } from '../../../subjects/reporting-deadline/count-parts.tsx';
import { presentCount } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { presentDuty } from '../../../subjects/reporting-deadline/present-duty.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { DayCount } from '../../../ui/day-count.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/duty.ts';
import { DutyActions, DutyDraft } from './duty-actions.tsx';
import { DutyFile } from './duty-file.tsx';
import { doesWords, stateWords, stepWords } from './duty-words.ts';
import { storedCount, storedDuties } from './stored-count.ts';
import './duties.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Duty', description: 'One duty of a sponsor, with every day counted.', index: false });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const on = { fetch: asMe(request), parameters: { id: params.duty } };
  return loadOrRefusal(() => call(showDutyOperation, undefined, on));
}
export const HydrateFallback = PageSkeleton;

/** A refusal stays to be read: where a colleague was first, the page as it stands now has no such form. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Object(actionResult).status === 'error' ? false : defaultShouldRevalidate;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: params.duty };
  if (intent === 'open-file')
    return callApi(async (me) => ({
      message: 'The file is in your downloads, as it was sent. That you opened it is recorded.',
      file: await download(openDutyFileOperation, undefined, { ...me, parameters }),
    }));
  return countedAgain(
    callApi((me) => submit(takeStepOperation, stepOf(intent, values), { ...me, parameters })),
  );
}

export default function DutyPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Duty" refusal={loaderData.refusal} />;
  return <Duty duty={loaderData} />;
}

function Duty({ duty }: { duty: SponsorDuty }) {
  const { title, worker, does, state, happenedOn, confidential } = duty;
  return (
    <div>
      <Link to="/dashboard/sponsor/duties" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Duties
      </Link>
      <h1 className="text-36 wrap-anywhere">{withDaysInWords(title)}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-2">
        <Tag>{stateWords[state]}</Tag> {doesWords[does]} · {does === 'look-at-this' ? '' : 'it happened on '}
        {dayInWords(happenedOn)}
        {worker !== null && (
          <Link
            to={`/dashboard/sponsor/workers/${worker.id}`}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {worker.name}
          </Link>
        )}
        {confidential && <Tag look="gold">For compliance officers only</Tag>}
      </p>
      <DutySteps duty={duty} />
      <div className="duty-sides">
        <div className="flex flex-col gap-6">
          <Answer duty={duty} />
          <DutyDraft duty={duty} />
        </div>
        <div className="flex flex-col gap-6">
          <DutyFile duty={duty} />
          <DutyActions duty={duty} />
          <Why duty={duty} />
        </div>
      </div>
    </div>
  );
}

/** By when, with each day counted; or why nothing is reported. */
function Answer({ duty }: { duty: SponsorDuty }) {
  const { deadline, nation, because, state, standing, notReportedBecause, reportedOn, reference } = duty;
  if (state === 'not-reported')
    return (
      <ResultCard label="What follows" figure="Not reported">
        <ResultPart>
          <Notice kind="info" title="Not reported, because">
            {withDaysInWords(notReportedBecause ?? '')}
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  const count = storedCount(deadline);
  const presentation = count && presentCount(count, nation);
  return (
    <ResultCard
      label={presentation?.label ?? doesWords[duty.does]}
      figure={presentation?.inShort ?? figureOf(duty)}
      beside={presentation?.beside ?? []}
    >
      <ResultPart className="flex flex-col gap-4">
        {state === 'reported' && (
          <Notice kind="success" title={`Reported on ${dayInWords(reportedOn ?? '')}`}>
            {reference === null ? 'No reference was recorded.' : `Reference ${reference}.`}
          </Notice>
        )}
        {standing === 'past-the-day-counted' && (
          <Notice kind="warning" title="Past the day counted; report now">
            Say in the report when you learned of it, and keep what shows it.
          </Notice>
        )}
        {deadline?.status === 'no-law' && (
          <Notice kind="warning" title="Not recorded whether this was the rule then">
            {withDaysInWords(deadline.message)}
          </Notice>
        )}
        {deadline?.status === 'not-applicable' && (
          <Notice title="No day is counted">{withDaysInWords(deadline.reason)}</Notice>
        )}
        <p>{withDaysInWords(because)}</p>
        <Touched workers={duty.workers} />
      </ResultPart>
      {presentation && (
        <ResultPart>
          <DayCount {...presentation.count} />
        </ResultPart>
      )}
      {presentation && (
        <ResultPart>
          <CountLines count={presentation.count} />
        </ResultPart>
      )}
    </ResultCard>
  );
}

function figureOf({ reportBy, remindBy }: SponsorDuty): string {
  // A day is not broken in two.
  if (reportBy !== null) return `By ${dayInWords(reportBy).replaceAll(' ', '\u00a0')}`;
  return remindBy === null ? 'Look at this' : 'At once';
}

/** Whom a change of law touches. */
function Touched({ workers }: Pick<SponsorDuty, 'workers'>) {
  if (workers.length === 0) return null;
  return (
    <div>
      <h2 className="text-17 font-semibold">Whom it touches</h2>
      <ul className="mt-1 list-disc pl-5">
        {workers.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/dashboard/sponsor/workers/${id}`} className="text-link underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The law, where it is reported, and what to keep. Of slavery nothing is drafted: it leads to help. */
function Why({ duty: { deadline, duty, keep } }: { duty: SponsorDuty }) {
  const [raised] = deadline === null ? [] : storedDuties(deadline);
  const isHelp = duty === 'worker-slavery-identified';
  return (
    <>
      {isHelp && (
        <Notice kind="warning" title="Help comes first">
          In danger, call 999. The Modern Slavery Helpline answers in confidence. Ask a regulated immigration
          adviser before you change anything about the job.
        </Notice>
      )}
      {raised !== undefined && !isHelp && (
        <section className="panel">
          <DutyFacts duty={presentDuty(raised)} />
        </section>
      )}
      {keep.length > 0 && (
        <section className="panel">
          <h2 className="text-20">Evidence to keep</h2>
          <ul className="mt-3 list-disc pl-5 text-15">
            {keep.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Each step with who took it and when; what was recorded stays, corrections too. */
function DutySteps({ duty: { steps, state, secondCheck, does } }: { duty: SponsorDuty }) {
  const toCome = next(state, does === 'report' && secondCheck);
  return (
    <ol className="duty-steps" aria-label="Steps of this duty">
      {steps.map(({ step, words, by, at }) => (
        <li key={`${step} ${at}`} data-done>
          <strong>{stepWords(step)}</strong>
          <p className="text-14 text-ink-2">
            {by}, {onDay(at)}
          </p>
          {words !== null && step !== 'raised' && (
            <p className="text-14 wrap-anywhere">{withDaysInWords(words)}</p>
          )}
        </li>
      ))}
      {toCome.map((step) => (
        <li key={step} className="text-ink-2">
          {stepWords(step)}
          <span className="sr-only">, to come</span>
        </li>
      ))}
    </ol>
  );
}

function next(state: SponsorDuty['state'], isChecked: boolean): string[] {
  const all = ['prepared', ...(isChecked ? ['checked'] : []), 'reported', 'closed'];
  switch (state) {
    case 'to-do':
      return all;
    case 'prepared':
      return all.slice(1);
    case 'checked':
      return ['reported', 'closed'];
    case 'reported':
    case 'not-reported':
      return ['closed'];
    default:
      return [];
  }
}

/** What is typed in the page's forms, as the API takes it. */
function stepOf(step: string, values: FormValues) {
  const version = Number(values.version);
  switch (step) {
    case 'prepared':
      return { step, version, draft: draftOf(values) };
    case 'reported':
      return {
        step,
        version,
        reportedOn: values.reportedOn,
        reference: values.reference ?? '',
        words: values.words ?? '',
      };
    case 'not-reported':
      return { step, version, because: values.because ?? '' };
    case 'checked':
      return { step, version };
    default:
      return { step, version, words: values.words ?? '' };
  }
}

/** The fields of the draft: each name and its text, in their order. */
function draftOf(values: FormValues) {
  const fields = [];
  for (let at = 0; values[`field-${at}`] !== undefined; at++)
    fields.push({ field: values[`field-${at}`] ?? '', text: values[`text-${at}`] ?? '' });
  return fields;
}
