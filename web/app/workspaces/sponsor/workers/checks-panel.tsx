import { calendarDate } from '@portway/rules/kernel';
import { rightToWorkMethods, rightToWorkSteps } from '@portway/rules/right-to-work';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { workingSteps } from '../../../text/working-steps.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Working } from '../../../ui/working.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FactLines, type PanelProps } from './worker-panels.tsx';

/** Right to work checks that colleagues made: we check nobody. */
export function ChecksPanel({ worker, today }: PanelProps) {
  const { checks, may, sees } = worker;
  if (sees === 'team') return null;
  const [newest] = checks;
  return (
    <Panel title="Right to work check">
      {newest === undefined ? (
        <p className="text-15 text-ink-2">
          None is on record. Portway checks nobody: you record your own check.
        </p>
      ) : (
        <FactLines
          facts={[
            ['How', newest.title],
            ['On', dayInWords(newest.checkedOn)],
            ['By', newest.checker],
            ['Check again by', newest.nextOn && dayInWords(newest.nextOn)],
            ['Earlier checks', checks.length > 1 ? `${checks.length - 1}, in the timeline` : null],
          ]}
        />
      )}
      {may === 'record' && (
        <div className="mt-3">
          <FormDialog
            button="Record a check"
            look="outline"
            title="Record a right to work check"
            intent="check"
          >
            {(field) => (
              <>
                <SelectField
                  {...field('method')}
                  label="How it was made"
                  defaultValue="online-share-code"
                  options={Object.entries(rightToWorkMethods).map(([value, label]) => ({ value, label }))}
                />
                <Working
                  title="What each way needs, and how long it protects"
                  steps={workingSteps(rightToWorkSteps(calendarDate(today)))}
                  open={false}
                />
                <DateField {...field('checkedOn')} label="Day of the check" defaultValue={today} />
                <TextField {...field('checker')} label="Who made it" autoComplete="off" defaultValue="" />
                <DateField
                  {...field('nextOn')}
                  label="Check again by"
                  hint="Where the permission has an end."
                  optional
                  defaultValue={worker.facts.visaEnds ?? ''}
                />
              </>
            )}
          </FormDialog>
        </div>
      )}
    </Panel>
  );
}
