/**
 * A field that no person sees or reaches. Programs that fill in whatever they find fill it in too. Hidden by its place
 * and not by `display: none`, which such programs look for.
 */
export function TrapField() {
  return (
    <label className="sr-only" aria-hidden="true">
      Leave this empty
      <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
