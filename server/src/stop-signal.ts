/** A terminal's Ctrl-C reaches us twice: by itself, and passed on by what started us. */
const sameSignalMs = 500;

/**
 * Resolves at SIGTERM, SIGINT, or when what started us is gone; a second signal ends the process at once.
 * Asked for before anything is opened, so that a start is finished and then undone, not cut in half.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let since: number | undefined;
    function onSignal(): void {
      if (since !== undefined && performance.now() - since > sameSignalMs) process.exit(1);
      since ??= performance.now();
      resolve();
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, onSignal);
    if (process.connected === false) onSignal();
    // The channel to what started us must not keep us alive.
    process.channel?.unref();
  });
}
