import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAssessment, keep, rehydrated } from './browser-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what this browser stores', () => {
  it.each([
    ['nothing', null],
    ['another version', { version: 2, ticked: ['documents'] }],
    ['a list of something else', { version: 1, ticked: 'documents' }],
  ])('starts empty from %s', async (_what, value) => {
    expect(await rehydrated(() => value)).toEqual({ ticked: [], inHand: [] });
  });

  it('restores the ticks and the assessment of version 1', async () => {
    const state = {
      ticked: ['documents'],
      inHand: ['passport'],
      assessment: { address: '/assessment/result?a=b', status: 'eligible' },
    };
    expect(await rehydrated(() => ({ version: 1, ...state }))).toEqual(state);
  });

  it('starts empty when reading throws, and where there is no storage', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(await rehydrated(forbidden)).toEqual({ ticked: [], inHand: [] });
    vi.stubGlobal('localStorage', undefined);
    expect(await rehydrated()).toEqual({ ticked: [], inHand: [] });
    expect(() => keep({ ticked: ['documents'] })).not.toThrow();
  });

  it('gives up after 5000 ms, not before', async () => {
    vi.useFakeTimers();
    let result: unknown;
    void rehydrated(() => new Promise(() => undefined)).then((data) => {
      result = data;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toEqual({ ticked: [], inHand: [] });
  });

  it('stores each item beside the other, under root', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => items.set(name, text),
    });
    keep({ ticked: ['documents'] });
    keep({ inHand: ['passport'] });
    keep({ assessment: { address: '/assessment/result?a=b', status: 'eligible' } });
    expect(JSON.parse(items.get('root') ?? '')).toEqual({
      version: 1,
      ticked: ['documents'],
      inHand: ['passport'],
      assessment: { address: '/assessment/result?a=b', status: 'eligible' },
    });
    forgetAssessment();
    expect(JSON.parse(items.get('root') ?? '')).toEqual({
      version: 1,
      ticked: ['documents'],
      inHand: ['passport'],
    });
  });

  it('offers no address that is not one of our results', async () => {
    const state = {
      version: 1,
      ticked: [],
      assessment: { address: '//elsewhere.example', status: 'eligible' },
    };
    expect(await rehydrated(() => state)).toEqual({ ticked: [], inHand: [] });
  });
});
