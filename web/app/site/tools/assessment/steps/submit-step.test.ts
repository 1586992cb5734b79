import { describe, expect, it } from 'vitest';
import { submitStep } from './submit-step.ts';

const five =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=No&authorizingOfficerAvailable=Yes';
const result = {
  status: 'not-eligible',
  message: 'No',
  reasons: [],
  nextSteps: [],
  notChecked: [],
  judgedOn: '2026-11-20',
  recordedTo: '2026-11-20',
  steps: [],
};

/** An API with one response to everything, and the requests it received. */
function api(body: unknown, status = 200) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json(body, { status });
  };
  return { requests, fetch, origin: 'http://localhost' };
}

const post = (query: string, to = api(result)) => submitStep(new URLSearchParams(query), to);

const attempt = '6f1c2d3e-0000-4000-8000-000000000001';

describe('the last step', () => {
  it('sends the five answers and the email address under one idempotency key', async () => {
    const to = api(result);
    await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, to);
    await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, to);
    expect(to.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([attempt, attempt]);
    expect(await to.requests[0]?.json()).toEqual({
      ...Object.fromEntries(new URLSearchParams(five)),
      email: 'amara@example.com',
    });
  });

  it('redirects to the result with the five answers, without the email address', async () => {
    expect(await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`)).toEqual({
      to: `/assessment/result?${five}`,
    });
  });

  it('sends the code of the job, and takes it along to the result', async () => {
    const to = api(result);
    const state = await post(`${five}&role=2134&at=6&email=amara@example.com&attempt=${attempt}`, to);
    expect(state).toEqual({ to: `/assessment/result?${five}&role=2134` });
    expect(await to.requests[0]?.json()).toMatchObject({ occupationCode: '2134' });
  });

  it.each(['', 'amara', 'amara@example'])('rejects the email address “%s”, and keeps it', async (email) => {
    const to = api(result);
    const state = await post(`${five}&at=6&email=${email}`, to);
    expect(state).toMatchObject({ email, step: { index: 5, problem: 'Please enter a valid email address' } });
    expect(to.requests).toEqual([]);
  });

  it('with a missing answer, asks for it again and keeps the email address', async () => {
    const state = await post('isUKRegistered=Yes&at=6&email=amara@example.com');
    expect(state).toMatchObject({
      email: 'amara@example.com',
      step: { index: 1, problem: 'Please select an answer' },
    });
  });

  it('on failure says so and loses nothing; the next attempt has the same key', async () => {
    const down = api({ message: 'Down', code: 'fault' }, 500);
    const state = await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, down);
    expect(state).toMatchObject({ email: 'amara@example.com', attempt, step: { index: 5 } });
    expect(state).toHaveProperty('failure', expect.stringContaining('Nothing you typed is lost'));
  });

  it('gets a new key where its own was used for another request', async () => {
    const reused = api({ message: 'Reused', code: 'idempotency-key-reused' }, 422);
    const state = await post(`${five}&at=6&email=amara@example.com&attempt=${attempt}`, reused);
    expect(state).toHaveProperty('attempt', expect.not.stringMatching(attempt));
  });
});

describe('going back from the last step', () => {
  it('without an email address, the answers travel in the query again', async () => {
    expect(await post(`${five}&at=6&go=back&email=`)).toEqual({ to: `/assessment?${five}&at=4` });
  });

  it('a typed email address is kept, and posted from step to step', async () => {
    const state = await post(`${five}&at=6&go=back&email=amara@example.com`);
    expect(state).toMatchObject({ email: 'amara@example.com', step: { index: 4 } });
    expect(await post(`${five}&at=5&email=amara@example.com`)).toMatchObject({
      email: 'amara@example.com',
      step: { index: 5, problem: undefined },
    });
  });
});
