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
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
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
import { openRow, SetUpRow } from './set-up-row.tsx';
import { WorkPlaces } from './work-places.tsx';

/** The last log-in to the Sponsorship Management System and the last reading of the guidance, as recorded here. */
function TasksDone({ setUp: { tasks, mayChange, steps }, open }: { setUp: SponsorSetUp; open: boolean }) {
  return (
    <SetUpRow
      id="tasks-done"
      title="Done outside Portway"
      text="We cannot see what you do there. Record it, and Portway reminds you of the next time."
      holds={`${tasks.length} of ${sponsorTasks.length} recorded`}
      {...{ steps, open }}
    >
      <ul className="grid gap-3">
        {tasksHere.map((task) => {
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
      <p className="mt-4">
        <LinkButton look="quiet" to="/dashboard/sponsor/evidence/guidance">
          Guidance: who has read it
        </LinkButton>
      </p>
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
    </SetUpRow>
  );
}

/** Who has read the guidance is confirmed by each key person, on a page of its own. */
const tasksHere = sponsorTasks.filter((task) => task !== 'guidance-read');
const taskOptions = tasksHere.map((value) => ({ value, label: taskNames[value] }));

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
  const [open] = useState(() => openRow(steps, location.hash));
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
      {stepsLeft === 0 && mayChange && (
        <p className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/dashboard/sponsor/import">Bring in workers</LinkButton>
          <LinkButton to="/dashboard/sponsor/today" look="outline">
            See what is due
          </LinkButton>
        </p>
      )}
      <div className="mt-6">
        <LicenceForm setUp={setUp} open={open === 'licence'} />
        <KeyPeople setUp={setUp} open={open === 'key-people'} />
        <WorkPlaces setUp={setUp} open={open === 'work-places'} />
        <TasksDone setUp={setUp} open={open === 'tasks-done'} />
      </div>
      <p className="mt-6">
        <Link to="/dashboard/sponsor/archive" className="text-link underline">
          Archive of your records
        </Link>
      </p>
    </div>
  );
}
