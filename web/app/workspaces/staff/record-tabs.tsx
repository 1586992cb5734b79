import { NavLink } from 'react-router';

const tabs = [
  { to: '/staff/audit', label: 'Audit log' },
  { to: '/staff/register', label: 'Register of sponsors' },
  { to: '/staff/figures', label: 'Figures' },
];

/** What the site did by itself or for somebody: pages, which share one entry of the sidebar. */
export function RecordTabs() {
  return (
    <nav aria-label="Records" className="staff-tabs">
      <ul className="tabs">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
