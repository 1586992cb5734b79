import { createHash } from 'node:crypto';

/** Who may show a page in a frame: no site, or for embeddable tools any site. */
export type FrameAncestors = "'none'" | '*';

/** The content policy of a response whose only inline scripts have the given hashes. */
export function contentPolicy(
  scriptHashes: readonly string[],
  frameAncestors: FrameAncestors = "'none'",
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Enforced since a whole run of the browser tests produced no report.
    "require-trusted-types-for 'script'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    'report-uri /api/policy-reports',
  ].join('; ');
}

/**
 * The content policy of an HTML page. Inline scripts are allowed by hash, because a cached page can have no
 * nonce.
 */
export function contentPolicyFor(html: string, frameAncestors?: FrameAncestors): string {
  const hashes = inlineScripts(html).map((script) => {
    const digest = createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('base64');
    return `'sha256-${digest}'`;
  });
  return contentPolicy([...new Set(hashes)], frameAncestors);
}

const scriptElement = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\b/gi;
const typeAttribute = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !/(?:^|\s)src\s*=/i.test(attributes) && isExecutable(attributes))
    .map(([, , text = '']) => text);
}

/**
 * By the HTML standard: no type, a JavaScript type, a module or an import map; everything else is a data
 * block.
 */
function isExecutable(attributes: string): boolean {
  const [, double, single, bare] = typeAttribute.exec(attributes) ?? [];
  const type = (double ?? single ?? bare ?? '').trim().toLowerCase();
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/.test(
    type,
  );
}
