import type { IdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CheckGroup } from '../../../../ui/check-group.tsx';
import { chosenTogether, type EthnicityChosen } from './chosen-together.ts';
import { ethnicityOptions } from './equality-monitoring-words.ts';

type Chosen = IdentityAnswers['ethnicity'];

interface EthnicityProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Several answers, of which one excludes the others: what it removes is reported, and can be restored. */
export function Ethnicity({ chosen, onChoose }: EthnicityProps) {
  const [last, setLast] = useState<{ readonly before: Chosen; readonly taken: Chosen }>();
  const box = useRef<HTMLDivElement>(null);
  const choose = (wanted: readonly string[]) => {
    const { now, taken }: EthnicityChosen = chosenTogether(chosen, wanted);
    setLast({ before: chosen, taken });
    onChoose(now);
  };
  const undo = () => {
    if (last === undefined) return;
    onChoose(last.before);
    setLast(undefined);
    box.current?.focus();
  };
  return (
    <>
      <CheckGroup
        name="identity-ethnicity"
        label="Ethnicity"
        hint="Choose all that fit."
        options={ethnicityOptions}
        chosen={chosen}
        onChoose={choose}
      />
      <div ref={box} tabIndex={-1} role="status" className="status-message">
        {last !== undefined && last.taken.length > 0 && (
          <p className="identity-taken">
            <span>{takenInWords(last.taken)}</span>
            <Button type="button" look="outline" onClick={undo}>
              Undo
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

function takenInWords(taken: Chosen): string {
  const [only] = taken;
  if (taken.length > 1)
    return `“Prefer not to say” cannot go with other choices, so your ${taken.length} other choices were removed.`;
  return only === 'Prefer not to say'
    ? '“Prefer not to say” was removed, because you gave another answer.'
    : `“Prefer not to say” cannot go with other choices, so “${only}” was removed.`;
}
