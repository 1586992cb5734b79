/** Rewrites the head of a page. What stands there alone is not looked for in the body, which is ten times as long. */
export function rewriteHead(html: string, rewrite: (head: string) => string): string {
  const end = html.indexOf('</head>');
  return end < 0 ? html : rewrite(html.slice(0, end)) + html.slice(end);
}
