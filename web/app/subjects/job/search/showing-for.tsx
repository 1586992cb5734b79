/** Says that other words were searched for, because those typed find nothing and look like a slip. */
export function ShowingFor({ showing, typed }: { showing: string | undefined; typed: string | undefined }) {
  if (showing === undefined) return null;
  return (
    <p className="mt-2 text-ink-2">
      Showing results for <strong className="text-ink">{showing}</strong>. We found nothing for “{typed}”.
    </p>
  );
}
