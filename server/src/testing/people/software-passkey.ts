import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A passkey in memory: answers the ceremonies of Web Authentication as a browser with an authenticator does. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** As sites keep it, in base64url. */
  get publicKey(): string {
    return this.#publicKey().toString('base64url');
  }

  /** What a browser answers to options for a new passkey. */
  create(challenge: string, { origin = this.#origin, attested = false } = {}) {
    const key = this.#publicKey();
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.#head(0x45), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      attested ? attestedHead : cborHead,
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser answers to options for logging in. `verified` says whether its owner proved themselves to it. */
  get(challenge: string, { origin = this.#origin, verified = true } = {}) {
    this.counter += 1;
    const authenticatorData = this.#head(verified ? 0x05 : 0x01);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey, 'base64url'),
    });
  }

  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }

  #credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** `{ fmt: "none", attStmt: {}, authData: … }` up to the bytes of the last. */
const cborHead = Buffer.concat([
  Buffer.from([0xa3, 0x63]),
  Buffer.from('fmt'),
  Buffer.from([0x64]),
  Buffer.from('none'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa0, 0x68]),
  Buffer.from('authData'),
]);

/** The same with a statement that proves nothing: `{ fmt: "packed", attStmt: { alg: 0 } }`. */
const attestedHead = Buffer.from('\xa3cfmtfpackedgattStmt\xa1calg\x00hauthData', 'latin1');

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
