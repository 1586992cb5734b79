import { Link } from 'react-router';
import { useMe } from '../../../kit/loading/use-me.ts';

/** The parts of a worker's timeline, by the value of `?tab=`, and the evidence, which has an address of its own. */
export const timelineTabs = {
  '': 'Everything',
  absence: 'Absences',
  terms: 'Pay and hours',
  duty: 'Duties',
  change: 'Changes',
} as const;

interface Tab {
  readonly tab: string;
  readonly label: string;
  readonly to: string;
}

/** The tabs of a worker. Evidence is not shown to line managers. */
export function WorkerTabs({ worker, current }: { worker: string; current: string }) {
  const isLineManager = useMe().organisation?.complianceRole === 'line-manager';
  const page = `/dashboard/sponsor/workers/${worker}`;
  const timeline = Object.entries(timelineTabs).map(
    ([tab, label]): Tab => ({
      tab,
      label,
      to: tab === '' ? page : `${page}?tab=${tab}`,
    }),
  );
  const evidence: readonly Tab[] = [
    { tab: 'evidence', label: 'Evidence', to: `${page}/evidence` },
    { tab: 'papers', label: 'Do the papers agree?', to: `${page}/papers` },
  ];
  // Before the changes, which are looked at least.
  const tabs = isLineManager ? timeline : timeline.toSpliced(-1, 0, ...evidence);
  return (
    <nav aria-label="Parts of the worker" className="overflow-x-auto">
      <ul className="tabs">
        {tabs.map(({ tab, label, to }) => (
          <li key={tab}>
            <Link
              to={to}
              preventScrollReset
              className="whitespace-nowrap"
              aria-current={tab === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
