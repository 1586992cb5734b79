import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SpriteIcon, type SpriteName } from '../../../ui/sprite-icon.tsx';

interface CellProps {
  name: 'title' | 'place';
  label: string;
  value: string;
  icon: SpriteName;
  placeholder: string;
  suggest: Ref<HTMLInputElement> | undefined;
}

/** One field of the bar: the field fills the whole cell, with its label and icon inside. */
function Cell({ name, label, value, icon, placeholder, suggest }: CellProps) {
  return (
    <div className="job-bar-cell" data-cell={name}>
      <label htmlFor={name}>{label}</label>
      <span aria-hidden>
        <SpriteIcon name={icon} size={22} />
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
        icon="search"
        placeholder="Title, skill or employer"
        suggest={suggestTitles}
      />
      <Cell
        name="place"
        label="Location"
        value={place}
        icon="map-pin"
        placeholder="Town, city or nation"
        suggest={suggestPlaces}
      />
      {children}
      <Button className="job-bar-search">Search</Button>
    </div>
  );
}
