import { NavLink } from 'react-router';

const tabs = [
  { to: '/staff/users', label: 'Everyone' },
  { to: '/staff/team', label: 'Our team' },
];

/** The pages about people, which share one entry of the sidebar. */
export function PeopleTabs() {
  return (
    <nav aria-label="People" className="staff-tabs">
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
