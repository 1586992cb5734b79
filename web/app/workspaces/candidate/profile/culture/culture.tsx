import { marketsOfInterest, marketsToAvoid } from '@portway/contracts/candidate/profile/profile-choices';
import {
  AutosaveChecksField,
  AutosaveChoiceField,
  AutosaveLinesField,
  AutosaveTagsField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { AutosaveRadioList } from '../../../../kit/forms/autosave/autosave-radios.tsx';
import { asTexts, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import {
  careerTrackWords,
  environmentWords,
  importanceWords,
  mattersMostWords,
  motivationWords,
} from '../../../../text/profile/profile-choices.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/culture.ts';

const hint = 'Press Enter or a comma after each. Up to 5.';

/** Technologies that the candidate wants to work with or to avoid: none may be in both lists. */
function Technologies() {
  const wantedNames = asTexts(useAnswer('profile.technologiesWanted').value);
  const avoided = asTexts(useAnswer('profile.technologiesAvoided').value);
  return (
    <Panel title="Technologies" text="Recruiters see what you want. Only you see what you will not use.">
      <div className="flex flex-col gap-6">
        <AutosaveTagsField
          of="profile.technologiesWanted"
          label="Technologies you most want"
          optional
          hint={hint}
          clash={(names) => clashOf(names, avoided)}
        />
        <AutosaveTagsField
          of="profile.technologiesAvoided"
          label="Technologies you will not use"
          optional
          hint={hint}
          clash={(names) => clashOf(names, wantedNames)}
        />
      </div>
    </Panel>
  );
}

/** The server's own message, because it would refuse the same. */
function clashOf(names: readonly string[], others: readonly string[]): string | undefined {
  const otherNames = new Set(others.map((name) => name.toLowerCase()));
  const duplicate = names.find((name) => otherNames.has(name.toLowerCase()));
  return duplicate && `${duplicate} cannot be both wanted and avoided. Remove it from the other list.`;
}

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
