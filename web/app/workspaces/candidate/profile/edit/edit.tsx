import {
  addEntryOperation,
  moveEntryOperation,
  removeEntryOperation,
  restoreEntryOperation,
} from '@portway/contracts/candidate/profile/profile';
import { call, submit } from '@portway/contracts/client';
import {
  AutosaveLinesField,
  AutosaveTagsField,
  AutosaveTextField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { readAction } from '../../../../kit/forms/read-action.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { Identity } from '../equality-monitoring/equality-monitoring.tsx';
import { PhotoControl } from '../photo/photo-control.tsx';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/edit.ts';
import { About } from './about.tsx';
import { EducationFields } from './education-fields.tsx';
import { Entries } from './entries.tsx';
import { WorkFields } from './work-fields.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your profile', description: 'What you say about yourself.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProfile(request);

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  if (intent === 'add') return callApi((me) => submit(addEntryOperation, values, me));
  if (intent === 'remove')
    return callApi((me) => call(removeEntryOperation, undefined, { ...me, parameters }));
  if (intent === 'restore')
    return callApi((me) => call(restoreEntryOperation, undefined, { ...me, parameters }));
  return callApi((me) => submit(moveEntryOperation, { to: values.to }, { ...me, parameters }));
}

export default function Edit({ loaderData: profile }: Route.ComponentProps) {
  const { entries } = profile;
  return (
    <ProfilePage
      at="/dashboard/profile/edit"
      profile={profile}
      lead="What an employer you apply to reads about you first. It is on no public page."
    >
      <About />
      <Panel id="photo" title="Photo" text="Optional. Recruiters see your initials without one.">
        <PhotoControl photo={profile.photo} fullName={profile.answers.fullName ?? ''} />
      </Panel>
      <Panel title="Social profiles" text="Where else people can find you and your work.">
        <div className="grid gap-6 sm:grid-cols-2">
          <AutosaveTextField
            of="profile.website"
            label="Website"
            optional
            inputMode="url"
            autoComplete="url"
          />
          <AutosaveTextField of="profile.linkedin" label="LinkedIn" optional inputMode="url" />
          <AutosaveTextField of="profile.github" label="GitHub" optional inputMode="url" />
          <AutosaveTextField of="profile.twitter" label="Twitter" optional inputMode="url" />
        </div>
      </Panel>
      <Entries
        kind="work"
        title="Work experience"
        text="Newest first is easiest to read, but you choose the order."
        add="Add work"
        entries={entries.filter((entry) => entry.kind === 'work')}
        knownBy={['title', 'company']}
        Fields={WorkFields}
      />
      <Entries
        kind="education"
        title="Education"
        text="Schools, universities and courses, including any you have not finished yet."
        add="Add education"
        entries={entries.filter((entry) => entry.kind === 'education')}
        knownBy={['award', 'institution']}
        Fields={EducationFields}
      />
      <Panel title="Skills" text="What you could start with tomorrow. Up to 50.">
        <AutosaveTagsField
          of="profile.skills"
          label="Skills"
          optional
          hint="Press Enter or a comma after each. You can paste a list."
        />
      </Panel>
      <Panel
        title="Achievements"
        text="What you are proud of, such as something you launched, a talk or a prize."
      >
        <AutosaveLinesField of="profile.achievements" label="Achievements" optional rows={5} most={2000} />
      </Panel>
      <Identity />
    </ProfilePage>
  );
}
