import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, contentPolicyFor } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyFor = (html: string) => contentPolicyFor(Buffer.from(html));
const scriptsOf = (html: string) => /script-src ([^;]+)/.exec(policyFor(html))?.[1];
const stylesOf = (html: string) => /style-src ([^;]+)/.exec(policyFor(html))?.[1];

describe('the content policy', () => {
  it('allows our own files and nothing else', () => {
    expect(contentPolicy()).toBe(
      "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri /api/policy-reports",
    );
    expect(policyFor('<p>no script</p>')).toBe(contentPolicy());
  });

  it('lists each inline script of a page once', () => {
    const page =
      '<script>one()</script><p><script type="module" async>two("</p>")</script><script>one()</script>';
    expect(scriptsOf(page)).toBe(`'self' ${hash('one()')} ${hash('two("</p>")')}`);
  });

  it.each([
    ['no type', '<script>x</script>'],
    ['an empty type', '<script type="">x</script>'],
    ['a JavaScript type', "<script type='text/javascript'>x</script>"],
    ['a module', '<SCRIPT TYPE=Module>x</SCRIPT >'],
    ['an import map', '<script type="importmap">x</script>'],
    ['the mark of one that waits', '<script nomodule="">x</script>'],
    ['a place where it waits', '<noscript><link rel="modulepreload"/><script>x</script></noscript>'],
    ['an attribute with a greater-than sign', '<script data-a="a>b">x</script>'],
    ['an attribute that only ends in src', '<script data-src="a">x</script>'],
  ])('lists a script with %s', (_, html) => {
    expect(scriptsOf(html)).toBe(`'self' ${hash('x')}`);
  });

  it.each([
    ['a script of a file', '<script src="/a.js"></script>'],
    ['a data block', '<script type="application/json">{"a":1}</script>'],
    ['linked data', '<script type="application/ld+json">{}</script>'],
    ['another element', '<scripted>x</scripted>'],
  ])('needs no hash for %s', (_, html) => {
    expect(scriptsOf(html)).toBe("'self'");
  });

  it('allows the styles that a page contains by their text, and no others', () => {
    const page = '<style>a{}</style><p style="color:red"><STYLE media="print">b{}</STYLE ><style>a{}</style>';
    expect(stylesOf(page)).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`);
    expect(stylesOf('<link rel="stylesheet" href="/a.css"/>')).toBe("'self'");
  });

  it('hashes a script that holds other letters than English ones', () => {
    const text = 'say("£5 – “naïve” \u{1F600}")';
    expect(scriptsOf(`<p>“é”</p><script>${text}</script>`)).toBe(`'self' ${hash(text)}`);
  });

  it('hashes line ends as browsers do', () => {
    expect(scriptsOf('<script>a\r\nb</script>')).toBe(`'self' ${hash('a\nb')}`);
  });
});
