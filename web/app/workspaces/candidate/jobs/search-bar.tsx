import { MapPin, Search as SearchIcon } from 'lucide-react';
import type { ComponentType, Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { suggestPlaces, suggestTitles } from './suggest.ts';

interface CellProps {
  name: string;
  label: string;
  value: string;
  Icon: ComponentType<{ size?: number }>;
  placeholder: string;
  offered: Ref<HTMLInputElement>;
}

/** One field of the bar: the field fills the whole cell, with its label and icon inside. */
function Cell({ name, label, value, Icon, placeholder, offered }: CellProps) {
  return (
    <div className="job-bar-cell">
      <label htmlFor={name}>{label}</label>
      <span aria-hidden>
        <Icon size={22} />
      </span>
      <input
        ref={offered}
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

/** The two fields: what, and where. */
export function SearchBar({ title, place }: { title: string; place: string }) {
  return (
    <div className="job-bar">
      <Cell
        name="title"
        label="Job title"
        value={title}
        Icon={SearchIcon}
        placeholder="Title, skill or employer"
        offered={suggestTitles}
      />
      <Cell
        name="place"
        label="Location"
        value={place}
        Icon={MapPin}
        placeholder="Town, city or nation"
        offered={suggestPlaces}
      />
      <Button>Search</Button>
    </div>
  );
}
