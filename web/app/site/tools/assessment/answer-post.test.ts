import { describe, expect, it } from 'vitest';
import { answerPost } from './answer-post.ts';

const five =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=No&authorizingOfficerAvailable=Yes';
const kept = {
  status: 'not-eligible',
  message: 'No',
  reasons: [],
  nextSteps: [],
  notChecked: [],
  judgedOn: '2026-11-20',
  recordedTo: '2026-11-20',
  steps: [],
};

/** An API that answers the same to everything, and what it was asked. */
function api(body: unknown, status = 200) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return Response.json(body, { status });
  };
  return { asked, fetch, origin: 'http://localhost' };
}

const post = (query: string, to = api(kept)) => answerPost(new URLSearchParams(query), to);

const attempt = '6f1c2d3e-0000-4000-8000-000000000001';

describe('the last step', () => {
  it('is sent once for its key, with the five answers and the address', async () => {
    const to = api(kept);
    await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, to);
    await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, to);
    expect(to.asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([attempt, attempt]);
    expect(await to.asked[0]?.json()).toEqual({
      ...Object.fromEntries(new URLSearchParams(five)),
      email: 'amara@example.com',
    });
  });

  it('leads to the result with the five answers and no address', async () => {
    expect(await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`)).toEqual({
      to: `/assessment/result?${five}`,
    });
  });

  it.each(['', 'amara', 'amara@example'])('refuses the address “%s”, and keeps it', async (email) => {
    const to = api(kept);
    const turn = await post(`${five}&at=6&email=${email}`, to);
    expect(turn).toMatchObject({ email, step: { index: 5, problem: 'Please enter a valid email address' } });
    expect(to.asked).toEqual([]);
  });

  it('with an answer missing asks it again, and keeps the address', async () => {
    const turn = await post('isUKRegistered=Yes&at=6&email=amara@example.com');
    expect(turn).toMatchObject({
      email: 'amara@example.com',
      step: { index: 1, problem: 'Please select an answer' },
    });
  });

  it('that fails says so and loses nothing; the next attempt has the same key', async () => {
    const down = api({ message: 'Down', code: 'fault' }, 500);
    const turn = await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, down);
    expect(turn).toMatchObject({ email: 'amara@example.com', attempt, step: { index: 5 } });
    expect(turn).toHaveProperty('failure', expect.stringContaining('Nothing you typed is lost'));
  });

  it('whose key met another request gets a fresh one', async () => {
    const reused = api({ message: 'Reused', code: 'idempotency-key-reused' }, 422);
    const turn = await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, reused);
    expect(turn).toHaveProperty('attempt', expect.not.stringMatching(attempt));
  });
});

describe('on the way back from the last step', () => {
  it('without an address the answers travel in the address again', async () => {
    expect(await post(`${five}&at=6&go=back&email=`)).toEqual({ to: `/assessment?${five}&at=4` });
  });

  it('a typed address is kept, and posted on from step to step', async () => {
    const turn = await post(`${five}&at=6&go=back&email=amara@example.com`);
    expect(turn).toMatchObject({ email: 'amara@example.com', step: { index: 4 } });
    expect(await post(`${five}&at=5&email=amara@example.com`)).toMatchObject({
      email: 'amara@example.com',
      step: { index: 5, problem: undefined },
    });
  });
});
