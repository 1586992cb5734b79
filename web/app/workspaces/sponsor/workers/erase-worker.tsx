import type { WorkerPage } from '@portway/contracts/workers/worker-page';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Offered to officers once the days until which the records are kept are over, and no hold stands. */
export function EraseWorker({ worker: { kept } }: { worker: WorkerPage }) {
  const isOfficer = useMe().organisation?.complianceRole === 'officer';
  const navigate = useNavigate();
  if (!isOfficer || kept === null || !kept.mayErase) return null;
  return (
    <Panel
      title="Erase these records"
      text="The days until which they are kept are over. Erasing takes everything about this worker, and can’t be undone. That you did it is noted, without the name."
    >
      <ActionForm
        intent="erase"
        button="Erase for good"
        look="outline"
        onSuccess={() => navigate('/dashboard/sponsor/workers')}
      >
        {(field) => (
          <>
            <TextField
              {...field('fullName')}
              label="The worker’s full name"
              autoComplete="off"
              defaultValue=""
            />
            <CheckField name="archived" label="We have saved what we need to keep" defaultChecked={false} />
          </>
        )}
      </ActionForm>
    </Panel>
  );
}
