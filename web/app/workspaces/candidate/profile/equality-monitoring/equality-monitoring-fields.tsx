import type { IdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SaveMark } from '../../../../kit/forms/autosave/autosaved.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { type IdentityRecord, identityKey } from './equality-monitoring-record.ts';
import { genderOptions, pronounOptions } from './equality-monitoring-words.ts';
import { Ethnicity } from './ethnicity.tsx';
import { OwnWords } from './own-words.tsx';
import { SavingIdentity, TwoVersions } from './saving-equality-monitoring.tsx';
import { ShowPronouns } from './show-pronouns.tsx';
import { useIdentityAnswers } from './use-equality-monitoring.ts';
import './equality-monitoring.css';

type Asked = 'pronouns' | 'gender' | 'ethnicity';
type OwnField = 'pronounsInOwnWords' | 'genderInOwnWords' | 'ethnicityInOwnWords';

/**
 * The questions, each saved while it is edited. With `isNew` it takes focus, because the consent form was
 * removed.
 */
export function IdentityFields({ record, isNew }: { record: IdentityRecord; isNew: boolean }) {
  const kept = useIdentityAnswers(record);
  // The save state is shown beside the last change.
  const [last, setLast] = useState<Asked>();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  const here = (
    <>
      <SaveMark state={kept.state} />
      <TwoVersions record={record} {...kept} />
    </>
  );
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Your answers about identity" className="identity">
      <SavingIdentity record={record} state={kept.state} />
      {last === undefined && <TwoVersions record={record} {...kept} />}
      <Questions
        key={kept.replaced}
        record={record}
        answers={kept.answers}
        onChange={setLast}
        below={(asked) => asked === last && here}
      />
    </fieldset>
  );
}

interface QuestionsProps {
  record: IdentityRecord;
  answers: IdentityAnswers;
  onChange: (asked: Asked) => void;
  /** Anything else shown below a question. */
  below: (asked: Asked) => ReactNode;
}

function Questions({ record: { autosave }, answers, onChange, below }: QuestionsProps) {
  // Typed text is remembered here while another choice is tried; the server stores only the answer.
  const typed = useRef<Pick<IdentityAnswers, OwnField>>(answers);
  const change = (asked: Asked, part: Partial<IdentityAnswers>, settled = true) => {
    const { pronounsInOwnWords, genderInOwnWords, ethnicityInOwnWords } = { ...typed.current, ...part };
    typed.current = { pronounsInOwnWords, genderInOwnWords, ethnicityInOwnWords };
    onChange(asked);
    autosave.change(identityKey, { ...answers, ...part, ...typed.current }, { settled });
  };
  const own = (asked: Asked, field: OwnField) => ({
    field,
    typed: typed.current[field],
    onType: (text: string) => change(asked, { [field]: text }, false),
    onLeave: () => autosave.settle(identityKey),
  });
  const { pronouns, gender, ethnicity } = answers;
  return (
    <>
      <div className="autosaved">
        <RadioGroup
          name="identity-pronouns"
          label="Pronouns"
          options={pronounOptions}
          chosen={pronouns}
          onChoose={(chosen) => change('pronouns', { pronouns: chosen })}
        />
        {pronouns === 'own-words' && (
          <OwnWords label="Your pronouns" most={60} {...own('pronouns', 'pronounsInOwnWords')} />
        )}
        {pronouns !== null && pronouns !== 'prefer-not-to-say' && (
          <ShowPronouns
            shown={answers.displayPronouns}
            onChoose={(displayPronouns) => change('pronouns', { displayPronouns })}
          />
        )}
        {below('pronouns')}
      </div>
      <div className="autosaved">
        <RadioGroup
          name="identity-gender"
          label="Gender"
          options={genderOptions}
          chosen={gender}
          onChoose={(chosen) => change('gender', { gender: chosen })}
        />
        {gender === 'own-words' && (
          <OwnWords label="Your gender" most={60} {...own('gender', 'genderInOwnWords')} />
        )}
        {below('gender')}
      </div>
      <div className="autosaved">
        <Ethnicity chosen={ethnicity} onChoose={(chosen) => change('ethnicity', { ethnicity: chosen })} />
        {ethnicity.includes('Self-describe') && (
          <OwnWords label="Your ethnicity" most={120} {...own('ethnicity', 'ethnicityInOwnWords')} />
        )}
        {below('ethnicity')}
      </div>
    </>
  );
}
