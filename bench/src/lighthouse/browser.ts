import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';
const quietly = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A running Chromium, controlled through a port. Disposing of it ends it. */
export interface Browser extends Disposable {
  readonly port: number;
}

/**
 * The same Chromium as for the browser tests: Debian's, or on other systems Playwright's; undefined when
 * there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  if (existsSync(debian)) return debian;
  const { chromium } = await import('@playwright/test');
  const ofPlaywright = chromium.executablePath();
  return existsSync(ofPlaywright) ? ofPlaywright : undefined;
}

export async function startChromium(chromePath: string): Promise<Browser> {
  const { launch } = await import('chrome-launcher');
  // A signal ends the bench, and the end of the bench ends the browser.
  const chrome = await launch({ chromePath, chromeFlags: quietly, logLevel: 'silent', handleSIGINT: false });
  const end = () => chrome.kill();
  process.once('exit', end);
  return {
    port: chrome.port,
    [Symbol.dispose]: () => {
      process.off('exit', end);
      end();
    },
  };
}
