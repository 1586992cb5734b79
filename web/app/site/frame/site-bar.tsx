import { NavLink, useLocation } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { Logo } from './logo.tsx';
import { demoEntry, type Entry, loginMenu, type Menu, mainMenu } from './menus.ts';

const phoneMenu = 'menu-phone';
/** Behind the log-in is another document: a link, not a navigation of this one. */
const dashboard = { label: 'Dashboard', to: '/dashboard' };

/** The fixed top bar. Its menus are native popovers, which open and close without our scripts. */
export function SiteBar() {
  return (
    <header className="site-bar no-print sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page-width flex h-18 items-center gap-6">
        <Logo />
        <nav aria-label="Main" className="hidden grow items-center gap-1 lg:flex">
          {mainMenu.map((item) =>
            'entries' in item ? (
              <DropDown key={item.id} menu={item} />
            ) : (
              <NavLink key={item.to} to={item.to} end={item.to === '/'} className="bar-item">
                {item.label}
              </NavLink>
            ),
          )}
        </nav>
        <div className="hidden items-center gap-3 lg:flex">
          <a href={dashboard.to} className="bar-item signed-in-only">
            {dashboard.label}
          </a>
          <DropDown menu={loginMenu} className="signed-out-only" />
          <LinkButton to={demoEntry.to} className="min-h-11">
            {demoEntry.label}
          </LinkButton>
        </div>
        <button
          type="button"
          popoverTarget={phoneMenu}
          aria-label="Menu"
          className="ml-auto grid size-11 place-items-center rounded-full hover:bg-ink/8 lg:hidden"
        >
          <SpriteIcon name="menu" size={24} />
        </button>
      </div>
      <PhoneMenu />
    </header>
  );
}

function PhoneMenu() {
  return (
    <div id={phoneMenu} popover="auto" className="phone-menu">
      <div className="flex h-18 items-center justify-between border-b border-line px-gutter">
        <Logo />
        <button
          type="button"
          popoverTarget={phoneMenu}
          popoverTargetAction="hide"
          aria-label="Close the menu"
          className="grid size-11 place-items-center rounded-full hover:bg-ink/8"
        >
          <SpriteIcon name="x" size={24} />
        </button>
      </div>
      <nav aria-label="Main" className="flex flex-col gap-1 px-gutter py-4">
        {mainMenu.map((item) =>
          'entries' in item ? (
            <PhoneGroup key={item.id} menu={item} />
          ) : (
            <PhoneEntry key={item.to} entry={item} />
          ),
        )}
        <PhoneGroup menu={loginMenu} className="signed-out-only" />
        <a href={dashboard.to} className="menu-item signed-in-only">
          {dashboard.label}
        </a>
        <LinkButton to={demoEntry.to} className="mt-4">
          {demoEntry.label}
        </LinkButton>
      </nav>
    </div>
  );
}

function PhoneGroup({ menu: { id, label, entries }, className = '' }: { menu: Menu; className?: string }) {
  return (
    <div className={`border-y border-line py-3 ${className}`}>
      <p id={`phone-${id}`} className="px-3 text-13 font-semibold tracking-widest text-ink-2 uppercase">
        {label}
      </p>
      <ul aria-labelledby={`phone-${id}`}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <PhoneEntry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PhoneEntry({ entry: { to, label } }: { entry: Entry }) {
  return (
    <NavLink to={to} end={to === '/'} className="menu-item">
      {label}
    </NavLink>
  );
}

/**
 * A button of the top bar and the list it opens. A native popover: outside clicks, Escape and Tab need no
 * script.
 */
function DropDown({ menu: { id, label, entries }, className }: { menu: Menu; className?: string }) {
  // Prerendered pages are requested with a trailing slash.
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1');
  const within = entries.some(({ to }) => to === pathname);
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
