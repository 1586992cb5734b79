import {
  listResumesOperation,
  type Reading,
  readResumeOperation,
} from '@portway/contracts/candidate/resumes/resumes';
import { call } from '@portway/contracts/client';
import { useNavigate } from 'react-router';
import { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { orLastGoodResult } from '../../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/resumes.ts';
import './resumes.css';
import { ResumeList } from './resume-list.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import { resumeAction } from './resumes-action.ts';
import { Suggestions } from './suggestions.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your CVs', description: 'The CVs you keep here.', index: false });

const loadResumes = orLastGoodResult(async (request) => {
  const me = { fetch: asMe(request) };
  const { resumes } = await call(listResumesOperation, undefined, me);
  const wanted = new URL(request.url).searchParams.get('cv');
  const one = resumes.find(({ id }) => id === wanted) ?? resumes.find(({ main }) => main);
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
