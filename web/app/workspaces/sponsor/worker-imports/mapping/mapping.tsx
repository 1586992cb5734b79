import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { ActionForm, type FieldOf } from '../../../../kit/forms/action-form.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { FileLayout } from './file-layout.tsx';

/** Which part of a file is the table and what each of its columns is, with the first values and what they become. */
export function Mapping({ file }: { file: WorkerImport }) {
  const { wasRemembered, isChecked, sheet, headingRow } = file;
  const { send, formState, reauthDialog } = useAction();
  const arrange = (values: Readonly<Record<string, string>>) => {
    const form = actionForm('arrange');
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    send(form);
  };
  return (
    <section aria-labelledby="mapping" className="panel">
      <h2 id="mapping" className="text-20">
        Your file
      </h2>
      <div className="mt-5 flex flex-col gap-6">
        <FileLayout key={`layout ${file.id}`} file={file} onArrange={arrange} />
        <ActionForm
          key={`${sheet} ${headingRow}`}
          intent="check"
          button="Check the rows"
          look={isChecked ? 'outline' : 'primary'}
        >
          {(field) => (
            <>
              <CutOver file={file} field={field} />
              <div>
                <h3 className="text-16">Your columns, and what they are</h3>
                <p className="mt-1 text-15 text-ink-2">
                  {wasRemembered
                    ? 'As you chose them for the same headings before. Look at what the first values become.'
                    : 'Guessed from your headings and the values under them. Look at what the first values become before you go on. We remember your choice.'}
                </p>
                <StatusMessage state={formState} showsSuccess={false} />
              </div>
              <ColumnChoices file={file} field={field} onArrange={arrange} />
            </>
          )}
        </ActionForm>
        {reauthDialog}
      </div>
    </section>
  );
}

function CutOver({ file: { cutOver, kind, allReported }, field }: { file: WorkerImport; field: FieldOf }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <DateField
        {...field('cutOver')}
        label="Cut-over day"
        hint="What was due before this day is history: it raises no duty, and you get one list to look at. What can still be reported in time is due whenever it happened."
        defaultValue={cutOver ?? ''}
      />
      {kind === 'workers' && (
        <SelectField
          {...field('allReported')}
          label="Is anything of the last 20 working days not reported yet?"
          hint="Changes of pay, hours, job or place that your file names and that can still be reported become duties, with their days. If everything was reported, your answer is on record instead."
          options={[
            { value: 'no', label: 'Yes, or I am not sure' },
            { value: 'yes', label: 'No, everything was reported' },
          ]}
          defaultValue={allReported === true ? 'yes' : 'no'}
        />
      )}
      {kind === 'absences' && (
        <p className="text-15 text-ink-2">
          For an absence without a last day we ask whether the worker is back. Nothing is raised before you
          have answered.
        </p>
      )}
    </div>
  );
}
