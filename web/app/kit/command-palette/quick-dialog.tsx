import { call } from '@portway/contracts/client';
import { suggestCompaniesOperation } from '@portway/contracts/hiring/companies/companies';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { type Sponsor, searchSponsorsOperation } from '@portway/contracts/register/sponsor-register/sponsors';
import { BadgeCheck, BookOpenCheck, Building2, Search, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { useModal } from '../../ui/use-modal.ts';
import { actionForm } from '../forms/use-action.tsx';
import { type Listing, listed, usedNow } from './listed.ts';
import type { LoadEntries, QuickEntry, Seeker } from './quick-entry.ts';
import { searchRecords } from './search-records.ts';
import { isScreenReaderOnly, searchStatus } from './search-status.ts';
import { type SearchEntries, useSearched } from './use-searched.ts';

interface QuickListProps {
  id: string;
  listings: readonly Listing[];
  /** The id of the entry that Enter chooses. */
  active: string | undefined;
  onChoose: (entry: QuickEntry) => void;
}

/** The id of an entry's element. */
const optionId = (list: string, entry: QuickEntry) => `${list}-${entry.id.replace(/\W+/g, '-')}`;

/** The results under their headings. Focus stays in the field above, which names the active option. */
function QuickList({ id, listings, active, onChoose }: QuickListProps) {
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

interface KnownEntries {
  readonly state: 'asking' | 'found' | 'failed';
  readonly entries: readonly QuickEntry[];
}

const asking: KnownEntries = { state: 'asking', entries: [] };

/** All entries that need no request. Their words and icons load when the search first opens. */
function useEntries(me: Seeker | undefined, load: LoadEntries): KnownEntries {
  const [result, setResult] = useState(asking);
  useEffect(() => {
    let isHere = true;
    const update = (next: KnownEntries) => isHere && setResult(next);
    load().then(
      ({ entriesOf }) => update({ state: 'found', entries: entriesOf(me) }),
      () => update({ state: 'failed', entries: [] }),
    );
    return () => {
      isHere = false;
    };
  }, [me, load]);
  return result;
}

const most = { occupations: 5, companies: 3, sponsors: 3 };

/** The occupations that a code or title may mean. */
async function searchOccupations(keyword: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { salaries } = await call(searchSalariesOperation, { keyword }, { signal });
  return salaries.slice(0, most.occupations).map(({ occupationCode, jobType, matchedTitle }) => ({
    id: `/occupations/${occupationCode}`,
    group: 'Occupations',
    label: `${occupationCode} ${jobType}`,
    // Why it is suggested, when its title does not show it.
    note: jobType.toLowerCase().includes(matchedTitle.toLowerCase()) ? undefined : matchedTitle,
    Icon: BookOpenCheck,
    goal: { to: `/occupations/${occupationCode}` },
  }));
}

/** The sponsors whose names are written as typed; similar ones would push away what else was found. */
async function searchSponsors(query: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { sponsors, guess } = await call(searchSponsorsOperation, { query }, { signal });
  return guess ? [] : sponsors.slice(0, most.sponsors).map(sponsorEntry);
}

const sponsorEntry = ({ slug, name, town }: Sponsor): QuickEntry => ({
  id: `/sponsors/${slug}`,
  group: 'Sponsors',
  label: name,
  note: town ?? undefined,
  Icon: BadgeCheck,
  goal: { to: `/sponsors/${slug}` },
});

/** Companies with an open job, by the beginnings of the words of their names. */
async function searchCompanies(text: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { companies } = await call(suggestCompaniesOperation, { text: text.slice(0, 100) }, { signal });
  return companies.slice(0, most.companies).map(({ slug, name, town }) => ({
    id: `/companies/${slug}`,
    group: 'Companies',
    label: name,
    note: town ?? undefined,
    Icon: Building2,
    goal: { to: `/companies/${slug}` },
  }));
}

export interface QuickDialogProps {
  me: Seeker | undefined;
  load: LoadEntries;
  onLogOut: () => void;
  onClose: () => void;
  /** What was typed before the dialog was there. */
  typedAhead: () => string;
}

let used: readonly QuickEntry[] = [];

/** Searches pages, fields, tools, rules, occupations and sponsors, and runs actions available on any page. */
export function QuickDialog({ me, load, onLogOut, onClose, typedAhead }: QuickDialogProps) {
  const id = useId();
  const box = useModal();
  const act = useAct(onLogOut);
  const [query, setQuery] = useState(typedAhead);
  const { listings, options, status } = useFound(me, load, query);
  const choose = (entry: QuickEntry | undefined) => {
    if (entry === undefined) return;
    used = usedNow(used, entry);
    // Closes first, so that focus returns to where it was before the new page takes it.
    box.current?.close();
    onClose();
    act(entry);
  };
  const { active, onKeyDown } = useListbox(query, options.length, (at) => choose(options[at]));
  const activeEntry = options[active];
  const option = activeEntry && optionId(id, activeEntry);
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
      <QuickField list={id} option={option} {...{ query, setQuery, onKeyDown, onClose }} />
      <QuickList id={id} listings={listings} active={activeEntry?.id} onChoose={choose} />
      <p role="status" className={isScreenReaderOnly(status) ? 'sr-only' : 'quick-told'}>
        {searchStatus(status)}
      </p>
      <p aria-hidden className="quick-keys">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
      </p>
    </dialog>
  );
}

const nothing: SearchEntries = async () => [];

/** Only who has a workspace has records. */
const hasRecords = (me: Seeker | undefined) => me !== undefined && (me.candidate || me.organisation !== null);

function useFound(me: Seeker | undefined, load: LoadEntries, query: string) {
  const own = useEntries(me, load);
  const records = useSearched(query, hasRecords(me) ? searchRecords : nothing);
  const occupations = useSearched(query, searchOccupations);
  const companies = useSearched(query, searchCompanies);
  const sponsors = useSearched(query, searchSponsors);
  const matching = useMemo(() => listed(own.entries, query, used), [own, query]);
  const searched = [
    { group: 'Occupations', entries: occupations.entries },
    { group: 'Companies', entries: companies.entries },
    { group: 'Sponsors', entries: sponsors.entries },
  ] as const;
  const recordListing = { group: 'People and jobs', entries: records.entries } as const;
  // Names come first, such as a worker called Maria before marina managers, but never before a page that is meant:
  // what Enter chooses must not change while one types its name.
  const beginning = query.trim().toLowerCase();
  const isOfPage = own.entries.some(
    ({ label }) => beginning !== '' && label.toLowerCase().startsWith(beginning),
  );
  const listings = [
    ...(isOfPage ? [...matching, recordListing] : [recordListing, ...matching]),
    ...searched,
  ].filter(({ entries }) => entries.length > 0);
  const options = listings.flatMap(({ entries }) => entries);
  const status = {
    query,
    count: options.length,
    own: own.state,
    records: records.state,
    occupations: occupations.state,
    // Without the companies' answer there is less to choose from, and nothing else to tell.
    sponsors: companies.state === 'asking' ? companies.state : sponsors.state,
  };
  return { listings, options, status };
}

/** Whether a click hit the backdrop, which is part of the dialog element. */
function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}

