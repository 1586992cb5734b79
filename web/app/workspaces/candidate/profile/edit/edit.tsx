import {
  addEntryOperation,
  moveEntryOperation,
  removeEntryOperation,
  restoreEntryOperation,
} from '@portway/contracts/candidate/profile/profile';
import { yearsOfExperience } from '@portway/contracts/candidate/profile/profile-choices';
import { call, submit } from '@portway/contracts/client';
import {
  AutosaveCheckbox,
  AutosaveLinesField,
  AutosaveSelectField,
  AutosaveTagsField,
  AutosaveTextField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { asText, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { readAction } from '../../../../kit/forms/read-action.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { yearsInWords } from '../../../../text/profile/profile-choices.ts';
import { zoneToday } from '../../../../text/time-zones/time-zones.ts';
import { zoneChoices, zoneInWords } from '../../../../text/time-zones/zone-choices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Identity } from '../equality-monitoring/equality-monitoring.tsx';
import { PhotoControl } from '../photo/photo-control.tsx';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/edit.ts';
import { Entries } from './entries.tsx';

const zones = [...new Set(Intl.supportedValuesOf('timeZone').map(zoneToday))].sort();

/** The time zone, from which recruiters see the time difference; the device's own is suggested. */
function TimeZone() {
  const answer = useAnswer('profile.timeZone');
  const deviceZone = zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOffered = answer.value === null && zones.includes(deviceZone);
  const zone = asText(answer.value);
  // A time zone may have two names, of which this browser may list the other.
  const isListed = zone === '' || zones.includes(zone);
  const { first, groups } = zoneChoices(zones, isListed ? [deviceZone] : [deviceZone, zone]);
  return (
    <div>
      <AutosaveSelectField
        of="profile.timeZone"
        label="Time zone"
        optional
        none="Not given"
        options={first}
        groups={groups}
      />
      {isOffered && (
        <Button type="button" look="quiet" onClick={() => answer.choose(deviceZone)}>
          Use this device’s time zone ({zoneInWords(deviceZone)})
        </Button>
      )}
    </div>
  );
}

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
        title="Certificates, registrations and languages"
        text="What an employer may check, and what you speak. Press Enter after each."
      >
        <div className="flex flex-col gap-6">
          <AutosaveTagsField
            of="profile.certificates"
            label="Certificates"
            optional
            hint="Certificates, courses and licences, such as a first aid course or a driving licence. Up to 30."
          />
          <AutosaveTagsField
            of="profile.registrations"
            label="Registrations"
            optional
            hint="With a professional body, such as NMC, GMC, HCPC or SRA, with your number if it is public. Up to 10."
          />
          <AutosaveTagsField
            of="profile.englishTests"
            label="English tests"
            optional
            hint="Such as IELTS or OET, with the result and the date. Up to 5."
          />
          <AutosaveTagsField
            of="profile.languages"
            label="Languages"
            optional
            hint="And how well, if you like, such as Polish (native). Up to 20."
          />
        </div>
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

/** Name, location, experience, roles and bio. */
function About() {
  return (
    <Panel title="About" text="Who you are, where you are, and what you do.">
      <div className="flex flex-col gap-6">
        <AutosaveTextField of="profile.fullName" label="Name" autoComplete="name" />
        <div className="grid gap-6 sm:grid-cols-2">
          <AutosaveTextField
            of="profile.location"
            label="Location"
            placeholder="Lagos, Nigeria"
            autoComplete="address-level2"
          />
          <TimeZone />
          <AutosaveTextField of="profile.primaryRole" label="Primary role" placeholder="Backend engineer" />
          <AutosaveSelectField
            of="profile.yearsOfExperience"
            label="Years of experience"
            none="Choose"
            options={yearsOfExperience.map((value) => ({ value, label: yearsInWords(value) }))}
          />
        </div>
        <AutosaveTagsField
          of="profile.openToRoles"
          label="Open to these roles"
          hint="Press Enter or a comma after each. Up to 10."
        />
        <AutosaveLinesField
          of="profile.bio"
          label="Bio"
          rows={6}
          most={2000}
          hint="A few sentences about you."
        />
      </div>
    </Panel>
  );
}

/** The fields of one school, university or course. */
function EducationFields({ id }: { id: string }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <AutosaveTextField of={`education.${id}.institution`} label="Institution" />
      <AutosaveTextField of={`education.${id}.award`} label="Award" optional placeholder="BSc" />
      <AutosaveTextField of={`education.${id}.field`} label="Field" optional placeholder="Computer science" />
      <AutosaveTextField
        of={`education.${id}.graduation`}
        label="Graduation"
        optional
        placeholder="MM/YYYY"
        hint="Or the month you expect to graduate."
      />
    </div>
  );
}

/** The fields of one job. */
function WorkFields({ id }: { id: string }) {
  const current = useAnswer(`work.${id}.current`).value === true;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <AutosaveTextField of={`work.${id}.title`} label="Title" autoComplete="organization-title" />
      <AutosaveTextField of={`work.${id}.company`} label="Company" autoComplete="organization" />
      <AutosaveTextField of={`work.${id}.start`} label="Start" placeholder="MM/YYYY" />
      {!current && (
        <AutosaveTextField
          of={`work.${id}.end`}
          label="End"
          placeholder="MM/YYYY"
          understood={(text) => (text.trim() === '' ? null : text)}
        />
      )}
      <div className="sm:col-span-2">
        <AutosaveCheckbox of={`work.${id}.current`} label="I currently work here" />
      </div>
      <div className="sm:col-span-2">
        <AutosaveLinesField
          of={`work.${id}.description`}
          label="Description"
          optional
          rows={5}
          most={3000}
          hint="What you did, and what you achieved."
        />
      </div>
    </div>
  );
}
