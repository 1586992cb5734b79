import { type MouseEvent, useId, useMemo, useState } from 'react';
import { useModal } from '../../ui/use-modal.ts';
import { useAct } from './act.ts';
import { listed, usedNow } from './listed.ts';
import type { LoadEntries, QuickEntry, Seeker } from './quick-entry.ts';
import { QuickField } from './quick-field.tsx';
import { optionId, QuickList } from './quick-list.tsx';
import { searchCompanies, searchOccupations, searchSponsors } from './searched-entries.ts';
import { isScreenReaderOnly, tellOf } from './tell-of.ts';
import { useEntries } from './use-entries.ts';
import { useInSight, useListbox } from './use-listbox.ts';
import { useSearched } from './use-searched.ts';

interface QuickDialogProps {
  me: Seeker | undefined;
  load: LoadEntries;
  onLogOut: () => void;
  onClose: () => void;
}

let used: readonly QuickEntry[] = [];

/** Searches pages, fields, tools, rules, occupations and sponsors, and runs actions available on any page. */
export function QuickDialog({ me, load, onLogOut, onClose }: QuickDialogProps) {
  const id = useId();
  const box = useModal();
  const act = useAct(onLogOut);
  const [typed, setTyped] = useState('');
  const { listings, found, told } = useFound(me, load, typed);
  const choose = (entry: QuickEntry | undefined) => {
    if (entry === undefined) return;
    used = usedNow(used, entry);
    // Closes first, so that focus returns to where it was before the new page takes it.
    box.current?.close();
    onClose();
    act(entry);
  };
  const { active, onKeyDown } = useListbox(typed, found.length, (at) => choose(found[at]));
  const chosen = found[active];
  const option = chosen && optionId(id, chosen);
  useInSight(option);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={box}
      className="dialog quick scheme-page"
      aria-label="Quick search"
      onCancel={onClose}
      onClick={(event) => isBeside(event) && onClose()}
    >
      <QuickField list={id} option={option} {...{ typed, setTyped, onKeyDown, onClose }} />
      <QuickList id={id} listings={listings} active={chosen?.id} onChoose={choose} />
      <p role="status" className={isScreenReaderOnly(told) ? 'sr-only' : 'quick-told'}>
        {tellOf(told)}
      </p>
      <p aria-hidden className="quick-keys">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
      </p>
    </dialog>
  );
}

function useFound(me: Seeker | undefined, load: LoadEntries, typed: string) {
  const own = useEntries(me, load);
  const occupations = useSearched(typed, searchOccupations);
  const companies = useSearched(typed, searchCompanies);
  const sponsors = useSearched(typed, searchSponsors);
  const matching = useMemo(() => listed(own.entries, typed, used), [own, typed]);
  const searched = [
    { group: 'Occupations', entries: occupations.entries },
    { group: 'Companies', entries: companies.entries },
    { group: 'Sponsors', entries: sponsors.entries },
  ] as const;
  const listings = [...matching, ...searched.filter(({ entries }) => entries.length > 0)];
  const found = listings.flatMap(({ entries }) => entries);
  const told = {
    typed,
    found: found.length,
    own: own.state,
    occupations: occupations.state,
    // Without the companies' answer there is less to choose from, and nothing else to tell.
    sponsors: companies.state === 'asking' ? companies.state : sponsors.state,
  };
  return { listings, found, told };
}

/** Whether a click hit the backdrop, which is part of the dialog element. */
function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
