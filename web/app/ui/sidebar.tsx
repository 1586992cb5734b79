import { LogOut, PlaneTakeoff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { initialsOf } from './initials.ts';
import { SidebarSwitcher, type SwitcherEntry } from './sidebar-switcher.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeControl } from './theme-control.tsx';
import './sidebar.css';

export interface SidebarEntry {
  to: string;
  label: string;
  Icon: ComponentType<{ size?: number }>;
  /** The number of unread items; nothing is shown for zero. */
  count?: { readonly of: number; readonly what: string } | undefined;
  /**
   * If given, even if empty: active only on its own address, on these and on those below these, not on every
   * address below its own.
   */
  only?: readonly string[];
  /** Left out of the bar of a phone, which has room for five. */
  onlyWide?: true | undefined;
  /** Stands above the entry in the rail, and names those that begin with it. */
  heading?: string | undefined;
}

interface SidebarProps {
  brand: { readonly name: string; readonly to: string };
  /** The accessible name of the list of entries. */
  label: string;
  /** At most five without those that are only wide: a phone has no room for more. */
  entries: readonly SidebarEntry[];
  /** Left out until the user is known. */
  account?: RailAccountProps | undefined;
  /** Between them the user switches; none are shown while there is one alone. */
  workspaces?: readonly SwitcherEntry[];
  /** Under the product's name, on a phone beside the account: a search. */
  tool?: ReactNode;
  /** A quiet status line above the account; on a phone in the strip at the top. */
  sign?: ReactNode;
  children: ReactNode;
}

/** The frame of a workspace: a sidebar with its entries and the account, and the page beside it. */
export function Sidebar({
  brand,
  label,
  entries,
  account,
  workspaces = [],
  tool,
  sign,
  children,
}: SidebarProps) {
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1');
  return (
    <div className="with-sidebar">
      <SkipLink />
      <header className="sidebar hero-ground no-print">
        <Link to={brand.to} className="sidebar-home inline-flex min-h-11 items-center gap-2.5 rounded-8">
          <span aria-hidden className="grid size-9 place-items-center rounded-[10px] bg-ink/10 text-gold">
            <PlaneTakeoff size={21} />
          </span>
          <span className="font-display text-22 font-bold tracking-tight">{brand.name}</span>
        </Link>
        {workspaces.length > 1 && <SidebarSwitcher entries={workspaces} />}
        {tool}
        {entries.length > 0 && (
          <nav aria-label={label} className="sidebar-entries hero-ground">
            <ul>
              {entries.map((entry) => (
                <li key={entry.to} className={entry.onlyWide && 'sidebar-wide'}>
                  {entry.heading !== undefined && <span className="sidebar-heading">{entry.heading}</span>}
                  <Entry entry={entry} active={isAt(pathname, entry)} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {sign}
        {account !== undefined && <SidebarAccount {...account} />}
      </header>
      <main id="main">{children}</main>
    </div>
  );
}

/** Whether the entry is the active one at this address. */
export function isAt(pathname: string, { to, only }: SidebarEntry): boolean {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return pathname === to || (only ?? [to]).some(isBelow);
}

/** As many as there is room for. */
const maxShown = 99;

function Entry({ entry: { to, label, Icon, count }, active }: { entry: SidebarEntry; active: boolean }) {
  return (
    <Link to={to} className="sidebar-entry" aria-current={active ? 'page' : undefined}>
      <Icon size={22} />
      {label}
      {count !== undefined && count.of > 0 && (
        <span className="sidebar-count">
          {count.of > maxShown ? `${maxShown}+` : count.of}
          <span className="sr-only"> {count.what}</span>
        </span>
      )}
    </Link>
  );
}

interface RailAccountProps {
  name: string;
  /** One line under the name: an address, an organisation. */
  detail: string;
  links: readonly { readonly to: string; readonly label: string }[];
  onLogOut: () => void;
}

/** The logged-in user: opens the account links, the theme and the log-out. A native popover. */
function SidebarAccount({ name, detail, links, onLogOut }: RailAccountProps) {
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
