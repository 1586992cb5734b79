import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { initialsOf } from './initials.ts';
import { ThemeControl } from './theme-control.tsx';

export interface RailAccountProps {
  name: string;
  /** One line under the name: an address, an organisation. */
  detail: string;
  links: readonly { readonly to: string; readonly label: string }[];
  onLogOut: () => void;
}

/** The logged-in user: opens the account links, the theme and the log-out. A native popover. */
export function SidebarAccount({ name, detail, links, onLogOut }: RailAccountProps) {
  return (
    <>
      <button type="button" popoverTarget="sidebar-menu" className="sidebar-account">
        <span aria-hidden className="sidebar-initials">
          {initialsOf(name)}
        </span>
        <span className="sidebar-name">
          <span className="sr-only">Account of </span>
          {name}
        </span>
      </button>
      <Menu>
        <div className="px-3 py-2">
          <p className="font-semibold">{name}</p>
          <p className="text-14 text-ink-2">{detail}</p>
        </div>
        <ul className="border-t border-line py-2">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="menu-item">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="border-t border-line py-3">
          <ThemeControl />
        </div>
        <div className="border-t border-line pt-2">
          <button type="button" onClick={onLogOut} className="menu-item w-full gap-2">
            <LogOut size={20} />
            Log out
          </button>
        </div>
      </Menu>
    </>
  );
}

/** Closes once a link was followed. */
function Menu({ children }: { children: React.ReactNode }) {
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the page closes it
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  return (
    <div ref={menu} id="sidebar-menu" popover="auto" className="sidebar-menu scheme-page">
      {children}
    </div>
  );
}
