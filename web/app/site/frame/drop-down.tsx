import { NavLink, useLocation } from 'react-router';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import type { Menu } from './menus.ts';

/**
 * A button of the top bar and the list it opens. A native popover: outside clicks, Escape and Tab need no
 * script.
 */
export function DropDown({ menu: { id, label, entries }, className }: { menu: Menu; className?: string }) {
  // Prerendered pages are requested with a trailing slash.
  const here = useLocation().pathname.replace(/(.)\/$/, '$1');
  const within = entries.some(({ to }) => to === here);
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={`menu-${id}`}
        className="bar-item"
        aria-current={within || undefined}
      >
        {label}
        <SpriteIcon name="chevron-down" size={18} className="menu-mark" />
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
