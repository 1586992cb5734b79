import type { Added } from '@portway/contracts/candidate/profile/additions';
import type { Profile } from '@portway/contracts/candidate/profile/profile';
import type { ListSuggestion, Reading, Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { profilePaths } from '../../../../text/profile/profile-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { additionsOf, isListField, replaces } from './additions-of.ts';
import { fieldName, linesOf, titles } from './suggestion-words.ts';

interface SuggestionCardProps {
  suggestion: Suggestion;
  profile: Profile;
  /** Items of lists that are not to be added, by `itemKey`. */
  unchecked: readonly string[];
  onUncheck: (items: readonly string[]) => void;
  onAdd: () => void;
  onLeave: () => void;
}

/** One suggestion from a CV, where the CV says it, and the buttons to accept or skip it. */
function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, profile, unchecked, onUncheck, onAdd, onLeave } = props;
  const heading = useId();
  const card = useRef<HTMLLIElement>(null);
  const { field, found } = suggestion;
  const storedAnswers: Readonly<Record<string, unknown>> = profile.answers;
  const isList = isListField(field);
  const currentValue = isList ? undefined : storedAnswers[field];
  const leave = () => {
    // Focus moves to the next card before this one is removed.
    const next = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
    next?.querySelector('button')?.focus();
    onLeave();
  };
  return (
    <li ref={card} className="suggestion" aria-labelledby={heading}>
      <h3 id={heading} className="font-semibold">
        {titles[field]}
      </h3>
      {Array.isArray(suggestion.value) ? (
        <Items field={field} all={suggestion.value} unchecked={unchecked} onUncheck={onUncheck} />
      ) : (
        linesOf(suggestion).map((line) => (
          <p key={line} className="mt-1 whitespace-pre-line wrap-anywhere">
            {line}
          </p>
        ))
      )}
      {typeof currentValue === 'string' && (
        <p className="mt-2 text-14 text-ink-2">Your profile now says: {shortened(currentValue)}</p>
      )}
      <Disclosure summary="See in CV" className="mt-1 text-15">
        <p className="whitespace-pre-line text-14 text-ink-2 wrap-anywhere">{found}</p>
      </Disclosure>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="button" look="outline" onClick={onAdd} aria-describedby={heading}>
          {typeof currentValue === 'string' ? 'Use this instead' : 'Add'}
        </Button>
        <Button type="button" look="quiet" onClick={leave} aria-describedby={heading}>
          Skip
        </Button>
      </div>
    </li>
  );
}

