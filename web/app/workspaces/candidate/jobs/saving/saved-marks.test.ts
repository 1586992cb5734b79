import { expect, it } from 'vitest';
import { SavedMarks, type Saving } from './saved-marks.ts';

/** A server that responds when the test says so. */
function page() {
  const asked: { job: string; saved: boolean; answer: PromiseWithResolvers<Saving> }[] = [];
  const marks = new SavedMarks(
    (job, saved) => {
      const answer = Promise.withResolvers<Saving>();
      asked.push({ job, saved, answer });
      return answer.promise;
    },
    (error) => String(error),
  );
  marks.learn([], 2);
  return { marks, asked };
}

it('a change is shown and counted at once, and stays when the server accepts it', async () => {
  const { marks, asked } = page();
  const done = marks.want('one', { was: false, saved: true });
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: true }, 3]);
  asked[0]?.answer.resolve({ saved: true, savedCount: 7 });
  await done;
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: true }, 7]);
});

it('a failed change is reverted, with the reason', async () => {
  const { marks, asked } = page();
  const done = marks.want('one', { was: true, saved: false });
  expect(marks.count()).toBe(1);
  asked[0]?.answer.reject('no connection');
  await done;
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: true, fault: 'no connection' }, 2]);
});

it('when pressed again meanwhile, the last change counts, and one in between is never sent', async () => {
  const { marks, asked } = page();
  const wishes = [
    marks.want('one', { was: false, saved: true }),
    marks.want('one', { was: true, saved: false }),
    marks.want('one', { was: false, saved: true }),
    marks.want('one', { was: true, saved: false }),
  ];
  asked[0]?.answer.resolve({ saved: true, savedCount: 3 });
  await wishes[0];
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: false }, 2]);
  await new Promise((done) => setTimeout(done));
  expect(asked.map(({ saved }) => saved)).toEqual([true, false]);
  asked[1]?.answer.resolve({ saved: false, savedCount: 2 });
  await Promise.all(wishes);
  expect(asked.length).toBe(2);
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: false }, 2]);
});

it('a refetched list is newer, except for changes in flight', async () => {
  const { marks, asked } = page();
  const done = marks.want('one', { was: false, saved: true });
  marks.learn([{ id: 'one', saved: false }], 2);
  expect(marks.markOf('one')).toEqual({ saved: true });
  asked[0]?.answer.resolve({ saved: true, savedCount: 3 });
  await done;
  marks.learn([{ id: 'one', saved: false }], 2);
  expect([marks.markOf('one'), marks.count()]).toEqual([undefined, 2]);
});

it('has settled once the server has what was changed before, or has refused it', async () => {
  const { marks, asked } = page();
  void marks.want('one', { was: false, saved: true });
  void marks.want('two', { was: false, saved: true });
  let isSettled = false;
  const settled = marks.settled().then(() => {
    isSettled = true;
  });
  asked[0]?.answer.resolve({ saved: true, savedCount: 3 });
  await new Promise((done) => setTimeout(done));
  expect([asked.length, isSettled]).toEqual([2, false]);
  asked[1]?.answer.reject('no connection');
  await settled;
  expect(marks.count()).toBe(3);
});
