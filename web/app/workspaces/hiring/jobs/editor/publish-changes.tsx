import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type Change, toldOf } from './changes.ts';

interface PublishChangesProps {
  job: EmployerJob;
  changes: readonly Change[];
  formState: FormState;
  onPublish: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

const list = new Intl.ListFormat('en-GB');

/** What will be different for candidates, and who will be told, before it is published with one press. */
export function PublishChanges(props: PublishChangesProps) {
  const { job, changes, formState, onPublish, onDiscard, onClose } = props;
  const { pending, interview, offer } = job.applicants;
  return (
    <Dialog title="What will change" onClose={onClose}>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Candidates see now</th>
            <th scope="col">They will see</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, before, now }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure">{whoHears(pending + interview + offer, toldOf(changes))}</p>
      <StatusMessage state={formState} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" onClick={onPublish}>
          Publish changes
        </Button>
        <Button type="button" look="outline" onClick={onClose}>
          Go on editing
        </Button>
        <Button type="button" look="quiet" onClick={onDiscard}>
          Discard the changes
        </Button>
      </div>
    </Dialog>
  );
}

function whoHears(applicants: number, subjects: readonly string[]): string {
  if (applicants === 0) return 'Nobody is waiting for a decision, so nobody is told.';
  const who = applicants === 1 ? 'The one applicant' : `The ${applicants} applicants`;
  const keeps = applicants === 1 ? 'keeps' : 'keep';
  if (subjects.length === 0)
    return `${who} under way ${keeps} what they applied to. They are not told of this.`;
  return `${who} under way will be told that the ${list.format(subjects)} changed, and ${keeps} what they applied to.`;
}
