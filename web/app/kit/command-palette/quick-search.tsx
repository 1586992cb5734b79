import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { laterDialog } from '../loading/later-dialog.tsx';
import { whenAtRest } from '../page/when-at-rest.ts';
import type { QuickDialogProps } from './quick-dialog.tsx';
import type { LoadEntries, Seeker } from './quick-entry.ts';
import './quick-search.css';

const loadDialog = async () => (await import('./quick-dialog.tsx')).QuickDialog;

/** Brings the schemas of what it finds, which no page waits for. */
const QuickDialog = laterDialog<QuickDialogProps>(loadDialog, ({ onClose }) => onClose());

interface QuickSearchProps {
  me: Seeker | undefined;
  load: LoadEntries;
  onLogOut: () => void;
}

/** The quick search: its button, its keyboard shortcut, and the dialog while it is open. */
export function QuickSearch({ me, load, onLogOut }: QuickSearchProps) {
  const [isOpen, setOpen] = useState(false);
  useShortcut(() => setOpen(!isOpen));
  const typedAhead = useTypedAhead(isOpen);
  useEffect(() => whenAtRest(() => void loadDialog().catch(() => undefined)), []);
  const command = useSyncExternalStore(neverChanges, isApple, () => false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={command ? 'Meta+K' : 'Control+K'}
        className="quick-button"
        onClick={() => setOpen(true)}
      >
        <Search size={20} />
        <span>Search</span>
        <kbd aria-hidden>{command ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && <QuickDialog {...{ me, load, onLogOut, typedAhead }} onClose={() => setOpen(false)} />}
    </>
  );
}

const neverChanges = () => () => {};

/** Whether this keyboard has a ⌘ key instead of Ctrl. */
function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Calls back on Ctrl K (⌘ K on Apple keyboards), unless something else is open that must be closed first. */
function useShortcut(call: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!hasModifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    if (document.querySelector('dialog:modal:not(.quick)') !== null) return;
    event.preventDefault();
    call();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What is typed between the shortcut and the arrival of the dialog, which begins with it. */
function useTypedAhead(isOpen: boolean): () => string {
  const keys = useRef('');
  useEffect(() => {
    keys.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (ctrlKey || metaKey || document.querySelector('dialog:modal') !== null) return;
      if (key === 'Backspace') keys.current = keys.current.slice(0, -1);
      else if (key.length === 1) keys.current += key;
      else return;
      event.preventDefault();
    };
    if (isOpen) addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);
  return () => keys.current;
}
