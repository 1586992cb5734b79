import { logOutOperation, type Me } from '@portway/contracts/authentication/auth';
import { call } from '@portway/contracts/client';
import { type ReactNode, useEffect } from 'react';
import { product } from '../../text/product.ts';
import { Sidebar, type SidebarEntry } from '../../ui/sidebar.tsx';
import { asMe, forgetToken, isLoggedIn, onLogOutElsewhere } from '../loading/signed-in.ts';
import './workspace.css';
import type { LoadEntries } from '../command-palette/quick-entry.ts';
import { QuickSearch } from '../command-palette/quick-search.tsx';
import { clearUnsentEdits } from '../forms/autosave/unsent-edits.ts';
import { endLive } from '../live/live.ts';
import { clearAccountStorage } from '../loading/clear-account-storage.ts';

interface WorkspaceFrameProps {
  /** Where the name of the product leads. */
  home: string;
  /** What the rail is called to those who cannot see it. */
  label: string;
  entries: readonly SidebarEntry[];
  /** Left out while nobody knows yet who is here. */
  me?: Me | undefined;
  /** The menu behind one's own name. */
  links: readonly { readonly to: string; readonly label: string }[];
  /** A quiet word in the rail. */
  sign?: ReactNode;
  /** What the command palette finds. */
  findable: LoadEntries;
  children: ReactNode;
}

/** The frame of pages behind the log-in, and the way out of it. */
export function WorkspaceFrame({
  home,
  label,
  entries,
  me,
  links,
  sign,
  findable,
  children,
}: WorkspaceFrameProps) {
  useEffect(leaveWithTheToken, []);
  return (
    <Sidebar
      brand={{ name: product, to: home }}
      label={label}
      entries={entries}
      tool={<QuickSearch me={me} load={findable} onLogOut={logOut} />}
      sign={sign}
      account={me && { name: me.fullName, detail: me.email, links, onLogOut: logOut }}
    >
      {children}
    </Sidebar>
  );
}

/** Ends here what another tab has ended, and what a browser brings back from its memory after a log-out. */
function leaveWithTheToken() {
  const brought = () => isLoggedIn() || leave();
  addEventListener('pageshow', brought);
  const deaf = onLogOutElsewhere(leave);
  return () => {
    removeEventListener('pageshow', brought);
    deaf();
  };
}

/** A whole new page: nothing of the account stays in this one's memory. */
const leave = () => location.replace('/login');

async function logOut() {
  const here = new Request(location.href);
  endLive();
  await clearUnsentEdits(localStorage);
  // Without an answer the session ends by itself; this browser forgets it either way.
  await call(logOutOperation, undefined, { fetch: asMe(here) }).catch(() => undefined);
  clearAccountStorage(localStorage);
  forgetToken();
  leave();
}
