import { useEffect, useEffectEvent } from 'react';

/** Whether this keyboard has a ⌘ key instead of Ctrl. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Calls back on Ctrl K (⌘ K on Apple keyboards), unless something else is open that must be closed first. */
export function useShortcut(call: () => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const held = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    if (document.querySelector('dialog:modal:not(.quick)') !== null) return;
    event.preventDefault();
    call();
  });
  useEffect(() => {
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
