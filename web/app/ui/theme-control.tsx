import { useEffect, useRef } from 'react';
import { SpriteIcon } from './sprite-icon.tsx';

const choices = [
  { choice: 'system', label: 'System', icon: 'monitor' },
  { choice: 'light', label: 'Light', icon: 'sun' },
  { choice: 'dark', label: 'Dark', icon: 'moon' },
] as const;

/** Three buttons that `ThemeScript` handles. Hidden without scripts: the system setting applies then. */
export function ThemeControl() {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // When rendered again after navigation, the buttons must show the choice that the script made earlier.
    const theme = document.documentElement.dataset.theme ?? 'system';
    for (const button of group.current?.querySelectorAll('button') ?? []) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
    }
  }, []);
  return (
    <fieldset ref={group} className="needs-scripts flex w-fit gap-1 rounded-full border border-outline p-1">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ choice, label, icon }) => (
        <button
          key={choice}
          type="button"
          data-theme-choice={choice}
          aria-pressed={choice === 'system'}
          // The script may have marked another one before React hydrates.
          suppressHydrationWarning
          className="theme-choice inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-14 font-medium"
        >
          <SpriteIcon name={icon} size={18} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
