import { z } from 'zod';
import { type HttpClient, httpClient, type TestResponse } from '../http-client.ts';
import type { TestSite } from '../test-app.ts';

type App = Pick<TestSite, 'ask'>;

const withToken = z.object({ token: z.string() });

/** A browser: it stores cookies and a token, and sends the headers that a browser would. */
export class TestBrowser implements HttpClient {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly #app: App;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: App, headers: Readonly<Record<string, string>> = { 'Sec-Fetch-Site': 'same-origin' }) {
    this.#app = app;
    this.#headers = headers;
  }

  /** Asks for a path with what this browser has. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (this.token !== undefined) headers.set('Authorization', `Bearer ${this.token}`);
    const response = await this.#app.ask(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  readonly #client = httpClient((path, init) => this.ask(path, init));
  readonly get = this.#client.get;
  readonly post = this.#client.post;
  readonly put = this.#client.put;
  readonly patch = this.#client.patch;
  readonly delete = this.#client.delete;
  readonly upload = this.#client.upload;

  /** Logs in, and stores the token if that worked. */
  async logIn(email: string, password: string, code?: string): Promise<TestResponse> {
    const response = await this.post('/api/auth/login', {
      email,
      password,
      ...(code === undefined ? {} : { code }),
    });
    const result = withToken.safeParse(response.body);
    if (result.success) this.token = result.data.token;
    return response;
  }
}

const mails = z.array(
  z.object({ kind: z.string(), recipient: z.string(), subject: z.string(), text: z.string() }),
);
export type MailRead = z.infer<typeof mails>[number];

/** The mails to an address, the newest first. */
export async function mailsTo(app: App, email: string): Promise<readonly MailRead[]> {
  return mails.parse(await (await app.ask(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json());
}

/** The newest code that was mailed to an address. */
export async function codeTo(app: App, email: string): Promise<string> {
  const texts = (await mailsTo(app, email)).map(({ subject }) => /^(\d{6}) is your code$/.exec(subject)?.[1]);
  const code = texts.find((match) => match !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

export const goodPassword = 'quiet copper lantern drift';

/** Somebody new, signed up and verified, which logs this browser in. */
export async function newcomer(
  app: App,
  email: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  const person = { fullName: 'Amara Okafor', email, password: goodPassword, role: 'candidate', ...more };
  await browser.post('/api/auth/signup', person);
  const { body } = await browser.post('/api/auth/verify-otp', { email, otp: await codeTo(app, email) });
  browser.token = withToken.parse(body).token;
  return browser;
}
