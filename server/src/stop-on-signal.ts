/** Stops and exits with 0 at SIGTERM or SIGINT; a second signal forces the exit. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  async function onSignal(): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    await stop();
    process.exit(0);
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
