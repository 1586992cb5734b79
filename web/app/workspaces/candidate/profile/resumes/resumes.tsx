import { addToProfileOperation, takeBackOperation } from '@portway/contracts/candidate/profile/additions';
import {
  downloadResumeOperation,
  listResumesOperation,
  makeMainResumeOperation,
  maxResumes,
  type Reading,
  readResumeOperation,
  removeResumeOperation,
  restoreResumeOperation,
  uploadResumeOperation,
} from '@portway/contracts/candidate/resumes/resumes';
import { call, download, submit } from '@portway/contracts/client';
import { useNavigate } from 'react-router';
import { readAction } from '../../../../kit/forms/read-action.ts';
import { FileDrop } from '../../../../kit/forms/upload/file-drop.tsx';
import { faultOfResume, resumeEndings } from '../../../../kit/forms/upload/resume-files.ts';
import { UploadStatus } from '../../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { orLastGoodResult } from '../../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/resumes.ts';
import { ResumeList } from './resume-list.tsx';
import { Suggestions } from './suggestions.tsx';
import './resumes.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your CVs', description: 'The CVs you keep here.', index: false });

const loadResumes = orLastGoodResult(async (request) => {
  const me = { fetch: asMe(request) };
  const { resumes } = await call(listResumesOperation, undefined, me);
  const wantedId = new URL(request.url).searchParams.get('cv');
  const one = resumes.find(({ id }) => id === wantedId) ?? resumes.find(({ main }) => main);
  const reading: Reading | undefined =
    one && (await call(readResumeOperation, undefined, { ...me, parameters: { id: one.id } }));
  return { resumes, reading };
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [profile, cvs] = await Promise.all([loadProfile(request), loadResumes(request)]);
  return { profile, ...cvs };
}

export const clientAction = ({ request }: Route.ClientActionArgs) => resumeAction(request);

export default function Resume({ loaderData: { profile, resumes, reading } }: Route.ComponentProps) {
  const uploading = useUpload();
  const navigate = useNavigate();
  /** The suggestions come from the newest file, unless another is chosen. */
  const toReading = (id: string) => void navigate(`?cv=${id}`, { replace: true, preventScrollReset: true });
  return (
    <ProfilePage
      at="/dashboard/profile/resume"
      profile={profile}
      lead="The files you apply with. Only you can open them until you do."
    >
      <Panel
        title="Upload a CV"
        text="PDF, DOCX, DOC or TXT, up to 10 MB. We check it and keep it encrypted. You can remove it at any time."
      >
        <ResumeUpload held={resumes.length} uploading={uploading} onKept={toReading} />
      </Panel>
      <Panel
        title="Your CVs"
        text="We send the main one with an application unless you choose another. You can keep up to 5."
      >
        <ResumeList resumes={resumes} uploading={uploading} onKept={toReading} />
      </Panel>
      {reading !== undefined && <Suggestions key={reading.resume.id} reading={reading} profile={profile} />}
    </ProfilePage>
  );
}

interface ResumeUploadProps {
  /** The number of CVs. */
  held: number;
  uploading: ReturnType<typeof useUpload>;
  onKept: (id: string) => void;
}

/** A CV is chosen or dropped here; shows the state of the upload. */
function ResumeUpload({ held, uploading, onKept }: ResumeUploadProps) {
  const { state, upload, refuse, cancel } = uploading;
  const send = (file: File) =>
    void upload({
      file,
      error: faultOfResume(file),
      send: (me) => call(uploadResumeOperation, { name: file.name }, me),
      onSuccess: ({ id }) => onKept(id),
    });
  return (
    <>
      {held < maxResumes ? (
        <FileDrop
          label="Choose a file, or drop it here"
          hint="PDF, DOCX, DOC or TXT, up to 10 MB"
          accept={resumeEndings}
          onFile={send}
          onOther={refuse}
        />
      ) : (
        <p className="text-ink-2">You can keep {maxResumes} CVs. Remove or replace one to upload another.</p>
      )}
      <UploadStatus state={state} onCancel={cancel} />
    </>
  );
}

/** Every action of the tab except the upload itself. */
async function resumeAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'main':
      return callApi((me) => call(makeMainResumeOperation, undefined, { ...me, parameters }));
    case 'remove':
      return callApi((me) => call(removeResumeOperation, undefined, { ...me, parameters }));
    case 'restore':
      return callApi((me) => call(restoreResumeOperation, undefined, { ...me, parameters }));
    case 'read':
      return callApi(async (me) => ({
        message: '',
        reading: await call(readResumeOperation, undefined, { ...me, parameters }),
      }));
    case 'download':
      return callApi(async (me) => ({
        message: `${values.name} is saved with your downloads.`,
        file: await download(downloadResumeOperation, undefined, { ...me, parameters }),
      }));
    case 'take-back':
      return callApi((me) => submit(takeBackOperation, JSON.parse(values.added ?? ''), me));
    default:
      return callApi((me) => submit(addToProfileOperation, JSON.parse(values.additions ?? ''), me));
  }
}
