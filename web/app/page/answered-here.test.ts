import { describe, expect, it, vi } from 'vitest';
import { answeredHere } from './answered-here.ts';

const asked = (server: () => Promise<string> = async () => 'from the server') => ({
  request: new Request('http://localhost/tool?hours=40'),
  serverLoader: vi.fn(server),
});

const here = async () => ({
  answer: async (query: URLSearchParams) => `from here: ${query.get('hours')} hours`,
});

describe('a tool that answers in this browser', () => {
  it('asks the server until its rules are here, then no more', async () => {
    const tool = answeredHere(here);
    const first = asked();
    expect(await tool.clientLoader(first)).toBe('from the server');
    const second = asked();
    expect(await tool.clientLoader(second)).toBe('from here: 40 hours');
    expect(second.serverLoader).not.toHaveBeenCalled();
  });

  it('loads its rules once, at the first touch', async () => {
    const load = vi.fn(here);
    const tool = answeredHere(load);
    expect(load).not.toHaveBeenCalled();
    tool.prepare();
    tool.prepare();
    await vi.waitFor(async () => expect(await tool.clientLoader(asked())).toBe('from here: 40 hours'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks the server when its rules cannot load, and tries again', async () => {
    const load = vi.fn(here).mockRejectedValueOnce(new Error('a new version was published'));
    const tool = answeredHere(load);
    expect(await tool.clientLoader(asked())).toBe('from the server');
    await tool.clientLoader(asked());
    expect(await tool.clientLoader(asked())).toBe('from here: 40 hours');
  });

  it('asks the server when it cannot answer', async () => {
    const tool = answeredHere(async () => ({
      answer: async (): Promise<string> => {
        throw new Error('no row');
      },
    }));
    await tool.clientLoader(asked());
    const second = asked();
    expect(await tool.clientLoader(second)).toBe('from the server');
  });
});
