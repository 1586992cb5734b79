import { expect, it } from 'vitest';
import { keptFrames } from './kept-frame.ts';

const page = (header: string, main: string, footer: string) =>
  `<body>${header}<main>${main}</main>${footer}</body>`;
const header = '<header class="bar"><a aria-current="page">Jobs</a></header>';
const footer = '<footer class="foot">© Portway</footer>';
const [headerPlace, footerPlace] = [
  '<kept-part part="header"></kept-part>',
  '<kept-part part="footer"></kept-part>',
];

it('puts the header and footer that were rendered once into later pages as they are', () => {
  const frameOf = keptFrames();
  const first = frameOf();
  expect([first.holds('header', 'jobs'), first.holds('footer', '')]).toEqual([false, false]);
  const rendered = page(header, '<header>Of an article</header><footer>Its end</footer>', footer);
  expect(first.fill(rendered)).toBe(rendered);
  const second = frameOf();
  expect([second.holds('header', 'jobs'), second.holds('footer', '')]).toEqual([true, true]);
  expect(second.fill(page(headerPlace, "$& and $'", footerPlace))).toBe(page(header, "$& and $'", footer));
});

it('renders the header again for another state of the menus', () => {
  const frameOf = keptFrames();
  const first = frameOf();
  first.holds('header', 'jobs');
  first.fill(page(header, '', footer));
  expect(frameOf().holds('header', 'tools')).toBe(false);
  expect(frameOf().holds('header', 'jobs')).toBe(true);
});

it('keeps nothing of a page that has no frame, and so many states at most', () => {
  const frameOf = keptFrames();
  const bare = frameOf();
  bare.holds('header', 'embed');
  expect(bare.fill('<main></main>')).toBe('<main></main>');
  expect(frameOf().holds('header', 'embed')).toBe(false);
  for (let state = 0; state <= 300; state++) {
    const frame = frameOf();
    frame.holds('header', `${state}`);
    frame.fill(page(header, '', footer));
  }
  expect([frameOf().holds('header', '199'), frameOf().holds('header', '200')]).toEqual([true, false]);
});
