import type { Profile } from '@portway/contracts/profile/profile';
import type { Reading, Suggestion } from '@portway/contracts/resumes/resumes';
import { useEffect, useRef, useState } from 'react';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/** Facts in a CV that the profile lacks: the user adds or skips each. */
export function Suggestions({ reading, profile }: { reading: Reading; profile: Profile }) {
  const { resume, text, message, suggestions } = reading;
  const [left, setLeft] = useState<readonly string[]>([]);
  const { send, formState } = useAction();
  const open = suggestions.filter((suggestion) => !left.includes(keyOf(suggestion)));
  const [waiting, setWaiting] = useState<readonly Suggestion[]>([]);
  /** The suggestion being added. */
  const adding = useRef<string>(undefined);
  useEffect(() => {
    if (formState.status !== 'idle') adding.current = undefined;
  }, [formState]);
  // One at a time: each depends on the profile as saved by the previous one.
  useEffect(() => {
    const [next] = waiting;
    if (next === undefined || adding.current !== undefined) return;
    adding.current = keyOf(next);
    setWaiting((all) => all.slice(1));
    send(toAdd(next, profile));
  });
  const add = (chosen: Suggestion) => {
    const key = keyOf(chosen);
    if (adding.current !== key && !waiting.some((each) => keyOf(each) === key))
      setWaiting([...waiting, chosen]);
  };
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
          {suggestions.length === 0
            ? 'We found nothing in it that is not already in your profile.'
            : 'That’s all.'}
        </p>
      )}
      <ul className="suggestions">
        {open.map((suggestion) => (
          <SuggestionCard
            key={keyOf(suggestion)}
            suggestion={suggestion}
            profile={profile}
            onAdd={add}
            onLeave={() => setLeft([...left, keyOf(suggestion)])}
          />
        ))}
      </ul>
      {left.length > 0 && (
        <Button type="button" look="quiet" className="mt-3" onClick={() => setLeft([])}>
          Show skipped suggestions ({left.length})
        </Button>
      )}
      <StatusMessage state={formState} />
    </Panel>
  );
}

/** A list is added to the existing one; any other answer is replaced. */
function toAdd(suggestion: Suggestion, profile: Profile): FormData {
  const stored: Readonly<Record<string, unknown>> = profile.answers;
  const was = stored[suggestion.field] ?? null;
  const before = Array.isArray(was) ? was : [];
  const whole =
    suggestion.field === 'skills' ? { ...suggestion, value: [...before, ...suggestion.value] } : suggestion;
  return actionForm('add', { suggestion: JSON.stringify(whole), was: JSON.stringify(was) });
}

function keyOf({ field, found, value }: Suggestion): string {
  return `${field} ${found} ${typeof value === 'string' ? value : ''}`;
}
