import { call, submit } from '@portway/contracts/client';
import {
  addKeyPersonOperation,
  addWorkPlaceOperation,
  changeKeyPersonOperation,
  changeWorkPlaceOperation,
  recordSponsorTaskOperation,
  type SponsorSetUp,
  saveHeldLicenceOperation,
  showSponsorSetUpOperation,
  sponsorTasks,
} from '@portway/contracts/sponsor/licences/set-up';
import { ArrowLeft, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Route } from './+types/licence-details.ts';
import { KeyPeople } from './key-people.tsx';
import { LicenceForm } from './licence-form.tsx';
import { daysTyped, linesTyped, taskNames } from './licence-words.ts';
import { WorkPlaces } from './work-places.tsx';

/** The last log-in to the Sponsorship Management System and the last reading of the guidance, as recorded here. */
function TasksDone({ setUp: { tasks, mayChange } }: { setUp: SponsorSetUp }) {
  return (
    <Panel
      id="tasks-done"
      title="Done outside Portway"
      text="We cannot see what you do there. Record it, and Portway reminds you of the next time."
    >
      <ul className="grid gap-3">
        {sponsorTasks.map((task) => {
          const lastTime = tasks.find((each) => each.task === task);
          return (
            <li key={task}>
              <p className="font-semibold">{taskNames[task]}</p>
              <p className="text-15 text-ink-2">
                {lastTime === undefined
                  ? 'Not recorded yet.'
                  : `Last on ${dayInWords(lastTime.doneOn)}, recorded by ${lastTime.by}.`}
              </p>
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <div className="mt-5">
          <ActionForm intent="task" button="Record it" look="outline">
            {(field) => (
              <>
                <SelectField {...field('task')} label="What was done" options={taskOptions} />
                <DateField {...field('doneOn')} label="On" />
              </>
            )}
          </ActionForm>
        </div>
      )}
    </Panel>
  );
}

const taskOptions = sponsorTasks.map((value) => ({ value, label: taskNames[value] }));

const panelOf: Record<SponsorSetUp['steps'][number]['id'], string> = {
  licence: 'licence',
  'authorising-officer': 'key-people',
  'level-1': 'key-people',
  'work-place': 'work-places',
  'cut-over': 'licence',
};

/** What the set-up consists of, each step with whether it is done. */
function MissingSteps({ steps }: Pick<SponsorSetUp, 'steps'>) {
  return (
    <ol className="mt-5 grid gap-2" aria-label="Steps">
      {steps.map(({ id, title, done }) => (
        <li key={id} className="flex items-start gap-3">
          {done ? (
            <CircleCheck size={20} className="mt-0.5 shrink-0 text-link" />
          ) : (
            <CircleDashed size={20} className="mt-0.5 shrink-0 text-ink-2" />
          )}
          <span>
            {done ? (
              <>
                {title}
                <span className="text-ink-2">: done</span>
              </>
            ) : (
              <a href={`#${panelOf[id]}`} className="text-link underline underline-offset-4">
                {title}
              </a>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Set-up', description: 'Your licence, key people and work places.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { setUp: await call(showSponsorSetUpOperation, undefined, { fetch: asMe(request) }) };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', ...rest } = values;
  const parameters = { id };
  switch (intent) {
    case 'licence': {
      const { secondCheck, routes = '', remindDays = '', ...given } = rest;
      const licence = {
        ...given,
        secondCheck: secondCheck === 'on',
        routes: linesTyped(routes),
        remindDays: daysTyped(remindDays),
      };
      const outcome = await callApi((me) => submit(saveHeldLicenceOperation, licence, me));
      // What is wrong with one of several is told at their field.
      const fieldErrors = Object.fromEntries(
        Object.entries(outcome.fieldErrors).map(([name, error]) => [name.replace(/\..*/, ''), error]),
      );
      return { ...outcome, fieldErrors };
    }
    case 'key-person': {
      const { colleague, ...person } = rest;
      const keyPerson = colleague ? { ...person, colleague } : person;
      return callApi((me) => submit(addKeyPersonOperation, keyPerson, me));
    }
    case 'change-key-person':
      return await inRow(id, rest, ({ colleague, ...person }) => {
        const keyPerson = colleague ? { ...person, colleague } : person;
        return callApi((me) => submit(changeKeyPersonOperation, keyPerson, { ...me, parameters }));
      });
    case 'work-place':
      return callApi((me) => submit(addWorkPlaceOperation, rest, me));
    case 'change-work-place':
      return await inRow(id, rest, (fields) =>
        callApi((me) => submit(changeWorkPlaceOperation, fields, { ...me, parameters })),
      );
    default:
      return callApi((me) => submit(recordSponsorTaskOperation, rest, me));
  }
}

/** The fields of a row carry its id, so that each on the page has a name of its own. */
async function inRow(id: string, values: FormValues, send: (fields: FormValues) => Promise<FormState>) {
  const fields = Object.entries(values).map(([name, value]) => [name.replace(`-${id}`, ''), value]);
  const outcome = await send(Object.fromEntries(fields));
  const errors = Object.entries(outcome.fieldErrors).map(([name, error]) => [`${name}-${id}`, error]);
  return { ...outcome, fieldErrors: Object.fromEntries(errors) };
}

export default function SetUp({ loaderData: { setUp } }: Route.ComponentProps) {
  const { steps, mayChange } = setUp;
  const stepsLeft = steps.filter(({ done }) => !done).length;
  return (
    <div>
      <Link to="/dashboard/sponsor/today" className="way-back">
        <ArrowLeft size={18} />
        Today
      </Link>
      <h1 className="text-36">
        {stepsLeft === 0
          ? 'Your licence is set up'
          : `${stepsLeft} ${stepsLeft === 1 ? 'step is' : 'steps are'} left to set up your licence`}
      </h1>
      <p className="mt-2 max-w-[44rem] text-ink-2">
        This is what you say of your own licence. Portway is not connected to the Sponsorship Management
        System, and checks none of it there.
      </p>
      {!mayChange && (
        <Notice className="mt-4" title="You can look at this but not change it">
          Ask a compliance officer of your organisation.
        </Notice>
      )}
      <MissingSteps steps={steps} />
      {stepsLeft === 0 && mayChange && (
        <p className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/dashboard/sponsor/import">Bring in workers</LinkButton>
          <LinkButton to="/dashboard/sponsor/today" look="outline">
            See what is due
          </LinkButton>
        </p>
      )}
      <div className="mt-6">
        <LicenceForm setUp={setUp} />
        <KeyPeople setUp={setUp} />
        <WorkPlaces setUp={setUp} />
        <TasksDone setUp={setUp} />
      </div>
      <p className="mt-6">
        <Link to="/dashboard/sponsor/archive" className="text-link underline">
          Archive of your records
        </Link>
      </p>
    </div>
  );
}
