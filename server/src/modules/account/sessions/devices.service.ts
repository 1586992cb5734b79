import { deviceIn, type Visit } from '../../../platform/auth/device.ts';
import { keyedHashes, type Secret } from '../../../platform/crypto/cipher.ts';
import type { RequestContext, Requester } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { DevicesRepository } from './devices.repository.ts';
import { newDeviceEmail } from './sessions.emails.ts';
import type { SessionRow } from './sessions.repository.ts';

type On = RequestContext['transaction'];
type Marked = Pick<Visit, 'device' | 'visitor'>;

export interface DevicesDeps {
  readonly outbox: Outbox;
  readonly secret: Secret;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The devices that an account has been used on: counted apart from strangers, and never a proof of identity. */
export function devicesService(repository: DevicesRepository, deps: DevicesDeps) {
  const { outbox, secret, origin, now } = deps;
  function hashesOf(visit: Marked) {
    const [idHash, ...earlierHashes] = deviceKeys(secret, visit);
    return { idHash, earlierHashes };
  }
  return {
    tellAgain: repository.tellAgain,
    tellAgainOf: repository.tellAgainOf,
    /** Who makes a request about the transaction's address. */
    async recognise(on: On, visit: Marked): Promise<Requester> {
      const keys = deviceKeys(secret, visit);
      return { key: keys[0], known: await repository.isKnown(on, keys), visitor: visit.visitor };
    },
    /** For a visitor who has just proved the address of this account by a mailed code. */
    remember: (on: On, account: string, visit: Marked & Pick<Visit, 'userAgent'>): Promise<void> =>
      repository.keep(on, {
        account,
        ...hashesOf(visit),
        device: deviceIn(visit.userAgent),
      }),
    /** Records the log-in that began a session; mails the owner if it is the first on a new device. */
    async logIn(on: On, { id, account, device, network }: SessionRow, visit: Marked): Promise<void> {
      if (!(await repository.logIn(on, { account, ...hashesOf(visit), device }, id))) return;
      const letter = renderEmail(newDeviceEmail({ at: now(), device, network, origin }));
      const to = await repository.emailOf(on, account);
      await outbox.post(on, [{ ...letter, security: true, kind: 'new-device', to }]);
    },
  };
}

export type Devices = ReturnType<typeof devicesService>;

/** What stands for a device: its cookie, or the network of a program, which keeps none. */
export function deviceKey(secret: Secret, visit: Marked): string {
  return deviceKeys(secret, visit)[0];
}

/** The same, and what it was under each earlier secret. */
function deviceKeys(secret: Secret, { device, visitor }: Marked) {
  return keyedHashes(secret, 'device', device === undefined ? `network ${visitor}` : `cookie ${device}`);
}
