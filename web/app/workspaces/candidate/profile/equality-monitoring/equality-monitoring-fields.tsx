import {
  type IdentityAnswers,
  identityAnswers,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SaveState } from '../../../../kit/forms/autosave/autosave.ts';
import { SaveMark, Versions } from '../../../../kit/forms/autosave/autosaved.tsx';
import { SaveStatus } from '../../../../kit/forms/autosave/save-status.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckGroup } from '../../../../ui/check-group.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type IdentityRecord, identityKey } from './equality-monitoring-record.ts';
import {
  answersInWords,
  ethnicityOptions,
  genderOptions,
  pronounOptions,
} from './equality-monitoring-words.ts';
import { type EthnicityChosen, ethnicityChoice } from './ethnicity-choice.ts';
import { useIdentityAnswers } from './use-equality-monitoring.ts';
import './equality-monitoring.css';

type Question = 'pronouns' | 'gender' | 'ethnicity';
type OwnField = 'pronounsInOwnWords' | 'genderInOwnWords' | 'ethnicityInOwnWords';

/**
 * The questions, each saved while it is edited. With `isNew` it takes focus, because the consent form was
 * removed.
 */
export function IdentityFields({ record, isNew }: { record: IdentityRecord; isNew: boolean }) {
  const saving = useIdentityAnswers(record);
  // The save state is shown beside the last change.
  const [last, setLast] = useState<Question>();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  const saveState = (
    <>
      <SaveMark state={saving.state} />
      <TwoVersions record={record} {...saving} />
    </>
  );
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Your answers about identity" className="identity">
      <SavingIdentity record={record} state={saving.state} />
      {last === undefined && <TwoVersions record={record} {...saving} />}
      <Questions
        key={saving.replaced}
        record={record}
        answers={saving.answers}
        onChange={setLast}
        below={(question) => question === last && saveState}
      />
    </fieldset>
  );
}

interface QuestionsProps {
  record: IdentityRecord;
  answers: IdentityAnswers;
  onChange: (question: Question) => void;
  /** Anything else shown below a question. */
  below: (question: Question) => ReactNode;
}

function Questions({ record: { autosave }, answers, onChange, below }: QuestionsProps) {
  // Typed text is remembered here while another choice is tried; the server stores only the answer.
  const typedText = useRef<Pick<IdentityAnswers, OwnField>>(answers);
  const change = (question: Question, part: Partial<IdentityAnswers>, settled = true) => {
    const { pronounsInOwnWords, genderInOwnWords, ethnicityInOwnWords } = { ...typedText.current, ...part };
    typedText.current = { pronounsInOwnWords, genderInOwnWords, ethnicityInOwnWords };
    onChange(question);
    autosave.change(identityKey, { ...answers, ...part, ...typedText.current }, { settled });
  };
  const ownWordsProps = (question: Question, field: OwnField) => ({
    field,
    typedText: typedText.current[field],
    onType: (text: string) => change(question, { [field]: text }, false),
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
          onChoose={(choice) => change('pronouns', { pronouns: choice })}
        />
        {pronouns === 'own-words' && (
          <OwnWords label="Your pronouns" most={60} {...ownWordsProps('pronouns', 'pronounsInOwnWords')} />
        )}
        {pronouns !== null && pronouns !== 'prefer-not-to-say' && (
          <ShowPronouns
            isShown={answers.displayPronouns}
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
          onChoose={(choice) => change('gender', { gender: choice })}
        />
        {gender === 'own-words' && (
          <OwnWords label="Your gender" most={60} {...ownWordsProps('gender', 'genderInOwnWords')} />
        )}
        {below('gender')}
      </div>
      <div className="autosaved">
        <Ethnicity chosen={ethnicity} onChoose={(choices) => change('ethnicity', { ethnicity: choices })} />
        {ethnicity.includes('Self-describe') && (
          <OwnWords
            label="Your ethnicity"
            most={120}
            {...ownWordsProps('ethnicity', 'ethnicityInOwnWords')}
          />
        )}
        {below('ethnicity')}
      </div>
    </>
  );
}

type Chosen = IdentityAnswers['ethnicity'];

interface EthnicityProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Several answers, of which one excludes the others: what it removes is reported, and can be restored. */
function Ethnicity({ chosen, onChoose }: EthnicityProps) {
  const [last, setLast] = useState<{ readonly before: Chosen; readonly taken: Chosen }>();
  const box = useRef<HTMLDivElement>(null);
  const choose = (selection: readonly string[]) => {
    const { now, taken }: EthnicityChosen = ethnicityChoice(chosen, selection);
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

function takenInWords(removedChoices: Chosen): string {
  const [only] = removedChoices;
  if (removedChoices.length > 1)
    return `“Prefer not to say” cannot go with other choices, so your ${removedChoices.length} other choices were removed.`;
  return only === 'Prefer not to say'
    ? '“Prefer not to say” was removed, because you gave another answer.'
    : `“Prefer not to say” cannot go with other choices, so “${only}” was removed.`;
}

interface OwnWordsProps {
  field: string;
  label: string;
  most: number;
  typedText: string | null;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A free-text field, shown once "own words" is selected. */
function OwnWords({ field, label, most, typedText, onType, onLeave }: OwnWordsProps) {
  return (
    <TextField
      name={field}
      label={`${label}, in your own words`}
      className="mt-3"
      maxLength={most}
      autoComplete="off"
      defaultValue={typedText ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

interface SavingProps {
  record: IdentityRecord;
  state: SaveState;
}

/** The save state in words, and what to do where saving does not continue by itself. */
function SavingIdentity({ record, state }: SavingProps) {
  return (
    <div>
      <SaveStatus status={state.status}>{wordsOf(state)}</SaveStatus>
      {state.status === 'offline' && (
        <Button type="button" look="outline" className="mt-3" onClick={() => void record.retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Answers changed in two windows: the user chooses one version. */
function TwoVersions({ record, state, answers }: SavingProps & { answers: IdentityAnswers }) {
  if (state.status !== 'changed') return null;
  return (
    <Versions
      mine={answersInWords(answers)}
      theirs={answersInWords(identityAnswers.parse(state.theirs))}
      onDecide={(which) => record.autosave.choose(identityKey, which)}
    />
  );
}

function wordsOf(state: SaveState): string {
  switch (state.status) {
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'We could not save your changes. Keep this page open, and we will send them when we can reach the server.';
    case 'changed':
      return 'Changed in another window. Choose which version to keep.';
    case 'refused':
      return state.message;
    case 'stored':
      return state.fresh ? 'Saved.' : 'Changes are saved as you make them.';
  }
}

interface ShowPronounsProps {
  isShown: boolean;
  onChoose: (isShown: boolean) => void;
}

/** The only answer that others can see, and only if this is on. */
function ShowPronouns({ isShown, onChoose }: ShowPronounsProps) {
  const id = 'identity-display';
  return (
    <div className="mt-3">
      <div className="check-line">
        <input
          type="checkbox"
          id={id}
          checked={isShown}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <label htmlFor={id} className="font-medium">
          Display on my profile
        </label>
      </div>
      <p id={`${id}-hint`} className="text-14 text-ink-2">
        Recruiters will see your pronouns, and nothing else from this page.
      </p>
    </div>
  );
}
