import { describe, expect, it, vi } from 'vitest';
import { evaluateInBrowser } from './evaluate-in-browser.ts';

interface PageData {
  readonly from: string;
}

const loaderArgs = (server: () => Promise<PageData> = async () => ({ from: 'the server' })) => ({
  request: new Request('http://localhost/tool?hours=40'),
  serverLoader: vi.fn(server),
});

const loadModule = async () => ({
  answer: async (query: URLSearchParams): Promise<PageData> => ({
    from: `here, ${query.get('hours')} hours`,
  }),
});

const down = () => Promise.reject(new TypeError('fetch failed'));

describe('a tool evaluated in the browser', () => {
  it('asks the server until its rules have loaded, then no more', async () => {
    const tool = evaluateInBrowser(loadModule);
    expect(await tool.clientLoader(loaderArgs())).toEqual({ from: 'the server' });
    const second = loaderArgs();
    expect(await tool.clientLoader(second)).toEqual({ from: 'here, 40 hours' });
    expect(second.serverLoader).not.toHaveBeenCalled();
  });

  it('loads its rules once, at the first touch', async () => {
    const load = vi.fn(loadModule);
    const tool = evaluateInBrowser(load);
    expect(load).not.toHaveBeenCalled();
    tool.prepare();
    tool.prepare();
    await vi.waitFor(async () =>
      expect(await tool.clientLoader(loaderArgs())).toEqual({ from: 'here, 40 hours' }),
    );
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks the server when its rules fail to load, and retries loading', async () => {
    const load = vi.fn(loadModule).mockRejectedValueOnce(new Error('a new version was published'));
    const tool = evaluateInBrowser(load);
    expect(await tool.clientLoader(loaderArgs())).toEqual({ from: 'the server' });
    await tool.clientLoader(loaderArgs());
    expect(await tool.clientLoader(loaderArgs())).toEqual({ from: 'here, 40 hours' });
  });

  it('asks the server when it cannot evaluate', async () => {
    const tool = evaluateInBrowser(async () => ({
      answer: async (): Promise<PageData> => {
        throw new Error('no row');
      },
    }));
    await tool.clientLoader(loaderArgs());
    expect(await tool.clientLoader(loaderArgs())).toEqual({ from: 'the server' });
  });

  it('keeps the result shown when neither can evaluate, and says so', async () => {
    const tool = evaluateInBrowser<PageData>(() => Promise.reject(new Error('no connection')));
    tool.remember({ from: 'before' });
    expect(await tool.clientLoader(loaderArgs(down))).toEqual({ from: 'before', unreached: true });
  });

  it('passes on the server’s refusals', async () => {
    const tool = evaluateInBrowser(loadModule);
    tool.remember({ from: 'before' });
    const refused = loaderArgs(() => Promise.reject(new Response('', { status: 404 })));
    await expect(tool.clientLoader(refused)).rejects.toBeInstanceOf(Response);
  });
});
