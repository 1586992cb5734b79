import '@portway/contracts/jitless';
import { readEnvironment } from './platform/config/environment.ts';
import { readVersion } from './platform/config/version.ts';
import { requireFreePort } from './platform/http/listen.ts';
import { stopSignal } from './stop-signal.ts';

async function start(): Promise<() => Promise<void>> {
  console.log(`Portway ${readVersion()}`);
  const settings = readEnvironment(process.env);
  await requireFreePort(settings);
  // Loaded only now: it is most of a start, and what is wrong above is said before it.
  const { startSite } = await import('./start-site.ts');
  return await startSite(settings);
}

const toldToStop = stopSignal();
const stop = await start().catch((error: unknown) => {
  console.error(`Portway cannot start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
await toldToStop;
await stop();
process.exit(0);
