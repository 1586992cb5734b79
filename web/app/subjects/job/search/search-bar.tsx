import { MapPin, Search as SearchIcon } from 'lucide-react';
import type { ComponentType, ReactNode, Ref } from 'react';
import { Button } from '../../../ui/button.tsx';

interface CellProps {
  name: 'title' | 'place';
  label: string;
  value: string;
  Icon: ComponentType<{ size?: number }>;
  placeholder: string;
  suggest: Ref<HTMLInputElement> | undefined;
}

/** One field of the bar: the field fills the whole cell, with its label and icon inside. */
function Cell({ name, label, value, Icon, placeholder, suggest }: CellProps) {
  return (
    <div className="job-bar-cell" data-cell={name}>
      <label htmlFor={name}>{label}</label>
      <span aria-hidden>
        <Icon size={22} />
      </span>
      <input
        ref={suggest}
        id={name}
        name={name}
        type="text"
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={name === 'title' ? 100 : 80}
      />
    </div>
  );
}

interface SearchBarProps {
  title: string;
  place: string;
  suggestTitles: Ref<HTMLInputElement> | undefined;
  suggestPlaces: Ref<HTMLInputElement> | undefined;
  /** The filters, which open from the bar. */
  children: ReactNode;
}

/** What, where, and the filters, in one line. On a phone the place is one of the filters. */
export function SearchBar({ title, place, suggestTitles, suggestPlaces, children }: SearchBarProps) {
  return (
    <div className="job-bar">
      <Cell
        name="title"
        label="Job title"
        value={title}
        Icon={SearchIcon}
        placeholder="Title, skill or employer"
        suggest={suggestTitles}
      />
      <Cell
        name="place"
        label="Location"
        value={place}
        Icon={MapPin}
        placeholder="Town, city or nation"
        suggest={suggestPlaces}
      />
      {children}
      <Button className="job-bar-search">Search</Button>
    </div>
  );
}
