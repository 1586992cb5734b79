import type { Browser, CDPSession, Page } from '@playwright/test';
import type { LineOfVisitor } from './lines.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a step took, from the press to the first content, and what came over the line until all was there. */
export interface Step {
  readonly ms: number;
  readonly requests: number;
  /** As they came over the line, with their heads. */
  readonly bytes: number;
}

export interface Visit {
  /** From "Submit" to the heading of Home. */
  readonly logIn: Step;
  /** From a press in the sidebar to the heading of the page. */
  readonly routeChange: Step;
  /** Reads of the API that Home asked for more than once. */
  readonly readTwice: readonly string[];
}

/** How long a person takes to type an address and a password, in milliseconds; a password manager takes none. */
export interface Pace {
  readonly typingMs: number;
}

const patienceMs = 120_000;
/** Long enough for the event stream to open and for what it asks again, and to read Home. */
const quietMs = 20_000;

/** Logs in on a phone with an empty cache, and goes to another page. */
export async function visit(
  browser: Browser,
  origin: string,
  { line, typingMs, ...who }: Pace & Credentials & { readonly line: LineOfVisitor },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const session = await context.newCDPSession(page);
    await emulate(session, line);
    const traffic = trafficOf(page, session);
    await page.goto(`${origin}/login`);
    const form = page.locator('main form').first();
    await form.getByLabel('Email address').fill(who.email);
    await form.getByLabel('Password', { exact: true }).fill(who.password);
    await page.waitForTimeout(typingMs);
    const logIn = await traffic.step(
      () => form.getByRole('button', { name: 'Submit' }).click(),
      () => page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor(),
    );
    const readTwice = traffic.readTwice();
    const routeChange = await traffic.step(
      () => page.getByRole('navigation').getByRole('link', { name: 'Applied' }).first().click(),
      () => page.getByRole('heading', { level: 1, name: /application|Applied/i }).waitFor(),
    );
    return { logIn, routeChange, readTwice };
  } finally {
    await context.close();
  }
}

async function emulate(session: CDPSession, { network, timesSlower }: LineOfVisitor): Promise<void> {
  await session.send('Network.enable');
  if (network !== undefined)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}

function trafficOf(page: Page, session: CDPSession) {
  let requests = 0;
  let bytes = 0;
  let reads: string[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What the browser had is not asked for.
    if (encodedDataLength === 0) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname);
  });
  return {
    async step(press: () => Promise<void>, hasArrived: () => Promise<void>): Promise<Step> {
      requests = 0;
      bytes = 0;
      reads = [];
      const startedAt = performance.now();
      await press();
      await hasArrived();
      const ms = performance.now() - startedAt;
      await page.waitForTimeout(quietMs);
      return { ms, requests, bytes };
    },
    readTwice: (): string[] => [...new Set(reads.filter((path, at) => reads.indexOf(path) !== at))].sort(),
  };
}
