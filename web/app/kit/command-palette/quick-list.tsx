import { useId } from 'react';
import type { Listing } from './listed.ts';
import type { QuickEntry } from './quick-entry.ts';

interface QuickListProps {
  id: string;
  listings: readonly Listing[];
  /** The id of the entry that Enter chooses. */
  active: string | undefined;
  onChoose: (entry: QuickEntry) => void;
}

/** The id of an entry's element. */
export const optionId = (list: string, entry: QuickEntry) => `${list}-${entry.id.replace(/\W+/g, '-')}`;

/** The results under their headings. Focus stays in the field above, which names the active option. */
export function QuickList({ id, listings, active, onChoose }: QuickListProps) {
  const headings = useId();
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="quick-list"
      onMouseDown={(event) => event.preventDefault()}
    >
      {listings.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds groups
        <div key={group} role="group" aria-labelledby={`${headings}-${group}`}>
          <p id={`${headings}-${group}`} className="quick-group">
            {group}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(id, entry)}
              entry={entry}
              active={entry.id === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: QuickEntry;
  active: boolean;
  onChoose: (entry: QuickEntry) => void;
}

function Option({ id, entry, active, onChoose }: OptionProps) {
  const { label, note, Icon } = entry;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which hears the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field, which hears the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      className="quick-option"
      onClick={() => onChoose(entry)}
    >
      <Icon size={20} />
      <span className="min-w-0">{label}</span>
      {note !== undefined && <span className="quick-note">{note}</span>}
    </div>
  );
}