/** Whole words. */
const shortened = (text: string) =>
  text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`;

interface ItemsProps {
  field: Suggestion['field'];
  all: readonly string[];
  unchecked: readonly string[];
  onUncheck: (items: readonly string[]) => void;
}

/** Two lists may have an item of the same name. */
const itemKey = (field: Suggestion['field'], item: string) => `${field} ${item}`;

function Items({ field, all, unchecked, onUncheck }: ItemsProps) {
  return (
    <fieldset className="suggested-skills">
      <legend className="sr-only">{titles[field]} to add</legend>
      {all.map((item) => {
        const key = itemKey(field, item);
        return (
          <label key={item}>
            <input
              type="checkbox"
              className="size-5"
              checked={!unchecked.includes(key)}
              onChange={({ currentTarget: { checked } }) =>
                onUncheck(checked ? unchecked.filter((each) => each !== key) : [...unchecked, key])
              }
            />
            {item}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Facts in a CV that the profile lacks: the user adds all of them, or adds or skips each. */
export function Suggestions({ reading, profile }: { reading: Reading; profile: Profile }) {
  const { resume, text, message, suggestions, unclear } = reading;
  const [skippedKeys, setSkippedKeys] = useState<readonly string[]>([]);
  const [unchecked, setUnchecked] = useState<readonly string[]>([]);
  const { send, sending, formState } = useAction<Outcome>();
  const open = suggestions
    .filter((suggestion) => !skippedKeys.includes(keyOf(suggestion)))
    .map((suggestion) => ({ suggestion, chosen: withoutUnchecked(suggestion, unchecked) }));
  const addable = open
    .map(({ chosen }) => chosen)
    .filter(
      (suggestion) =>
        !replaces(suggestion, profile) &&
        // Of two roles one is chosen.
        open.filter(({ chosen }) => chosen.field === 'primaryRole' && chosen.field === suggestion.field)
          .length < 2 &&
        !(Array.isArray(suggestion.value) && suggestion.value.length === 0),
    );
  const add = useInTurn(formState, (accepted) => {
    send(actionForm('add', { additions: JSON.stringify(additionsOf(accepted, profile)) }));
  });
  return (
    <Panel
      title="Suggestions"
      text={
        <>
          <p>Read from {resume.name}, word for word. We add nothing unless you say so.</p>
          <p className="mt-2">If your CV gives only a year, add the month yourself.</p>
        </>
      }
    >
      {text === null && <p className="text-ink-2">{message}</p>}
      {text !== null && open.length === 0 && (
        <p className="text-ink-2">
          {suggestions.length === 0 ? nothingSuggested(unclear.length > 0) : 'That’s all.'}
        </p>
      )}
      {addable.length > 1 && (
        <div className="add-all">
          <Button type="button" onClick={() => add(addable)}>
            Add all ({addable.length})
          </Button>
          <p className="text-15 text-ink-2">
            {addable.length === open.length
              ? 'You can undo it, and edit each afterwards.'
              : 'What you wrote yourself stays, unless you choose below to replace it.'}
          </p>
        </div>
      )}
      <ul className="suggestions">
        {open.map(({ suggestion, chosen }) => (
          <SuggestionCard
            key={keyOf(suggestion)}
            suggestion={suggestion}
            profile={profile}
            unchecked={unchecked}
            onUncheck={setUnchecked}
            onAdd={() => add([chosen])}
            onLeave={() => setSkippedKeys([...skippedKeys, keyOf(suggestion)])}
          />
        ))}
      </ul>
      {skippedKeys.length > 0 && (
        <Button type="button" look="quiet" className="mt-3" onClick={() => setSkippedKeys([])}>
          Show skipped suggestions ({skippedKeys.length})
        </Button>
      )}
      <AddedBar
        state={formState}
        onUndo={(additions) => sending || send(actionForm('take-back', { added: JSON.stringify(additions) }))}
      />
      {unclear.length > 0 && <Unread parts={unclear} />}
    </Panel>
  );
}

/** One press at a time: each depends on the profile as the one before left it. */
function useInTurn(formState: { readonly status: string }, send: (chosen: readonly Suggestion[]) => void) {
  const [waiting, setWaiting] = useState<readonly (readonly Suggestion[])[]>([]);
  const adding = useRef<string>(undefined);
  useEffect(() => {
    if (formState.status !== 'idle') adding.current = undefined;
  }, [formState]);
  useEffect(() => {
    const [next] = waiting;
    if (next === undefined || adding.current !== undefined) return;
    adding.current = next.map(keyOf).join();
    setWaiting((all) => all.slice(1));
    send(next);
  });
  return (accepted: readonly Suggestion[]) => {
    const key = accepted.map(keyOf).join();
    const isWaiting = waiting.some((each) => each.map(keyOf).join() === key);
    if (adding.current !== key && !isWaiting) setWaiting([...waiting, accepted]);
  };
}

/** What to say where nothing is suggested. */
const nothingSuggested = (hasUnread: boolean) =>
  hasUnread
    ? 'We could not read anything in it that we can suggest. What it says is below.'
    : 'We found nothing in it that is not already in your profile.';

/** The parts of the CV that became no suggestion, word for word. */
function Unread({ parts }: { parts: readonly string[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="unread-parts">
      <h3 id={heading} className="font-semibold">
        We could not read this
      </h3>
      <p className="mt-1 text-15 text-ink-2">
        {parts.length === 1 ? 'This part' : `These ${parts.length} parts`} of your CV became no suggestion.{' '}
        <Link to={profilePaths.profile}>Add what matters to your profile</Link> yourself.
      </p>
      <ul className="mt-3 grid gap-3">
        {parts.map((part) => (
          <li key={part}>
            <UnreadPart text={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const longestShown = 280;

function UnreadPart({ text }: { text: string }) {
  const [first = '', ...more] = text.split('\n');
  const words = 'whitespace-pre-line text-14 text-ink-2 wrap-anywhere';
  if (text.length <= longestShown) return <p className={words}>{text}</p>;
  return (
    <Disclosure summary={shortened(first)} className="text-15">
      <p className={words}>{more.length === 0 ? text : more.join('\n')}</p>
    </Disclosure>
  );
}

function withoutUnchecked(suggestion: Suggestion, unchecked: readonly string[]): Suggestion {
  if (!isListSuggestion(suggestion)) return suggestion;
  const { field, value } = suggestion;
  return { ...suggestion, value: value.filter((item) => !unchecked.includes(itemKey(field, item))) };
}

const isListSuggestion = (suggestion: Suggestion): suggestion is ListSuggestion =>
  isListField(suggestion.field);

function keyOf({ field, found, value }: Suggestion): string {
  if (Array.isArray(value)) return `${field} ${found}`;
  const name = typeof value === 'string' ? value : 'award' in value ? `${value.award} ${value.field}` : '';
  return `${field} ${found} ${name}`;
}

/** What the last press did. */
interface Outcome {
  readonly message: string;
  readonly added?: Added;
  readonly left?: readonly { readonly field: string; readonly because: string }[];
  readonly kept?: readonly string[];
}

interface AddedBarProps {
  state: FormState<Outcome>;
  onUndo: (added: Added) => void;
}

/** Says what was added or taken back, and offers to undo it. It stays in sight while the cards above change. */
function AddedBar({ state, onUndo }: AddedBarProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card or button that had focus is gone.
    if (state.status === 'idle' || document.activeElement !== document.body) return;
    (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [state]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="added-bar">
      {state.status === 'error' && <Notice kind="error" title={state.message} />}
      {state.status === 'success' && <AddedSummary outcome={state.result} onUndo={onUndo} />}
    </div>
  );
}

function AddedSummary({ outcome, onUndo }: { outcome: Outcome; onUndo: (added: Added) => void }) {
  const { added, left = [], kept = [], message } = outcome;
  const count = added === undefined ? 0 : added.answers.length + added.entries.length;
  return (
    <Notice kind="success" title={count > 1 ? `${count} added to your profile.` : message}>
      {left.map(({ field, because }) => (
        <p key={`${field} ${because}`}>
          We left out {fieldName(field)}. {because}
        </p>
      ))}
      {kept.length > 0 && (
        <p>You have changed these since, so they stay: {kept.map(fieldName).join(', ')}.</p>
      )}
      {added !== undefined && count > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button type="button" look="quiet" className="-ml-4" onClick={() => onUndo(added)}>
            Undo
          </Button>
          <Link to={profilePaths.profile} className="resume-act">
            Edit your profile
          </Link>
        </div>
      )}
    </Notice>
  );
}
