import { beginAuthenticatorOperation } from '@portway/contracts/account/second-factors/second-factors';
import { call } from '@portway/contracts/client';
import type { AsMe } from '../kit/forms/read-action.ts';

export interface NewSecret {
  readonly message: string;
  readonly secret: string;
  readonly code: QrCode;
}

/** A QR code: the number of squares a side, and the SVG path that fills the dark ones. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** A secret for an authenticator app, also as a QR code. */
export async function beginAuthenticator(me: AsMe): Promise<NewSecret> {
  const [{ secret, address }, { encode }] = await Promise.all([
    call(beginAuthenticatorOperation, undefined, me),
    // Loaded on demand, only when the user sets up an authenticator app.
    import('uqr'),
  ]);
  const { size, data } = encode(address, { border: 4 });
  return { message: 'Scan the code with your app.', secret, code: { size, path: pathOf(data) } };
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
