import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface QuickFieldProps {
  /** The ids of the list and of its active option. */
  list: string;
  option: string | undefined;
  typed: string;
  setTyped: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The quick search's field, an ARIA combobox, with the close button beside it. */
export function QuickField({ list, option, typed, setTyped, onKeyDown, onClose }: QuickFieldProps) {
  return (
    <div className="quick-head">
      <Search size={22} />
      <input
        type="text"
        role="combobox"
        aria-label="Search pages, fields, tools, rules and occupations"
        aria-autocomplete="list"
        aria-expanded={option !== undefined}
        aria-controls={list}
        aria-activedescendant={option}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        placeholder="Search for anything"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="quick-field"
      />
      <button type="button" className="quick-close" onClick={onClose}>
        <X size={22} />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}
