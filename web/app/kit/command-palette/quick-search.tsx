import { Search } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { QuickDialog } from './quick-dialog.tsx';
import type { LoadEntries, Seeker } from './quick-entry.ts';
import './quick-search.css';
import { isApple, useShortcut } from './shortcut.ts';

interface QuickSearchProps {
  me: Seeker | undefined;
  load: LoadEntries;
  onLogOut: () => void;
}

/** The quick search: its button, its keyboard shortcut, and the dialog while it is open. */
export function QuickSearch({ me, load, onLogOut }: QuickSearchProps) {
  const [isOpen, setOpen] = useState(false);
  useShortcut(() => setOpen(!isOpen));
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
      {isOpen && <QuickDialog me={me} load={load} onLogOut={onLogOut} onClose={() => setOpen(false)} />}
    </>
  );
}

const neverChanges = () => () => {};
