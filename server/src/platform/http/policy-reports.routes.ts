import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { parseJson } from './json-body.ts';
import { parseRequest } from './validation.ts';

const text = z.string().max(2_000).optional().catch(undefined);

/** Browsers send the older form, `application/csp-report`; the newer is a list of the same content. */
const report = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'document-uri': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().optional().catch(undefined),
    disposition: text,
  }),
});

/** Receives browsers' CSP violation reports and logs them without anything the user typed. */
export function policyReportRoutes(app: Hono<AppEnv>, log: Logger): void {
  app.post('/api/policy-reports', async (context) => {
    const { 'csp-report': said } = parseRequest(report, parseJson(await context.req.arrayBuffer()));
    log.warn(
      {
        requestId: context.env.requestId,
        directive: said['effective-directive'] ?? said['violated-directive'],
        disposition: said.disposition,
        document: withoutQuery(said['document-uri']),
        blocked: withoutQuery(said['blocked-uri']),
        source: withoutQuery(said['source-file']),
        line: said['line-number'],
      },
      'A content policy was violated',
    );
    return context.body(null, 204);
  });
}

function withoutQuery(address: string | undefined): string | undefined {
  return address?.replace(/[?#].*$/s, '').slice(0, 300);
}
