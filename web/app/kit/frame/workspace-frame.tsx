import type { Me } from '@portway/contracts/account/authentication/me';
import { logOutOperation } from '@portway/contracts/account/authentication/sessions';
import { call } from '@portway/contracts/client';
import { type ReactNode, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { product } from '../../text/product.ts';
import { Sidebar, type SidebarEntry } from '../../ui/sidebar.tsx';
import type { SwitcherEntry } from '../../ui/sidebar-switcher.tsx';
import { jsonStorage } from '../loading/json-storage.ts';
import { asMe, forgetToken, isLoggedIn, onLogOutElsewhere } from '../loading/signed-in.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { registerOfflinePage } from './register-offline-page.ts';
import './utilities.css';
import './workspace.css';
import type { LoadEntries } from '../command-palette/quick-entry.ts';
import { QuickSearch } from '../command-palette/quick-search.tsx';
import { clearUnsentEdits } from '../forms/autosave/unsent-edits.ts';
import { endLive } from '../live/live.ts';
import { clearAccountStorage } from '../loading/clear-account-storage.ts';
import { forgetWorkspaceChoice, keepWorkspaceChoice } from '../loading/workspace-choice.ts';
import { preloadNext } from '../page/preload-page.ts';
import { whenAtRest } from '../page/when-at-rest.ts';

interface WorkspaceFrameProps {
  /** Where the product's name links to. */
  home: string;
  /** The sidebar's accessible name. */
  label: string;
  entries: readonly SidebarEntry[];
  /** Left out until the user is known. */
  me?: Me | undefined;
  /** The workspaces of a user who has several. */
  workspaces?: readonly SwitcherEntry[] | undefined;
  /** The menu behind the user's name. */
  links: readonly { readonly to: string; readonly label: string }[];
  /** Beside the search: what is new. */
  bell?: ReactNode;
  /** A quiet status in the sidebar. */
  sign?: ReactNode;
  /** The entries of the command palette. */
  findable: LoadEntries;
  children: ReactNode;
}

/** The frame of pages behind the log-in, with logging out. */
export function WorkspaceFrame({
  home,
  label,
  entries,
  me,
  workspaces = [],
  links,
  bell,
  sign,
  findable,
  children,
}: WorkspaceFrameProps) {
  useEffect(leaveWithTheToken, []);
  const isKnown = me !== undefined;
  const pages = entries.map(({ to }) => to).join(' ');
  const isAtRest = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isKnown || !isAtRest) return;
    // What is asked for has the line to itself: a press stops it, and it goes on afterwards.
    const preloading = new AbortController();
    const callOff = whenAtRest(() => {
      registerOfflinePage(home);
      void preloadNext(pages.split(' '), preloading.signal);
    });
    return () => {
      callOff();
      preloading.abort();
    };
  }, [isKnown, isAtRest, home, pages]);
  return (
    <Sidebar
      brand={{ name: product, to: home }}
      label={label}
      entries={entries}
      workspaces={workspaces}
      tool={
        <>
          <QuickSearch me={me} load={findable} onLogOut={logOut} />
          {bell}
        </>
      }
      sign={sign}
      account={me && { name: me.fullName, detail: me.email, links, onLogOut: logOut }}
    >
      <ArrivalNotice />
      {children}
    </Sidebar>
  );
}

/** Leaves the page when another tab has logged out, or when the browser restores it after a log-out. */
function leaveWithTheToken() {
  const onPageShow = () => (isLoggedIn() ? keepWorkspaceChoice() : leave());
  addEventListener('pageshow', onPageShow);
  const deaf = onLogOutElsewhere(leave);
  return () => {
    removeEventListener('pageshow', onPageShow);
    deaf();
  };
}

/** A full page load: nothing of the account stays in this page's memory. */
const leave = () => location.replace('/login');

async function logOut() {
  const request = new Request(location.href);
  endLive();
  await clearUnsentEdits(jsonStorage(localStorage));
  // An organisation that has ended must not keep the session from ending.
  forgetWorkspaceChoice();
  // Without a response the session expires by itself; this browser clears its data either way.
  await call(logOutOperation, undefined, { fetch: asMe(request) }).catch(() => undefined);
  clearAccountStorage(localStorage);
  forgetToken();
  leave();
}
