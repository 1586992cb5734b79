import { type KeyboardEvent, useEffect, useState } from 'react';

interface Listbox {
  /** The index of the active option. */
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of a field that controls a list below it: arrows wrap round, Enter chooses. Focus stays in the field.
 */
export function useListbox(typed: string, size: number, choose: (at: number) => void): Listbox {
  const [last, setLast] = useState({ typed, active: 0 });
  // A new query gives a new list: its first option is the best.
  const active = last.typed === typed && last.active < size ? last.active : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || size === 0) return;
    if (step !== undefined) {
      event.preventDefault();
      setLast({ typed, active: (active + step + size) % size });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };
  return { active, onKeyDown };
}

/** Scrolls the active option into view. */
export function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
