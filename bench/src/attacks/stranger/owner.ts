import type { Mailbox } from './mailbox.ts';
import { type Answered, type Visitor, visitor } from './visitor.ts';

/** Something that the owner did during the attack. */
export interface OwnersTry {
  readonly from: 'the known device' | 'a new device';
  readonly what: 'logs in' | 'asks for a code' | 'sets a new password';
  readonly response: Answered;
}

/** The owner of the attacked account, who goes on using it. */
export interface Owner {
  readonly email: string;
  readonly tries: readonly OwnersTry[];
  /** Logs in from the known device. */
  logIn(): Promise<void>;
  /** Chooses a new password by a mailed code on the known device, and logs in. */
  reset(): Promise<void>;
  /** Logs in from a device never seen before; asks for a code to do so if that is needed. */
  logInElsewhere(): Promise<void>;
}

interface Where {
  readonly port: number;
  readonly mailbox: Mailbox;
  readonly email: string;
}

const firstPassword = 'quiet copper lantern drift';

/** Signs up, and logs in once from the browser that is the known device. */
export async function newOwner({ port, mailbox, email }: Where): Promise<Owner> {
  const tries: OwnersTry[] = [];
  let password = firstPassword;
  const home = visitor({ port, network: '192.0.2.10', kind: 'browser' });
  const mailCount = () => mailbox.subjects(email).length;
  await home.post('/api/auth/signup', { email, fullName: 'The Owner', password, role: 'candidate' });
  const otp = await mailbox.codeAfter(email, 0);
  await home.post('/api/auth/verify-otp', { email, otp });
  const first = await home.post('/api/auth/login', { email, password });
  if (first.status !== 200) throw new Error(`The owner could not log in: ${first.status} ${first.code}`);

  async function asks(
    from: OwnersTry['from'],
    browser: Visitor,
    purpose: string,
  ): Promise<string | undefined> {
    const before = mailCount();
    const response = await browser.post('/api/auth/resend-otp', { email, purpose });
    tries.push({ from, what: 'asks for a code', response });
    return response.status === 200 ? await mailbox.codeAfter(email, before) : undefined;
  }
  async function logsIn(from: OwnersTry['from'], browser: Visitor): Promise<Answered> {
    const response = await browser.post('/api/auth/login', { email, password });
    tries.push({ from, what: 'logs in', response });
    return response;
  }

  let devices = 0;
  return {
    email,
    tries,
    logIn: async () => void (await logsIn('the known device', home)),
    async reset() {
      const otp = await asks('the known device', home, 'reset');
      if (otp === undefined) return;
      const next = `${firstPassword} ${tries.length}`;
      const response = await home.post('/api/auth/reset', { email, otp, password: next });
      tries.push({ from: 'the known device', what: 'sets a new password', response });
      if (response.status === 200) password = next;
      await logsIn('the known device', home);
    },
    async logInElsewhere() {
      devices += 1;
      const browser = visitor({ port, network: `192.0.2.${20 + (devices % 200)}`, kind: 'browser' });
      const response = await logsIn('a new device', browser);
      if (response.code !== 'prove-address') return;
      const otp = await asks('a new device', browser, 'log-in');
      if (otp === undefined) return;
      await browser.post('/api/auth/check-otp', { email, otp, purpose: 'log-in' });
      await logsIn('a new device', browser);
    },
  };
}
