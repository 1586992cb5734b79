import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  addPeopleOperation,
  maxPeopleTogether,
  readPeopleFileOperation,
} from '@portway/contracts/sponsor/right-to-work/employed-people';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failed } from '../../../../kit/forms/form-state.ts';
import { readAction } from '../../../../kit/forms/read-action.ts';
import { FileDrop } from '../../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { Refused } from '../../refused.tsx';
import { notRecording } from '../record-words.ts';
import type { Route } from './+types/bring-in.ts';
import { ListToAdd } from './list-to-add.tsx';

const title = 'Bring in a list of people';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description: 'Bring in people and their right to work checks from a file.',
    index: false,
  });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const people: unknown = JSON.parse(values.people ?? '[]');
  const state = await callApi((me) => submit(addPeopleOperation, { people }, me));
  return state.status === 'error' ? failed(state.message, { fieldErrors: state.fieldErrors }) : state;
}

export type ReadList = ResponseOf<typeof readPeopleFileOperation>;

export default function BringIn() {
  const navigate = useNavigate();
  const role = useMe().organisation?.complianceRole;
  const [list, setList] = useState<ReadList>();
  const { state, upload, refuse, cancel } = useUpload();
  if (role !== 'officer' && role !== 'adviser') return <Refused title={title} refusal={notRecording} />;
  const take = (file: File) =>
    void upload<ReadList>({
      file,
      error: file.size > 5_000_000 ? 'This file is too large. Bring it in in parts.' : undefined,
      send: (me) => call(readPeopleFileOperation, { name: file.name }, me),
      onSuccess: setList,
    });
  return (
    <div>
      <Link to="/dashboard/sponsor/evidence/right-to-work" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Right to work
      </Link>
      <h1 className="text-36">{title}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        People who work for you and are not sponsored, with the checks that you made. Nothing is added until
        you have seen what was read, and what has two readings is asked about. Sponsored workers come in{' '}
        <Link to="/dashboard/sponsor/import">as workers</Link>.
      </p>
      <div className="mt-6 flex flex-col gap-6">
        {list === undefined ? (
          <Panel
            title="The file"
            text={`An Excel workbook (.xlsx) or a CSV file, up to ${maxPeopleTogether.toLocaleString('en-GB')} rows. We look for the name, your number, how they work for you, the first day, and of the check its document, method, day, who made it and when the permission ends.`}
          >
            <FileDrop
              label="Choose an Excel or CSV file, or drop it here"
              hint="The file is read and not kept."
              accept=".xlsx,.csv,.tsv,.txt,text/csv"
              onFile={take}
              onOther={refuse}
            />
            <UploadStatus state={state} onCancel={cancel} />
          </Panel>
        ) : (
          <ListToAdd
            list={list}
            onAdded={() => navigate('/dashboard/sponsor/evidence/right-to-work?who=not-sponsored')}
            onOther={() => setList(undefined)}
          />
        )}
      </div>
    </div>
  );
}
