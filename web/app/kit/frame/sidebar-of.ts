import type { ComplianceRole } from '@portway/contracts/account/account-settings/account-fields';
import type { SidebarEntry } from '../../ui/sidebar.tsx';
import { sidebarIcons } from './sidebar-icons.ts';
import type { CountName, PageCount, PageInSidebar, WorkspacePage } from './workspace.ts';

/** Counts that are not yet known are left out. */
export type SidebarCounts = Partial<Readonly<Record<CountName, number>>>;

interface Viewer {
  readonly counts?: SidebarCounts;
  readonly role?: ComplianceRole;
}

/** The sidebar entries of these pages that this user has, from the top. */
export function sidebarOf(
  pages: readonly WorkspacePage[],
  { counts = {}, role = 'none' }: Viewer = {},
): readonly SidebarEntry[] {
  const isShown = ({ hiddenFrom = [], whileAny }: PageInSidebar) =>
    !hiddenFrom.includes(role) && (whileAny === undefined || (counts[whileAny] ?? 0) > 0);
  const entered = pages.flatMap(({ path, title, sidebar }) =>
    sidebar !== undefined && isShown(sidebar) ? [{ path, title, sidebar }] : [],
  );
  const paths = new Set(entered.map(({ path }) => path));
  const rest = pages.filter(({ path }) => !paths.has(path));
  return entered
    .toSorted((one, other) => one.sidebar.place - other.sidebar.place)
    .map(({ path, title, sidebar: { label = title, icon, heading, isExact, onlyWide, count } }) => ({
      to: path,
      label,
      Icon: sidebarIcons[icon],
      heading,
      onlyWide,
      only: [
        ...(isExact ? [] : [path]),
        ...rest.filter(({ under }) => under === path).map((page) => page.path.replace(/\/:.*/, '')),
      ],
      count: count && entryCount(count, counts[count.of] ?? 0),
    }));
}

const entryCount = ({ one, many }: PageCount, count: number) => ({
  of: count,
  what: count === 1 ? one : many,
});
