import { isCalendarDate } from '@portway/rules/kernel';
import { type PendingFacts, pendingApplicationHelp } from '@portway/rules/right-to-work';
import { useState } from 'react';
import { noLawInWords } from '../../text/outcome.ts';
import { workingSteps } from '../../text/working-steps.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Working } from '../../ui/working.tsx';
import { pendingShown } from './pending-shown.ts';
import { PendingWords } from './pending-words.tsx';

interface PendingHelpProps {
  /** What is on record; the day of the application is only typed here, and not kept. */
  facts: PendingFacts;
  /** Whom the words are copied for. */
  reader: 'worker' | 'employer';
}

/** What follows where a share code shows nothing, or a permission ends, while an application is not decided. */
export function PendingHelp({ facts, reader }: PendingHelpProps) {
  const [appliedOn, setAppliedOn] = useState('');
  const [permissionTyped, setPermissionTyped] = useState<string>();
  const permissionEnds = permissionTyped ?? facts.previousPermissionEnds ?? '';
  const outcome = pendingApplicationHelp({
    ...facts,
    previousPermissionEnds: dayTyped(permissionEnds),
    appliedOn: dayTyped(appliedOn),
  });
  return (
    <Disclosure summary="If an application is not decided">
      <div className="flex max-w-measure flex-col gap-4">
        <DateField
          name="pendingAppliedOn"
          label="Day of the application"
          optional
          value={appliedOn}
          onChange={({ currentTarget }) => setAppliedOn(currentTarget.value)}
        />
        <DateField
          name="pendingPermissionEnds"
          label="Last day of the permission before"
          hint="Neither day is kept here."
          optional
          value={permissionEnds}
          onChange={({ currentTarget }) => setPermissionTyped(currentTarget.value)}
        />
        {outcome.status === 'answered' && <PendingWords pending={pendingShown(outcome)} reader={reader} />}
        {outcome.status === 'needs-facts' && (
          <p className="text-15 text-ink-2">
            Without a first day of work, give the last day of the permission.
          </p>
        )}
        {outcome.status === 'no-law' && <p className="text-15 text-ink-2">{noLawInWords(outcome)}</p>}
        {outcome.status === 'answered' && <Working steps={workingSteps(outcome.steps)} open={false} />}
      </div>
    </Disclosure>
  );
}

const dayTyped = (text: string) => (isCalendarDate(text) ? text : undefined);
