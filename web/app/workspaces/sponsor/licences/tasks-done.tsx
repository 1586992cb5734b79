import { type SponsorSetUp, sponsorTasks } from '@portway/contracts/sponsor/licences/set-up';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { taskNames } from './licence-words.ts';

/** The last log-in to the Sponsorship Management System and the last reading of the guidance, as recorded here. */
export function TasksDone({ setUp: { tasks, mayChange } }: { setUp: SponsorSetUp }) {
  return (
    <Panel
      id="tasks-done"
      title="Done outside Portway"
      text="We cannot see what you do there. Record it, and Portway reminds you of the next time."
    >
      <ul className="grid gap-3">
        {sponsorTasks.map((task) => {
          const done = tasks.find((each) => each.task === task);
          return (
            <li key={task}>
              <p className="font-semibold">{taskNames[task]}</p>
              <p className="text-15 text-ink-2">
                {done === undefined
                  ? 'Not recorded yet.'
                  : `Last on ${dayInWords(done.doneOn)}, recorded by ${done.by}.`}
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
