/**
 * A honeypot field that no user sees or reaches, but that bots fill in. Positioned off screen instead of
 * `display: none`, which bots look for.
 */
export function TrapField() {
  return (
    <label className="sr-only" aria-hidden="true">
      Leave this empty
      <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
