import { expect, it } from 'vitest';
import { Attaching } from './attaching.ts';

const file = (name: string, size = 900) => new File([new Uint8Array(size)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function attaching() {
  let key = 0;
  const storedNames: string[][] = [];
  const aborted: string[] = [];
  const files = new Attaching({
    newKey: () => String(++key),
    upload: async ({ name, size }, { onProgress, signal }) => {
      signal.addEventListener('abort', () => aborted.push(name));
      onProgress(50);
      await settled();
      return name.startsWith('bad')
        ? { fault: 'This file cannot be read.' }
        : { kept: { id: `id of ${name}`, name, kind: 'pdf', bytes: size } };
    },
  });
  files.adopt([], (all) => storedNames.push(all.map(({ name }) => name)));
  const states = () => files.files().map(({ name, state }) => `${name} ${Object.keys(state)}`);
  return { files, storedNames, aborted, states };
}

it('uploads selected files, and gives the state of each', async () => {
  const { files, states, storedNames } = attaching();
  files.add([file('cv.pdf'), file('bad.pdf'), file('photo.png')]);
  expect(states()).toEqual(['cv.pdf percent', 'bad.pdf percent', 'photo.png fault']);
  expect(files.isGoing()).toBe(true);
  await settled();
  await settled();
  expect(states()).toEqual(['cv.pdf kept', 'bad.pdf fault', 'photo.png fault']);
  expect(files.isGoing()).toBe(false);
  expect(files.kept().map(({ id }) => id)).toEqual(['id of cv.pdf']);
  expect(storedNames.at(-1)).toEqual(['cv.pdf']);
});

it('takes five, and refuses the sixth with a message', () => {
  const { files } = attaching();
  files.add(['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.pdf`)));
  expect(files.files().at(-1)).toMatchObject({ state: { fault: 'Attach at most 5 files.' } });
});

it('uploads two files at once, and each further one when another is done, except those removed', async () => {
  const { files, states } = attaching();
  files.add(['1', '2', '3', '4'].map((name) => file(`${name}.pdf`)));
  const going = () => files.files().filter(({ state }) => 'percent' in state && state.percent === 50);
  expect(going().map(({ name }) => name)).toEqual(['1.pdf', '2.pdf']);
  files.remove('3');
  await settled();
  await settled();
  await settled();
  expect(states()).toEqual(['1.pdf kept', '2.pdf kept', '4.pdf kept']);
  expect(files.isGoing()).toBe(false);
});

it('aborts the upload of a removed file, and never shows it again', async () => {
  const { files, aborted, states } = attaching();
  files.add([file('cv.pdf')]);
  files.remove('1');
  await settled();
  expect(aborted).toEqual(['cv.pdf']);
  expect(states()).toEqual([]);
});
