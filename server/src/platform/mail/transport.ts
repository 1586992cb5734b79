import { createTransport } from 'nodemailer';

/** A mail to send, with the Message-ID by which mail programs recognise duplicates. */
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

/** Sends mails to a server. */
export interface Transport {
  /** Resolves once the server has accepted it; otherwise throws the server's response. */
  send(mail: Outgoing): Promise<void>;
  /** Rejects where the server does not answer, or refuses our log-in. */
  verify?(): Promise<void>;
  /** Mails stay readable in the database, because nothing else shows them. */
  readonly keeps?: true;
  close(): void;
}

/** Sends nothing: `/dev/mailbox` shows the mail. */
export const keepingTransport: Transport = { send: async () => {}, keeps: true, close: () => {} };

/** By SMTP. Every timeout ends well before the queue counts the job as interrupted. */
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
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Whether the server refused permanently, for example because the address does not exist. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  // A failed SMTP log-in is ours to fix: the mail waits for it.
  const ofLogIn = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !ofLogIn;
}
