import { deviceIn, type Requester, type Visit } from '../../platform/auth/device.ts';
import { keyedHash } from '../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../platform/db/request-context.ts';
import type { DevicesRepository } from './devices.repository.ts';

type On = RequestContext['transaction'];
type Marked = Pick<Visit, 'device' | 'userAgent' | 'visitor'>;

export interface Devices {
  /** Who makes a request about the transaction's address. */
  recognise(on: On, visit: Omit<Marked, 'userAgent'>): Promise<Requester>;
  /** For a visitor who has just proved the address of this account by a mailed code. */
  remember(on: On, account: string, visit: Marked): Promise<void>;
  /** Records a log-in; whether its owner should be told, because it is the first on a new device. */
  logIn(on: On, of: { readonly account: string; readonly session: string }, visit: Marked): Promise<boolean>;
}

/** The devices that an account has been used on: counted apart from strangers, and never a proof of identity. */
export function devicesService(
  repository: Pick<DevicesRepository, 'isKnown' | 'keep' | 'logIn'>,
  secret: string,
): Devices {
  const rowOf = (account: string, visit: Marked) => ({
    account,
    idHash: deviceKey(secret, visit),
    device: deviceIn(visit.userAgent),
  });
  return {
    async recognise(on, visit) {
      const key = deviceKey(secret, visit);
      return { key, known: await repository.isKnown(on, key), visitor: visit.visitor };
    },
    remember: (on, account, visit) => repository.keep(on, rowOf(account, visit)),
    logIn: (on, { account, session }, visit) => repository.logIn(on, rowOf(account, visit), session),
  };
}

/** What stands for a device: its cookie, or the network of a program, which keeps none. */
export function deviceKey(secret: string, { device, visitor }: Omit<Marked, 'userAgent'>): string {
  return keyedHash(secret, 'device', device === undefined ? `network ${visitor}` : `cookie ${device}`);
}
