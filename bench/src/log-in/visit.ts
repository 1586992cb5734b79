import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
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
/** For what follows the first content: the event stream, and what it asks again. */
const quietMs = 5_000;
/** A person reads Home meanwhile, and the pages of the bar are fetched: at most so long. */
const readingMs = 20_000;

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
    const logIn = await traffic.step(form.getByRole('button', { name: 'Submit' }), '^Welcome, ');
    const readTwice = traffic.readTwice();
    await page
      .waitForFunction(() => sessionStorage.getItem('preloaded-pages') !== null, undefined, {
        timeout: readingMs,
      })
      .catch(() => undefined);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Applied' }).first();
    const routeChange = await traffic.step(link, '[Aa]pplication|Applied');
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
    /** Presses, and waits for a heading. */
    async step(pressed: Locator, heading: string): Promise<Step> {
      requests = 0;
      bytes = 0;
      reads = [];
      await page.evaluate(beginClock, heading);
      await pressed.click();
      const ms = await (await page.waitForFunction(readClock)).jsonValue();
      await page.waitForTimeout(quietMs);
      return { ms, requests, bytes };
    },
    readTwice: (): string[] => [...new Set(reads.filter((path, at) => reads.indexOf(path) !== at))].sort(),
  };
}

/** Measures in the page: what drives the browser takes a while to notice. */
function beginClock(heading: string): void {
  const { dataset } = document.documentElement;
  delete dataset.shownAfter;
  const pattern = new RegExp(heading);
  const begin = ({ timeStamp }: Event) => {
    const look = () => {
      if (!pattern.test(document.querySelector('h1')?.textContent ?? '')) requestAnimationFrame(look);
      // After the frame that shows it.
      else setTimeout(() => (dataset.shownAfter = String(performance.now() - timeStamp)));
    };
    look();
  };
  addEventListener('click', begin, { capture: true, once: true });
}

/** In milliseconds, once the heading is there; 0 before. */
const readClock = (): number => Number(document.documentElement.dataset.shownAfter ?? 0);
