/** The first element in the tab order: skips the menus. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a href={to} className="skip-link">
      Skip to the content
    </a>
  );
}
