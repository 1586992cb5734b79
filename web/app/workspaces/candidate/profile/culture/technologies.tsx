import { AutosaveTagsField } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { asTexts, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';

const hint = 'Press Enter or a comma after each. Up to 5.';

/** Technologies that the candidate wants to work with or to avoid: none may be in both lists. */
export function Technologies() {
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
