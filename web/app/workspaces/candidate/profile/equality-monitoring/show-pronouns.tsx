interface ShowPronounsProps {
  shown: boolean;
  onChoose: (shown: boolean) => void;
}

/** The only answer that others can see, and only if this is on. */
export function ShowPronouns({ shown, onChoose }: ShowPronounsProps) {
  const id = 'identity-display';
  return (
    <div className="mt-3">
      <div className="check-line">
        <input
          type="checkbox"
          id={id}
          checked={shown}
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
