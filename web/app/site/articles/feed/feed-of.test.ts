import { expect, it } from 'vitest';
import { articleHeads } from '../../../text/article-heads.ts';
import { feedOf } from './feed-of.ts';

const origin = 'https://portway.example';
const entries = articleHeads.map((head) => ({ ...head, updated: head.published }));

/** Content of the first element with this name. */
const within = (xml: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1];

/** Whether every tag is closed, in order. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', self] of xml.matchAll(/<(\/)?([A-Za-z][\w:]*)(?:\s[^<>]*?)?(\/)?>/g)) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;|quot;)/.test(xml);
}

it('is well-formed and holds every article', () => {
  const feed = feedOf(entries, origin);
  expect(
    feed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"'),
  ).toBe(true);
  expect(isWellFormed(feed)).toBe(true);
  expect(feed.match(/<entry>/g)).toHaveLength(6);
});

it('holds absolute addresses on our own origin only', () => {
  const feed = feedOf(entries, origin);
  const addresses = [...feed.matchAll(/href="([^"]*)"|<id>([^<]*)<\/id>/g)].map(
    ([, href, id]) => href ?? id ?? '',
  );
  expect(addresses).toHaveLength(2 + 1 + 2 * 6);
  expect(addresses.filter((address) => !address.startsWith(`${origin}/blogs`))).toEqual([]);
});

it('is as new as its newest article', () => {
  const [first, ...rest] = entries;
  const feed = feedOf([...rest, ...(first ? [{ ...first, updated: '2026-12-31' }] : [])], origin);
  expect(within(feed, 'updated')).toBe('2026-12-31T00:00:00Z');
});

it('escapes characters that XML reserves', () => {
  const [first] = entries;
  const feed = feedOf(first ? [{ ...first, title: 'Costs < fees & "charges"' }] : [], origin);
  expect(feed).toContain('<title>Costs &lt; fees &amp; &quot;charges&quot;</title>');
  expect(isWellFormed(feed)).toBe(true);
});
