import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Offered to officers once the days until which the records are kept are over, and no hold stands. */
export function EraseWorker({ worker: { kept, sealed } }: { worker: WorkerPage }) {
  const isOfficer = useMe().organisation?.complianceRole === 'officer';
  const navigate = useNavigate();
  if (!isOfficer || kept === null) return null;
  if (kept.mayErase)
    return (
      <Panel
        title="Erase these records"
        text="The days until which they are kept are over. Erasing takes everything about this worker, and can’t be undone. That you did it is noted, without the name."
      >
        <EraseForm what="everything" onErased={() => navigate('/dashboard/sponsor/workers')} />
      </Panel>
    );
  if (!kept.mayEraseSealed || sealed.length === 0) return null;
  return (
    <Panel
      title="Erase the sealed facts"
      text="Their day is over: the passport and National Insurance number, the date of birth and the contact details. Everything else stays, until the day of the right to work check. It can’t be undone."
    >
      <EraseForm what="sealed" onErased={() => undefined} />
    </Panel>
  );
}

function EraseForm({ what, onErased }: { what: 'everything' | 'sealed'; onErased: () => unknown }) {
  return (
    <ActionForm
      intent="erase"
      button={what === 'everything' ? 'Erase for good' : 'Erase the sealed facts'}
      look="outline"
      onSuccess={() => void onErased()}
    >
      {(field) => (
        <>
          <input type="hidden" name="what" value={what} />
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
  );
}
