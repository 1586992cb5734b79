import { Check, ChevronsUpDown } from 'lucide-react';
import './sidebar-switcher.css';

export interface SwitcherEntry {
  /** Loads a new page: nothing of one workspace stays in the memory of another. */
  readonly href: string;
  readonly label: string;
  /** A second line: what one is there. */
  readonly detail?: string | undefined;
  readonly current: boolean;
}

/** The workspaces of a user who has several: opens a list of links, of which one is current. A native popover. */
export function SidebarSwitcher({ entries }: { entries: readonly SwitcherEntry[] }) {
  const current = entries.find((entry) => entry.current);
  return (
    <>
      <button type="button" popoverTarget="sidebar-switcher-menu" className="sidebar-switcher">
        <span className="sidebar-switcher-name">
          <span className="sr-only">Workspace: </span>
          {current?.label ?? 'Choose'}
        </span>
        <ChevronsUpDown size={18} aria-hidden />
      </button>
      <div
        id="sidebar-switcher-menu"
        popover="auto"
        className="sidebar-menu sidebar-switcher-menu scheme-page"
      >
        <ul aria-label="Workspaces">
          {entries.map(({ href, label, detail, current: isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'true' : undefined} className="menu-item gap-3">
                <span className="min-w-0 flex-1 py-1 wrap-anywhere">
                  {label}
                  {detail !== undefined && <span className="block text-14 text-ink-2">{detail}</span>}
                </span>
                {isCurrent && <Check size={20} aria-hidden />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
