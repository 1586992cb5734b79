/** The first thing the keyboard reaches: past the menus, to the page. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a href={to} className="skip-link">
      Skip to the content
    </a>
  );
}
