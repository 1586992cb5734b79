import type { ComplianceRole } from '@portway/contracts/account/account-settings/account-fields';
import type { PaletteIcon } from '../command-palette/palette-icons.ts';
import type { SidebarIcon } from './sidebar-icons.ts';

/**
 * One page behind the log-in: its address, and how people find it. The build reads these lists too, so they name
 * icons instead of importing them.
 */
export interface WorkspacePage {
  readonly path: string;
  /** The file of its route, relative to `app/`. */
  readonly file: string;
  /** Its name in lists, in the sidebar and in the command palette, unless these have another. */
  readonly title: string;
  /** The page whose sidebar entry is active on this page and those below it, while it has no entry of its own. */
  readonly under?: string;
  readonly sidebar?: PageInSidebar;
  /** Several where people look for parts of the page by themselves. The palette keeps the order of the pages. */
  readonly palette?: PageInPalette | readonly PageInPalette[];
}

export interface PageInSidebar {
  /** Its place from the top. */
  readonly place: number;
  readonly icon: SidebarIcon;
  readonly label?: string;
  /** Stands above the entry, and names those that begin with it. */
  readonly heading?: string;
  /** Not active on the pages whose addresses are below its own. */
  readonly isExact?: true;
  /** Left out of the bar of a phone, which has room for five. */
  readonly onlyWide?: true;
  readonly hiddenFrom?: readonly ComplianceRole[];
  readonly count?: PageCount;
  /** Shown only while this count is above zero. */
  readonly whileAny?: CountName;
}

/** A number beside an entry, and what is counted: one of it, and several. */
export interface PageCount {
  readonly of: CountName;
  readonly one: string;
  readonly many: string;
}

/** `needed` steps of a profile; new enquiries `waiting` for staff; the others are unread counts. */
export type CountName =
  | 'needed'
  | 'waiting'
  | 'ongoing'
  | 'unread'
  | 'applicants'
  | 'hires'
  | 'hireSteps'
  | 'reports';

export interface PageInPalette {
  /** The part of the page, as in `?tab=saved`. */
  readonly query?: `?${string}`;
  readonly label?: string;
  /** Synonyms that people search for. */
  readonly words: string;
  readonly icon: PaletteIcon;
}
