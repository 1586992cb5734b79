import { createTransport } from 'nodemailer';

/** A mail on its way, with the name under which every mail program knows it again. */
export interface Outgoing {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

/** Carries mails to a server. */
export interface Transport {
  /** Resolves once the server has said yes; throws its answer otherwise. */
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

/** Stays where it is: `/dev/mailbox` shows it. */
export const keepingTransport: Transport = { send: async () => {}, close: () => {} };

/** By SMTP. Every wait ends well before the queue takes the work to be cut off. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    dnsTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ attachments, ...mail }) {
      await transport.sendMail({ ...mail, from, attachments: [...attachments] });
    },
    close: () => transport.close(),
  };
}

/** Whether the server said a no that no later try will change, such as to an address that does not exist. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  // A refused log-in is ours to mend: the mail waits for it.
  const ofLogIn = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !ofLogIn;
}
