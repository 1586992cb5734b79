import { yearsOfExperience } from '@portway/contracts/profile/profile-choices';
import { KeptLines, KeptSelect, KeptTags, KeptText } from '../../../../kit/forms/autosave/kept-fields.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { yearsInWords } from '../../../../text/profile-choices.ts';
import { TimeZone } from './time-zone.tsx';

/** Name, location, experience, roles and bio. */
export function About() {
  return (
    <Panel title="About" text="Who you are, where you are, and what you do.">
      <div className="flex flex-col gap-6">
        <KeptText of="profile.fullName" label="Name" autoComplete="name" />
        <div className="grid gap-6 sm:grid-cols-2">
          <KeptText
            of="profile.location"
            label="Location"
            placeholder="Lagos, Nigeria"
            autoComplete="address-level2"
          />
          <TimeZone />
          <KeptText of="profile.primaryRole" label="Primary role" placeholder="Backend engineer" />
          <KeptSelect
            of="profile.yearsOfExperience"
            label="Years of experience"
            none="Choose"
            options={yearsOfExperience.map((value) => ({ value, label: yearsInWords(value) }))}
          />
        </div>
        <KeptTags
          of="profile.openToRoles"
          label="Open to these roles"
          hint="Press Enter or a comma after each. Up to 10."
        />
        <KeptLines of="profile.bio" label="Bio" rows={6} most={2000} hint="A few sentences about you." />
      </div>
    </Panel>
  );
}
