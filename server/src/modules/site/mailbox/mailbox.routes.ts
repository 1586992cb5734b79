import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { isThisMachine } from '../../../platform/http/this-machine.ts';
import type { KeptMail, Mailbox } from './mailbox.service.ts';

const ours =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";
/** A mail contains strangers' HTML: it may be displayed and its links followed, nothing else. */
const theirs =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox";

const isId = z.uuid();
const files = z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }));

/**
 * The mails that were written, on this machine only: `/dev/mailbox`, and the same as JSON, of which `?to=` takes those to
 * one address.
 */
export function mailboxRoutes(api: Hono<AppEnv>, mailbox: Mailbox): void {
  api.use('/dev/*', async (context, next) => {
    if (!isThisMachine(context)) notFound();
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
  });
  api.get('/dev/mailbox', async (context) => page(context, 'Mailbox', list(await mailbox.newest())));
  api.get('/dev/mailbox.json', async (context) =>
    context.json(await mailbox.newest(context.req.query('to'))),
  );
  api.get('/dev/mailbox/:id', async (context) => {
    const mail = await findMail(context, mailbox);
    return page(context, mail.subject, letter(mail));
  });
  api.get('/dev/mailbox/:id/html', async (context) => {
    const mail = await findMail(context, mailbox);
    context.header('Content-Security-Policy', theirs);
    return context.html(mail.html);
  });
  api.get('/dev/mailbox/:id/files/:index', async (context) => {
    const file = files.parse((await findMail(context, mailbox)).attachments)[
      Number(context.req.param('index'))
    ];
    if (file === undefined) notFound();
    const { filename, contentType, content } = file;
    return context.body(content, 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    });
  });
}

async function findMail(context: Context<AppEnv>, mailbox: Mailbox): Promise<KeptMail> {
  const id = isId.safeParse(context.req.param('id'));
  const mail = id.success ? await mailbox.one(id.data) : undefined;
  return mail ?? notFound();
}

type Html = ReturnType<typeof html>;

async function page(context: Context<AppEnv>, title: string, body: Html): Promise<Response> {
  context.header('Content-Security-Policy', ours);
  return context.html(
    html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${raw(look)}</style></head><body><main>${body}</main></body></html>`,
  );
}

const look =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0}main{max-width:60rem;margin:auto;padding:1rem}table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #8885;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border:1px solid #8885;padding:1rem}';

function list(mails: readonly KeptMail[]): Html {
  if (mails.length === 0)
    return html`<h1>Mailbox</h1><p>No emails yet. Send a form on the site, and its emails will appear here.</p>`;
  return html`<h1>Mailbox</h1><p>The newest ${mails.length} emails of this database. Reload to see more.</p>
<table><thead><tr><th>When</th><th>To</th><th>Subject</th><th>State</th></tr></thead><tbody>${mails.map(
    (mail) =>
      html`<tr><td>${mail.created_at.toISOString()}</td><td>${mail.recipient}</td><td><a href="/dev/mailbox/${mail.id}">${mail.subject}</a></td><td>${stateOf(mail)}</td></tr>`,
  )}</tbody></table>`;
}

function letter(mail: KeptMail): Html {
  const head = [
    ['To', mail.recipient],
    ['Answers go to', mail.reply_to ?? 'the sender'],
    ['About', mail.kind],
    ['Written', mail.created_at.toISOString()],
    ['State', stateOf(mail)],
    ['Headers', JSON.stringify(mail.headers)],
  ];
  return html`<p><a href="/dev/mailbox">Mailbox</a></p><h1>${mail.subject}</h1>
<table><tbody>${head.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>
<p><a href="/dev/mailbox/${mail.id}/html">As HTML</a>${files
    .parse(mail.attachments)
    .map(
      ({ filename }, index) => html` · <a href="/dev/mailbox/${mail.id}/files/${index}">${filename}</a>`,
    )}</p>
<pre>${linked(mail.text)}</pre>`;
}

/** The text with its URLs as links. */
function linked(text: string): (string | Html)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function stateOf({ sent_at, failed_at, attempts, last_fault }: KeptMail): string {
  if (sent_at !== null) return `sent ${sent_at.toISOString()}`;
  if (failed_at !== null) return `given up after ${attempts} tries: ${last_fault}`;
  return attempts === 0 ? 'waits' : `waits after ${attempts} tries: ${last_fault ?? 'being handed over'}`;
}
