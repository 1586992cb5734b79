import { expect, it } from 'vitest';
import { readChangeQuery } from './change-query.ts';
import { newestInWords } from './change-words.ts';
import { changesFeed } from './changes-feed.ts';

const rated = { route: 'Skilled Worker', rating: 'Worker (B rating)' };
const change = {
  on: '2026-11-20',
  kind: 'rated' as const,
  before: [{ ...rated, rating: 'Worker (A rating)' }],
  after: [rated],
  sponsor: { slug: 'a-b-1', name: 'A & <b> "B" Ltd', town: 'Hull' },
};

it('gives each change an entry with its own id, its day and what changed, whatever the name is', () => {
  const feed = changesFeed(
    { recordedOn: '2026-11-20', changes: [change] },
    { town: 'hull' },
    'https://portway.example',
  );
  expect(feed).toContain('<title>Register of sponsors: new and gone (hull)</title>');
  expect(feed).toContain('href="https://portway.example/sponsors/changes.atom?town=hull"');
  expect(feed).toContain('<title>Other rating: A &amp; &lt;b&gt; &quot;B&quot; Ltd, Hull</title>');
  expect(feed).toContain('<id>https://portway.example/sponsors/a-b-1#2026-11-20</id>');
  expect(feed).toContain('<summary>Skilled Worker: A rating to B rating</summary>');
  expect(feed).toContain('<updated>2026-11-20T00:00:00Z</updated>');
});

it('is a valid feed before anything has changed', () => {
  expect(changesFeed({ recordedOn: null, changes: [] }, {}, 'https://portway.example')).toContain(
    '<updated>1970-01-01T00:00:00Z</updated>',
  );
});

it('counts what the newest edition changed, and nothing for the first one', () => {
  const edition = { on: '2021-11-02', organisations: 38_365, added: 1213, gone: 1, rated: 5 };
  const first = { ...edition, on: '2021-09-30', added: 0, gone: 0 };
  expect(newestInWords([edition, first])).toBe('1,213 are new and 1 is gone since 30 September 2021');
  expect(newestInWords([first])).toBe('What each edition changes');
});

it('reads only what it knows from an address', () => {
  const query = new URLSearchParams('kind=toString&day=+2026-11-20+&town=&route=skilled-worker&x=1');
  expect(readChangeQuery(query)).toEqual({ day: '2026-11-20', route: 'skilled-worker' });
});
