import { NavLink } from 'react-router';

const tabs = [
  { to: '/staff/newsletter', label: 'Newsletter' },
  { to: '/staff/dead-letters', label: 'Failed emails' },
];

/** The two pages about email, which share one entry of the sidebar. */
export function MailTabs() {
  return (
    <nav aria-label="Email" className="desk-tabs">
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
