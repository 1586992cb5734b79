import { expect, it } from 'vitest';
import { SavedMarks, type Saving } from './saved-marks.ts';

/** A server that responds when the test says so. */
function page() {
  const requests: { job: string; saved: boolean; answer: PromiseWithResolvers<Saving> }[] = [];
  const marks = new SavedMarks(
    (job, saved) => {
      const answer = Promise.withResolvers<Saving>();
      requests.push({ job, saved, answer });
      return answer.promise;
    },
    (error) => String(error),
  );
  marks.learn([], 2);
  return { marks, requests };
}

it('a change is shown and counted at once, and stays when the server accepts it', async () => {
  const { marks, requests } = page();
  const saving = marks.want('one', { was: false, saved: true });
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: true }, 3]);
  requests[0]?.answer.resolve({ saved: true, savedCount: 7 });
  await saving;
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: true }, 7]);
});

it('a failed change is reverted, with the reason', async () => {
  const { marks, requests } = page();
  const saving = marks.want('one', { was: true, saved: false });
  expect(marks.count()).toBe(1);
  requests[0]?.answer.reject('no connection');
  await saving;
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: true, fault: 'no connection' }, 2]);
});

it('when pressed again meanwhile, the last change counts, and one in between is never sent', async () => {
  const { marks, requests } = page();
  const wishes = [
    marks.want('one', { was: false, saved: true }),
    marks.want('one', { was: true, saved: false }),
    marks.want('one', { was: false, saved: true }),
    marks.want('one', { was: true, saved: false }),
  ];
  requests[0]?.answer.resolve({ saved: true, savedCount: 3 });
  await wishes[0];
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: false }, 2]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests.map(({ saved }) => saved)).toEqual([true, false]);
  requests[1]?.answer.resolve({ saved: false, savedCount: 2 });
  await Promise.all(wishes);
  expect(requests.length).toBe(2);
  expect([marks.markOf('one'), marks.count()]).toEqual([{ saved: false }, 2]);
});

it('a refetched list is newer, except for changes in flight', async () => {
  const { marks, requests } = page();
  const saving = marks.want('one', { was: false, saved: true });
  marks.learn([{ id: 'one', saved: false }], 2);
  expect(marks.markOf('one')).toEqual({ saved: true });
  requests[0]?.answer.resolve({ saved: true, savedCount: 3 });
  await saving;
  marks.learn([{ id: 'one', saved: false }], 2);
  expect([marks.markOf('one'), marks.count()]).toEqual([undefined, 2]);
});

it('has settled once the server has what was changed before, or has refused it', async () => {
  const { marks, requests } = page();
  void marks.want('one', { was: false, saved: true });
  void marks.want('two', { was: false, saved: true });
  let isSettled = false;
  const settled = marks.settled().then(() => {
    isSettled = true;
  });
  requests[0]?.answer.resolve({ saved: true, savedCount: 3 });
  await new Promise((resolve) => setTimeout(resolve));
  expect([requests.length, isSettled]).toEqual([2, false]);
  requests[1]?.answer.reject('no connection');
  await settled;
  expect(marks.count()).toBe(3);
});
