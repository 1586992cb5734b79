import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mails = z.array(
  z.object({
    kind: z.string(),
    recipient: z.string(),
    reply_to: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    sent_at: z.string().nullable(),
  }),
);

export type Mail = z.infer<typeof mails>[number];

/** The emails to one address, newest first, as the mailbox for development shows them. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const response = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return mails.parse(await response.json());
}

/** The first link in an email whose address contains this text. */
export function linkIn(mail: Mail | undefined, part: string): string {
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  const match = links.find((link) => link.includes(part));
  if (match === undefined) throw new Error(`No link with ${part} in: ${mail?.text}`);
  return match;
}
