/** The first thing the keyboard reaches: past the menus, to the page. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a
      href={to}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-gold focus:px-5 focus:py-3 focus:font-semibold focus:text-on-gold"
    >
      Skip to the content
    </a>
  );
}
