import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import type { Menu } from './menus.ts';

/** A button of the bar and the list it opens: a popover, so a click elsewhere, Escape or Tab order need no script. */
export function DropDown({ menu: { id, label, entries } }: { menu: Menu }) {
  // A page drawn at build is asked for with a slash at its end.
  const here = useLocation().pathname.replace(/(.)\/$/, '$1');
  const within = entries.some(({ to }) => to === here);
  return (
    <div>
      <button
        type="button"
        popoverTarget={`menu-${id}`}
        className="bar-item"
        aria-current={within || undefined}
      >
        {label}
        <ChevronDown size={18} aria-hidden className="menu-mark transition-transform" />
      </button>
      <ul id={`menu-${id}`} popover="auto" className="drop-down">
        {entries.map(({ to, label: text }) => (
          <li key={text}>
            <NavLink to={to} className="menu-item">
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
