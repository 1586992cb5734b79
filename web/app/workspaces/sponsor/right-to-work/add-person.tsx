import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/add-person.ts';
import { addPersonAction } from './people-actions.ts';
import { PersonFields } from './person-fields.tsx';
import { notRecording } from './record-words.ts';

const title = 'Add a person who is not sponsored';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'Keep the right to work checks of everyone you employ.', index: false });

export const clientAction = ({ request }: Route.ClientActionArgs) => addPersonAction(request);

export default function AddPerson() {
  const navigate = useNavigate();
  const role = useMe().organisation?.complianceRole;
  if (role !== 'officer' && role !== 'adviser') return <Refused title={title} refusal={notRecording} />;
  return (
    <div>
      <Link to="/dashboard/sponsor/evidence/right-to-work" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Right to work
      </Link>
      <h1 className="text-36">{title}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        The checks of everyone you employ are kept, British names too, and the questions are the same for all.
        Sponsored workers are added <Link to="/dashboard/sponsor/new-worker">as workers</Link>.
      </p>
      <div className="mt-6 max-w-[46rem]">
        <ActionForm<{ ids: readonly string[] }>
          intent="add"
          button="Add this person"
          onSuccess={({ ids: [id] }) => navigate(`/dashboard/sponsor/people/${id}`)}
        >
          {(field) => (
            <Panel title="Who, and since when">
              <PersonFields field={field} />
            </Panel>
          )}
        </ActionForm>
      </div>
    </div>
  );
}
