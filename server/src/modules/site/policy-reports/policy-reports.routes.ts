import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { parseJson } from '../../../platform/http/json-body.ts';
import { parseRequest } from '../../../platform/http/validation.ts';
import type { ReportLimit } from './report-limit.service.ts';

/** The directives that our policy may name; anything else in a report is not from a browser. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'child-src',
  'worker-src',
  'media-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/** What a browser writes in place of an address. */
const keywords = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self', 'trusted-types-sink']);

const directive = z.string().max(2_000).transform(nameIn).optional().catch(undefined);
const address = z.string().max(2_000).transform(originIn).optional().catch(undefined);

/** Browsers send the older form, `application/csp-report`; the newer is a list of the same content. */
const report = z.object({
  'csp-report': z.object({
    'effective-directive': directive,
    'violated-directive': directive,
    'document-uri': address,
    'blocked-uri': address,
    'source-file': address,
    disposition: z.enum(['enforce', 'report']).optional().catch(undefined),
  }),
});

/** Where violations are reported to the operator. */
export interface ReportLog {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/**
 * Receives browsers' reports of a violated content security policy. Anybody may send one: what is logged is
 * chosen from lists, of addresses the origin alone, equal ones once and few a minute.
 */
export function policyReportRoutes(api: Hono<AppEnv>, log: ReportLog, limit: ReportLimit): void {
  api.post('/api/policy-reports', async (context) => {
    const { 'csp-report': violation } = parseRequest(report, parseJson(await context.req.arrayBuffer()));
    const facts = {
      directive: violation['effective-directive'] ?? violation['violated-directive'],
      disposition: violation.disposition,
      document: violation['document-uri'],
      blocked: violation['blocked-uri'],
      source: violation['source-file'],
    };
    const isWorthALine = facts.directive !== undefined && limit.admits(JSON.stringify(facts));
    if (isWorthALine)
      log.warn({ requestId: context.env.requestId, ...facts }, 'A content policy was violated');
    return context.body(null, 204);
  });
}

/** `script-src-elem 'self'` names a directive and its sources. */
function nameIn(text: string): string | undefined {
  const [name] = text.split(' ', 1);
  return directives.find((directive) => directive === name);
}

function originIn(text: string): string | undefined {
  if (keywords.has(text)) return text;
  return URL.canParse(text) ? new URL(text).origin.slice(0, 200) : undefined;
}
