import { wordingRequirements } from '@portway/rules/wording-requirements';
import { CheckGroup } from '../../../../ui/check-group.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';

interface RequirementsProps {
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Asks what the law, a clearance or the work itself requires: then words that say so are not marked. */
export function Requirements({ chosen, onChoose }: RequirementsProps) {
  return (
    <Disclosure
      summary="Does the law or a clearance require something of the person?"
      open={chosen.length > 0}
    >
      <CheckGroup
        name="requires"
        label="Which applies?"
        hint="We then leave out the hints that do not apply. Colleagues see what you choose here, candidates do not."
        options={wordingRequirements.map(({ id, label }) => ({ value: id, label }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Disclosure>
  );
}
