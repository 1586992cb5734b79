import { describe, expect, it } from 'vitest';
import { renderEmail } from './email.ts';

const letter = {
  subject: 'A subject',
  preview: 'A preview',
  heading: 'A heading',
  paragraphs: ['One & two.\nThree.'],
  facts: [{ name: 'Name', value: '<script>alert(1)</script> "quoted"' }],
  actions: [{ label: 'Do it', url: 'https://portway.example/do?a=1&b=2' }],
  foot: ['Why you got this.'],
};

describe('an email', () => {
  it('has the same content in text and HTML', () => {
    expect(renderEmail(letter).text).toBe(`A heading

One & two.
Three.

Name: <script>alert(1)</script> "quoted"

Do it:
https://portway.example/do?a=1&b=2

--
Portway
Why you got this.
`);
  });

  it('has its lists in both, each item with its mark and its link', () => {
    const item = {
      mark: '1.',
      title: 'Do <this>',
      text: 'At once.',
      link: { label: 'Here', url: 'https://a.example/?b=1&c=2' },
    };
    const { text, html } = renderEmail({ ...letter, lists: [{ heading: 'What to do', items: [item] }] });
    expect(text).toContain('WHAT TO DO\n\n1. Do <this>\nAt once.\nHere: https://a.example/?b=1&c=2\n');
    expect(html).toContain(
      '<strong>Do &lt;this&gt;</strong><br>At once.<br><a href="https://a.example/?b=1&amp;c=2"',
    );
  });

  it('has colours for a dark theme, without an image, a script or an address of another site', () => {
    const { html } = renderEmail({ ...letter, actions: [], facts: [] });
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<img|<script|url\(|@import|https?:/);
  });

  it('escapes everything users typed', () => {
    const { html } = renderEmail(letter);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot;');
    expect(html).toContain('href="https://portway.example/do?a=1&amp;b=2"');
    expect(html).toContain('One &amp; two.<br>Three.');
  });
});