/** Runs an entry: opens its page, or performs its action. */
function useAct(onLogOut: () => void): (entry: QuickEntry) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return ({ goal }) => {
    if ('to' in goal) void navigate(goal.to);
    else if (goal.act === 'log-out') onLogOut();
    else if (goal.act === 'keep')
      void submit(actionForm('keep'), { method: 'post', action: '/dashboard/home' });
    else chooseTheme(goal.act);
  };
}

/** Sends the same click as a theme button, which `/theme.js` listens for. */
function chooseTheme(choice: 'system' | 'light' | 'dark'): void {
  const button = document.createElement('button');
  button.dataset.themeChoice = choice;
  document.body.append(button);
  button.click();
  button.remove();
}

interface QuickFieldProps {
  /** The ids of the list and of its active option. */
  list: string;
  option: string | undefined;
  query: string;
  setQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The quick search's field, an ARIA combobox, with the close button beside it. */
function QuickField({ list, option, query, setQuery, onKeyDown, onClose }: QuickFieldProps) {
  return (
    <div className="quick-head">
      <Search size={22} />
      <input
        type="text"
        role="combobox"
        aria-label="Search pages, people, jobs, fields, tools, rules and occupations"
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
        value={query}
        onChange={(event) => setQuery(event.target.value)}
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

interface Listbox {
  /** The index of the active option. */
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of a field that controls a list below it: arrows wrap round, Enter chooses. Focus stays in the field.
 */
function useListbox(query: string, size: number, choose: (at: number) => void): Listbox {
  const [last, setLast] = useState({ query, active: 0 });
  // A new query gives a new list: its first option is the best.
  const active = last.query === query && last.active < size ? last.active : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || size === 0) return;
    if (step !== undefined) {
      event.preventDefault();
      setLast({ query, active: (active + step + size) % size });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };
  return { active, onKeyDown };
}

/** Scrolls the active option into view. */
function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
