import { NavLink } from 'react-router';

const tabs = [
  { to: '/staff/newsletter', label: 'Newsletter' },
  { to: '/staff/testimonials', label: 'Testimonials' },
  { to: '/staff/about-and-contact', label: 'About and contact' },
  { to: '/staff/failed-emails', label: 'Failed emails' },
];

/** The pages about what the site says and sends, which share one entry of the sidebar. */
export function ContentTabs() {
  return (
    <nav aria-label="Content" className="staff-tabs">
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
