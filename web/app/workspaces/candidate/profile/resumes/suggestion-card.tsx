import type { Profile } from '@portway/contracts/candidate/profile/profile';
import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { useId, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { linesOf, titles } from './suggestion-words.ts';

interface SuggestionCardProps {
  suggestion: Suggestion;
  profile: Profile;
  /** Skills that are not to be added. */
  unchecked: readonly string[];
  onUncheck: (skills: readonly string[]) => void;
  onAdd: () => void;
  onLeave: () => void;
}

/** One suggestion from a CV, where the CV says it, and the buttons to accept or skip it. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, profile, unchecked, onUncheck, onAdd, onLeave } = props;
  const heading = useId();
  const card = useRef<HTMLLIElement>(null);
  const { field, found } = suggestion;
  const storedAnswers: Readonly<Record<string, unknown>> = profile.answers;
  const currentValue = field === 'skills' ? undefined : storedAnswers[field];
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
      {field === 'skills' ? (
        <Skills all={suggestion.value} unchecked={unchecked} onUncheck={onUncheck} />
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

interface SkillsProps {
  all: readonly string[];
  unchecked: readonly string[];
  onUncheck: (skills: readonly string[]) => void;
}

function Skills({ all, unchecked, onUncheck }: SkillsProps) {
  return (
    <fieldset className="suggested-skills">
      <legend className="sr-only">Skills to add</legend>
      {all.map((skill) => (
        <label key={skill}>
          <input
            type="checkbox"
            className="size-5"
            checked={!unchecked.includes(skill)}
            onChange={({ currentTarget: { checked } }) =>
              onUncheck(all.filter((each) => (each === skill ? !checked : unchecked.includes(each))))
            }
          />
          {skill}
        </label>
      ))}
    </fieldset>
  );
}
