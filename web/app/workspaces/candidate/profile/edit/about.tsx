import { yearsOfExperience } from '@portway/contracts/candidate/profile/profile-choices';
import {
  AutosaveLinesField,
  AutosaveSelectField,
  AutosaveTagsField,
  AutosaveTextField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { yearsInWords } from '../../../../text/profile-choices.ts';
import { TimeZone } from './time-zone.tsx';

/** Name, location, experience, roles and bio. */
export function About() {
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
