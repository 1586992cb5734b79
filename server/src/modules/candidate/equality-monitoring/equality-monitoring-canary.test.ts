import {
  ethnicityChoices,
  genderChoices,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import type { AnyOperation } from '@portway/contracts/operation';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Asking, accessCast, type TestCaller } from '../../../testing/access/access-cast.ts';
import { successOf } from '../../../testing/access/access-request.ts';
import {
  canarySweep,
  couldTell,
  rowsSeenBy,
  sweptOperations,
  textOf,
} from '../../../testing/access/canary-sweep.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const address = '/api/me/equality-monitoring';
const pronouns = 'canary-of-pronouns';
/** Words and choices that occur nowhere else in the tests. */
const canaries = {
  words: ['canary-of-gender', 'canary-of-ethnicity'],
  choices: [
    'Native American or Alaskan Native',
    'Pacific Islander',
    'Self-describe',
    'own-words',
    'non-binary',
  ],
};
const answers = {
  pronouns: 'own-words',
  pronounsInOwnWords: pronouns,
  displayPronouns: false,
  gender: 'own-words',
  genderInOwnWords: 'canary-of-gender',
  ethnicity: ['Native American or Alaskan Native', 'Pacific Islander', 'Self-describe'],
  ethnicityInOwnWords: 'canary-of-ethnicity',
};

/** Responses for the owner alone: the answers themselves, and the export of all we hold about them. */
const ofTheOwner = new Set(['showIdentity', 'saveIdentity', 'deleteIdentity', 'downloadMyData']);

/** Here, the owner is the user the answers are about. */
const nameOf: Partial<Record<TestCaller, string>> = { owner: 'recruiter' };

it('the rare choices are choices', () => {
  const all: readonly string[] = [...ethnicityChoices, ...genderChoices];
  expect(canaries.choices.filter((choice) => !all.includes(choice))).toEqual([]);
});

describe('equality monitoring answers', { timeout: 400_000 }, () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let owner: Asking;
  let sweep: ReturnType<typeof canarySweep>;
  /** Every text that somebody receives or that is stored, by its place. */
  let textByPlace: Record<string, string>;

  beforeAll(async () => {
    app = await startTestApp();
    owner = await accessCast(app).make('candidate');
    sweep = canarySweep(app, owner);
    textByPlace = {};
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const ownerId = () => owner.person?.id ?? '';

  async function save(displayPronouns: boolean): Promise<void> {
    const body = { consent: 1, answers: { ...answers, displayPronouns } };
    const { status } = await sweep.call(address, { asking: owner, method: 'PUT', body });
    expect(status).toBe(200);
  }

  /** Every API response, by caller. */
  async function everyResponse(called: readonly AnyOperation[], others: readonly TestCaller[]) {
    const callers: Record<string, Asking> = { owner };
    for (const other of others) callers[nameOf[other] ?? other] = await sweep.cast.make(other);
    let served = 0;
    for (const [caller, asking] of Object.entries(callers)) {
      for (const operation of called) {
        if (caller === 'owner' && ofTheOwner.has(operation.id)) continue;
        if (!inject('nightly') && !couldTell(operation, asking.testCaller)) continue;
        const response = await sweep.callOperation(operation, asking);
        if (response.status === successOf(operation)) served += 1;
        textByPlace[`${caller}: ${operation.id}`] = await textOf(response);
      }
    }
    // Enough of them return data.
    expect(served).toBeGreaterThan(called.length / 2);
  }

  /** Where one of these words occurs. */
  const placesOf = (words: readonly string[]) =>
    Object.entries(textByPlace)
      .filter(([, text]) => words.some((word) => text.includes(word)))
      .map(([place]) => place);

  it('are in no response, mail, log line, export or plain column but their owner’s own', async () => {
    await save(false);
    await everyResponse(sweptOperations, ['candidate', 'owner', 'staff', 'nobody']);
    Object.assign(textByPlace, await sweep.everythingKept());
    expect(textByPlace['table public.identity']?.includes(ownerId())).toBe(true);
    expect(textByPlace['owner: previewProfile']).toContain('"pronouns":null');
    expect(placesOf([pronouns, ...canaries.words, ...canaries.choices])).toEqual([]);
  });

  it('show the pronouns that are to be shown, to recruiters on the card, and nothing else', async () => {
    await save(true);
    textByPlace = {};
    const behindLogIn = sweptOperations.filter((operation) => !isOpen(operation));
    await everyResponse(behindLogIn, ['owner', 'staff']);
    Object.assign(textByPlace, await sweep.everythingKept());
    expect(textByPlace['owner: previewProfile']).toContain(`"pronouns":"${pronouns}"`);
    expect(placesOf([pronouns])).toEqual([
      'owner: previewProfile',
      'recruiter: showEmployerApplication',
      'recruiter: decideApplication',
      'table public.profile',
    ]);
    expect(placesOf([...canaries.words, ...canaries.choices])).toEqual([]);
  });

  it('leave nothing once they are deleted', async () => {
    const { status } = await sweep.call(address, { asking: owner, method: 'DELETE', body: undefined });
    expect(status).toBe(200);
    textByPlace = await rowsSeenBy(app);
    expect(placesOf([pronouns, ...canaries.words, ...canaries.choices])).toEqual([]);
    expect(textByPlace['table public.identity']?.includes(ownerId())).toBe(false);
  });
});

function isOpen({ access }: AnyOperation): boolean {
  return access.callers.includes('nobody');
}
