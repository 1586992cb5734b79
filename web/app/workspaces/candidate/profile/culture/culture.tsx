import { marketsOfInterest, marketsToAvoid } from '@portway/contracts/candidate/profile/profile-choices';
import {
  AutosaveChecksField,
  AutosaveChoiceField,
  AutosaveLinesField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { AutosaveRadioList } from '../../../../kit/forms/autosave/autosave-radios.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import {
  careerTrackWords,
  environmentWords,
  importanceWords,
  mattersMostWords,
  motivationWords,
} from '../../../../text/profile-choices.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/culture.ts';
import { Technologies } from './technologies.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your culture answers', description: 'How you like to work.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProfile(request);

const itself = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const importance = optionsOf(importanceWords);

export default function Culture({ loaderData: profile }: Route.ComponentProps) {
  return (
    <ProfilePage
      at="/dashboard/profile/culture"
      profile={profile}
      lead="How you like to work, so that you and an employer both know before you talk."
    >
      <Panel title="Your next job" text="In your own words. Recruiters see it near the top of your profile.">
        <AutosaveLinesField
          of="profile.lookingFor"
          label="Describe what you want from your next job"
          rows={5}
          most={300}
        />
      </Panel>
      <Panel title="What drives you" text="There is no right answer.">
        <div className="flex flex-col gap-6">
          <AutosaveRadioList
            of="profile.motivation"
            label="What motivates you more?"
            optional
            columns={2}
            options={optionsOf(motivationWords)}
          />
          <AutosaveRadioList
            of="profile.careerTrack"
            label="Which track do you want over the next five years?"
            optional
            columns={2}
            options={optionsOf(careerTrackWords)}
          />
        </div>
      </Panel>
      <Panel title="How you work best" text="What you need around you, and what you can do without.">
        <div className="flex flex-col gap-6">
          <AutosaveRadioList
            of="profile.environment"
            label="Which environment suits you better?"
            options={optionsOf(environmentWords)}
          />
          <AutosaveChecksField
            of="profile.mostImportant"
            label="What matters most in your next job?"
            hint="Choose one or two."
            options={optionsOf(mattersMostWords)}
          />
          <AutosaveChoiceField
            of="profile.remoteImportance"
            label="How important is a flexible remote policy?"
            options={importance}
          />
          <AutosaveChoiceField
            of="profile.quietImportance"
            label="How important is a quiet office?"
            options={importance}
          />
        </div>
      </Panel>
      <Panel title="Markets" text="Recruiters see what you want. Only you see what you will not work in.">
        <div className="flex flex-col gap-6">
          <AutosaveChecksField
            of="profile.marketsWanted"
            label="Markets you most want"
            optional
            options={itself(marketsOfInterest)}
          />
          <AutosaveChecksField
            of="profile.marketsAvoided"
            label="Markets you will not work in"
            optional
            options={itself(marketsToAvoid)}
          />
        </div>
      </Panel>
      <Technologies />
    </ProfilePage>
  );
}
