import {
  AutosaveCheckbox,
  AutosaveSelectField,
  AutosaveTagsField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { AutosaveRadioList } from '../../../../kit/forms/autosave/autosave-radios.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { optionsOf } from '../../../../text/options-of.ts';
import {
  levelWords,
  otherJobTypeWords,
  remotePreferenceWords,
} from '../../../../text/profile/profile-choices.ts';
import { CheckGroup } from '../../../../ui/check-group.tsx';

const levels = optionsOf(levelWords);
const otherTypes = optionsOf(otherJobTypeWords);
const remotePreferences = optionsOf(remotePreferenceWords);

/** The job the candidate is looking for. */
export function NextJob() {
  return (
    <Panel title="The job" text="The level you want, and what else you would say yes to.">
      <div className="flex flex-col gap-6">
        <AutosaveRadioList of="profile.jobType" label="Level wanted" columns={2} options={levels} />
        <OtherJobTypes />
      </div>
    </Panel>
  );
}

/** A single answer with a yes or no for each. */
function OtherJobTypes() {
  const answer = useAnswer('profile.otherJobTypes');
  return (
    <Autosaved
      answer={answer}
      inWords={(value) =>
        otherTypes
          .filter((type) => chosenIn(value).includes(type.value))
          .map(({ label }) => label)
          .join(', ')
      }
    >
      <CheckGroup
        name="otherJobTypes"
        label="Also open to"
        optional
        options={otherTypes}
        chosen={chosenIn(answer.value)}
        error={errorIn(answer)}
        onChoose={(choices) =>
          answer.choose(Object.fromEntries(otherTypes.map(({ value }) => [value, choices.includes(value)])))
        }
      />
    </Autosaved>
  );
}

function chosenIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([type, isChosen]) => (isChosen === true ? [type] : []));
}

/** Where the candidate would work. */
export function Places() {
  const isRemote = useAnswer('profile.workRemotely').value === true;
  return (
    <Panel title="Where" text="Towns, regions or countries that you would work in.">
      <div className="flex flex-col gap-6">
        <AutosaveTagsField
          of="profile.locations"
          label="Locations"
          hint="Press Enter or a comma after each. Up to 10."
        />
        <AutosaveCheckbox of="profile.workRemotely" label="Open to working remotely" />
        <AutosaveSelectField
          of="profile.remotePreference"
          label="How remote?"
          optional
          hint={isRemote ? undefined : 'Tick “Open to working remotely” to choose.'}
          none="No preference"
          options={remotePreferences}
          disabled={!isRemote}
        />
      </div>
    </Panel>
  );
}
