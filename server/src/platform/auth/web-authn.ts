import { z } from 'zod';

/** A passkey as stored for verification. Bytes are base64url. */
export interface KnownPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: unknown;
}

export interface Options {
  readonly challenge: string;
  /** Options passed unchanged to the browser. */
  readonly options: Record<string, unknown>;
}

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const transports = z.array(transport).catch([]);
const credential = {
  id: base64url.max(2000),
  rawId: base64url.max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const logInAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
const newAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
});

/** Ceremonies at this origin, with the Web Authentication names for their parts. */
export function webAuthnAt(origin: string, siteName: string) {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID };
  return {
    async logInOptions(): Promise<Options> {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      return { challenge: options.challenge, options: { ...options } };
    },
    async addOptions({
      account,
      name,
      has,
    }: {
      readonly account: string;
      readonly name: string;
      readonly has: readonly string[];
    }): Promise<Options> {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpID,
        rpName: siteName,
        userID: new Uint8Array(Buffer.from(account)),
        userName: name,
        attestationType: 'none',
        excludeCredentials: has.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { challenge: options.challenge, options: { ...options } };
    },
    /** The id of the passkey that made a response; undefined when the response is malformed. */
    credentialIn: (answer: unknown): string | undefined => logInAnswer.safeParse(answer).data?.id,
    /** The new counter; undefined when the response does not verify. */
    async checkLogIn(answer: unknown, challenge: string, passkey: KnownPasskey): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await library();
      const { response: assertion, ...rest } = logInAnswer.parse(answer);
      const { userHandle, ...response } = assertion;
      const verification = await proven(() =>
        verifyAuthenticationResponse({
          response: {
            ...rest,
            response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
          },
          expectedChallenge: challenge,
          ...expected,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: transports.parse(passkey.transports),
          },
        }),
      );
      return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
    },
    /** The new passkey; undefined when the response does not verify. */
    async checkNew(answer: unknown, challenge: string): Promise<KnownPasskey | undefined> {
      const { verifyRegistrationResponse } = await library();
      const registration = newAnswer.safeParse(answer);
      if (!registration.success) return undefined;
      const { response: attestation, ...rest } = registration.data;
      const { transports: how = [], clientDataJSON } = attestation;
      const attestationObject = await withoutAttestation(attestation.attestationObject);
      if (attestationObject === undefined) return undefined;
      const response = { clientDataJSON, attestationObject };
      const verification = await proven(() =>
        verifyRegistrationResponse({
          response: { ...rest, response: { ...response, transports: how } },
          expectedChallenge: challenge,
          ...expected,
        }),
      );
      if (!verification?.verified) return undefined;
      const { id, publicKey, counter } = verification.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: how,
      };
    },
  };
}

/** The Web Authentication ceremonies of one site. */
export type WebAuthn = ReturnType<typeof webAuthnAt>;

/** The CBOR of `{ fmt: "none", attStmt: {}, authData: … }` up to the length of authData. */
const noAttestation = Buffer.from('\xa3cfmtdnonegattStmt\xa0hauthData\x59', 'latin1');

/**
 * The same registration without its attestation. We request none, and verifying one would fetch URLs from
 * certificates that the caller supplied.
 */
async function withoutAttestation(attestationObject: string): Promise<string | undefined> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = await proven(async () =>
    decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))),
  );
  const authData = decoded?.get('authData');
  if (!(authData instanceof Uint8Array) || authData.length > 0xff_ff) return undefined;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([noAttestation, length, authData]).toString('base64url');
}

/**
 * Loaded on first use of a passkey: it includes parsers for every kind of certificate, which takes a while.
 */
function library() {
  return import('@simplewebauthn/server');
}

/** The library throws at a response that does not verify; we treat that as a mismatch. */
async function proven<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
