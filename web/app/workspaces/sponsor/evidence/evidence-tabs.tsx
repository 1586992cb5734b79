import { NavLink } from 'react-router';
import { useMe } from '../../../kit/loading/use-me.ts';

/** The rooms of evidence, in their order: each has an address of its own below that of the first entry. */
export const evidenceTabs = [
  { to: '/dashboard/sponsor/evidence/right-to-work', label: 'Right to work' },
  { to: '/dashboard/sponsor/evidence/records', label: 'Records' },
  { to: '/dashboard/sponsor/evidence/contradictions', label: 'Contradictions' },
  { to: '/dashboard/sponsor/evidence/guidance', label: 'Guidance' },
] as const;

/** Line managers see the guidance alone, so no tabs. */
export function EvidenceTabs() {
  if (useMe().organisation?.complianceRole === 'line-manager') return null;
  return (
    <nav aria-label="Evidence" className="mb-5 overflow-x-auto">
      <ul className="tabs">
        {evidenceTabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="whitespace-nowrap">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
